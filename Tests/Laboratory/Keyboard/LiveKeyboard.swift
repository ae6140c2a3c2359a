import FoundationEssentials

/// The keyboard itself, running at a desk, and a finger that types on it.
@DeskActor
public final class LiveKeyboard {
  private let desk: Desk
  private let program: String
  private(set) var process: ChildProcess?

  /// Starts the keyboard and waits until it answers on the bus.
  public init(at desk: Desk, language: String = "en") throws {
    self.desk = desk
    program = try desk.session.install(try BuiltProgram.path("toccata"))
    process = try desk.session.start([program, "run", "--test"], with: ["LANGUAGE": language])
    try awaitBus()
  }

  /// The keyboard that the compositor starts by itself with this command.
  public init(startedBy desk: Desk) throws {
    self.desk = desk
    program = try desk.session.install(try BuiltProgram.path("toccata"))
    try awaitBus()
  }

  /// The command a compositor starts the keyboard with.
  public static func command(in session: Session) throws -> [String] {
    [try session.install(try BuiltProgram.path("toccata")), "run", "--test"]
  }

  /// Ends it, where it was not the compositor that started it.
  public func stop() { process?.stop() }

  private func awaitBus() throws {
    try desk.session.require([
      "/usr/bin/gdbus", "wait", "--session", "--timeout", "20", "org.toccata.Keyboard",
    ])
  }

  /// Runs a verb, such as `show`, and answers what it printed.
  @discardableResult
  public func run(_ verb: String...) throws -> String {
    try desk.session.require([program] + verb)
  }

  /// Types text through `toccata type`.
  public func type(_ text: String) throws {
    let file = try desk.session.write(text, to: "run/typed.txt")
    try desk.session.require(["/bin/sh", "-c", "'\(program)' type < '\(file)'"])
  }

  /// What it shows now.
  public func shown() throws -> ShownKeyboard {
    try JSONDecoder().decode(ShownKeyboard.self, from: Data(try run("keys", "--live").utf8))
  }

  /// Waits until what it shows is so.
  @discardableResult
  public func wait(
    _ what: String, _ deadline: Deadline = Deadline(), until condition: (ShownKeyboard) -> Bool
  ) throws -> ShownKeyboard {
    while true {
      let shown = try shown()
      if condition(shown) { return shown }
      guard !deadline.hasPassed else {
        throw LaboratoryError(
          "the keyboard did not \(what): it shows \(shown.type), \(shown.layer), visible"
            + " \(shown.visible)")
      }
    }
  }

  /// Waits until a keyboard of this type is on the screen.
  @discardableResult
  public func waitForType(_ type: String) throws -> ShownKeyboard {
    try wait("show \(type)") { $0.visible && $0.type == type && $0.frame.width > 0 }
  }

  /// Waits until it takes the field for a secret one, or for none.
  public func waitForSecrecy(_ isSecret: Bool, _ deadline: Deadline = Deadline()) throws {
    while true {
      let status = try JSONDecoder().decode(Status.self, from: Data(try run("status").utf8))
      if status.traits?.isSecureTextEntry ?? false == isSecret { return }
      guard !deadline.hasPassed else {
        throw LaboratoryError("the keyboard takes the field for \(isSecret ? "no " : "")secret")
      }
    }
  }

  /// What `toccata status` tells of the field.
  private struct Status: Decodable {
    struct Traits: Decodable { var isSecureTextEntry: Bool }
    var traits: Traits?
  }

  /// Taps a key by its id.
  public func tap(_ id: String) throws {
    let shown = try shown()
    guard let key = (shown.keys + shown.strip).first(where: { $0.id == id }) else {
      throw LaboratoryError("there is no key '\(id)' on \(shown.type), \(shown.layer)")
    }
    try desk.hand.tap(shown.center(of: key))
  }

  /// Taps an item of the application's bar.
  public func tapAccessory(_ id: String) throws {
    let shown = try wait("show the item \(id)") { shown in
      shown.visible && shown.accessory?.contains { $0.id == id } == true
    }
    guard let item = shown.accessory?.first(where: { $0.id == id }) else { return }
    try desk.hand.tap(shown.center(of: item))
  }

  /// Taps the key that does this, wherever it is.
  public func tapAction(_ action: String, target: String? = nil) throws {
    let shown = try shown()
    let found = (shown.keys + shown.strip).first { $0.action == action && $0.target == target }
    guard let key = found else { throw LaboratoryError("no key does '\(action)'") }
    try desk.hand.tap(shown.center(of: key))
  }

  /// Taps a slot of the bar, which is divided equally among what is offered.
  public func tapBar(slot: Int, of shown: ShownKeyboard) throws {
    guard let place = shown.center(ofSlot: slot) else {
      throw LaboratoryError("the bar has no slot \(slot)")
    }
    try desk.hand.tap(place)
  }

  /// Taps letters and spaces one after the other without looking, as a person does; each finger
  /// lands so far beside its key's middle, in widths and heights of a letter's key, one after the
  /// other.
  public func tapBlindly(_ text: String, beside offsets: [Point] = [Point(x: 0, y: 0)]) throws {
    for place in try places(of: text, beside: offsets) { try desk.hand.tap(place) }
  }

  /// Types letters and spaces with two thumbs: each comes down before the other one lifts.
  public func tapWithTwoThumbs(_ text: String) throws {
    for (index, place) in try places(of: text).enumerated() {
      try desk.hand.down(index % 2, at: place)
      if index > 0 { try desk.hand.up(1 - index % 2) }
    }
    try desk.hand.up(1 - text.count % 2)
  }

  /// Where fingers land that type this on the layer that is shown.
  func places(
    of text: String, beside offsets: [Point] = [Point(x: 0, y: 0)]
  ) throws -> [Point] {
    let shown = try shown()
    guard let letter = shown.keys.first else { return [] }
    return try text.enumerated().map { index, character in
      let id = character == " " ? "space" : character.lowercased()
      guard let key = shown.keys.first(where: { $0.id == id }) else {
        throw LaboratoryError("there is no key '\(id)' on \(shown.type), \(shown.layer)")
      }
      let (offset, center) = (offsets[index % offsets.count], shown.center(of: key))
      return Point(
        x: center.x + offset.x * letter.width, y: center.y + offset.y * letter.height)
    }
  }

  /// Types text key by key into a field, with shift and layers where they are needed, and waits for
  /// each character to arrive.
  public func tap(_ text: String, into field: String, of client: Client, after before: String = "")
    throws
  {
    var typed = before
    for character in text {
      try tap(character)
      typed.append(character)
      try client.waitForText(typed, in: field)
    }
  }

  private func tap(_ character: Character) throws {
    for _ in 0..<4 {
      let shown = try shown()
      if let key = shown.keys.first(where: { $0.output == String(character) }) {
        return try desk.hand.tap(shown.center(of: key))
      }
      try tapTowards(character, from: shown)
    }
    throw LaboratoryError("no key types '\(character)'")
  }

  /// Shift where the other case is there, else the layer that has the character.
  private func tapTowards(_ character: Character, from shown: ShownKeyboard) throws {
    let others = [character.lowercased(), character.uppercased()]
    if shown.keys.contains(where: { others.contains($0.output ?? "") }) {
      try tap("shift")
      try wait("change case") { $0.shift != shown.shift }
      return
    }
    let target = shown.layers.first { layer in
      layer.rows.joined().contains { ([String(character)] + others).contains($0.output ?? "") }
    }
    let step =
      shown.keys.first { $0.target != nil && $0.target == target?.id }
      ?? shown.keys.first { $0.target != nil }
    guard let step else { throw LaboratoryError("no layer has '\(character)'") }
    try tap(step.id)
    try wait("change layers") { $0.layer != shown.layer }
  }
}
