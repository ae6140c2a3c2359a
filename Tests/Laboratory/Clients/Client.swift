import FoundationEssentials

/// A program with text fields at a desk, which tells what happens in them.
@DeskActor
public final class Client {
  /// The field that got the focus last.
  public private(set) var focus: String?
  /// What stands in each field that was changed.
  public private(set) var texts: [String: String] = [:]

  private let kind: ClientKind
  private let process: ChildProcess
  private let lines: LineReader
  private var isReady = false
  private var width = 0.0
  /// In logical pixels of the window, or of a browser's page.
  private var fields: [String: Rectangle] = [:]
  /// Where the window or the page begins on the desk.
  private var origin = Point(x: 0, y: 0)
  private var touch: (point: Point, below: Double?)?
  private var values: [String] = []

  /// Starts the program and waits until it can be tapped.
  public init(_ kind: ClientKind, at desk: Desk) throws {
    self.kind = kind
    let launch = try kind.launch(in: desk.session)
    process = try desk.session.start(
      launch.command, output: launch.pipe == nil ? .lines : .log, with: launch.environment)
    lines = launch.pipe ?? process.lines
    // The first frame may be drawn before the compositor has given the window its size.
    let whole = kind.isTerminal ? 0 : Double(desk.size.width)
    try wait("be drawn") { isReady }
    if kind == .titles { return }
    if kind == .westonEditor { try maximize(desk) }
    try wait("fill the desk") { width >= whole }
    try findWindow(desk)
    if kind.isWholeWindow {
      fields[kind.wholeWindowField] = Rectangle(
        x: 0, y: 0, width: Double(desk.size.width), height: Double(desk.size.height) / 2)
    }
  }

  /// By Weston's own shortcut: Super, Shift and M. Keys go where the pointer is.
  private func maximize(_ desk: Desk) throws {
    let codes = [125, 42, 50]
    try desk.hand.hover(Point(x: 1, y: 1))
    for code in codes { try desk.hand.key(code, pressed: true) }
    for code in codes.reversed() { try desk.hand.key(code, pressed: false) }
  }

  /// A program does not know when its window is on the screen, nor a browser where its page is: an
  /// empty spot is tapped until the program tells of it, and where it was. A browser may feel the
  /// tap while its window still moves to its place: then its page does not end with the desk.
  private func findWindow(_ desk: Desk) throws {
    let (width, height) = (Double(desk.size.width), Double(desk.size.height))
    // Above any keyboard that has come by itself.
    let spot = Point(x: width / 2, y: kind.takesFocus ? height / 5 : height / 2)
    let deadline = Deadline()
    func isFound() -> Bool {
      guard let touch else { return false }
      guard let below = touch.below else { return true }
      return abs(spot.y + below - Double(desk.size.height)) < 2
    }
    while !isFound() {
      touch = nil
      try desk.hand.tap(spot)
      do {
        try wait("feel a tap", Deadline(.seconds(1))) { touch != nil }
      } catch {
        if deadline.hasPassed { throw error }
      }
    }
    if !kind.isWholeWindow, let point = touch?.point {
      origin = Point(x: spot.x - point.x, y: spot.y - point.y)
    }
  }

  /// Waits until the field has the focus.
  public func waitForFocus(_ field: String) throws {
    try wait("focus \(field)") { focus == field }
  }

  /// Waits until exactly this stands in the field.
  public func waitForText(_ text: String, in field: String) throws {
    do {
      try wait("have the text '\(text)' in \(field)") { texts[field, default: ""] == text }
    } catch {
      throw LaboratoryError("\(error); there is '\(texts[field, default: ""])'")
    }
  }

  /// Where a field is on the desk.
  public func place(of field: String) throws -> Rectangle {
    guard let place = fields[field] else {
      throw LaboratoryError("\(kind) has no field '\(field)'")
    }
    return Rectangle(
      x: place.x + origin.x, y: place.y + origin.y, width: place.width, height: place.height)
  }

  /// What the program has told of itself so far.
  public var told: [String] { values }

  /// Waits until the program has told this, and forgets what it told.
  public func waitToHear(_ value: String) throws {
    do {
      try wait("tell '\(value)'") { values.contains(value) }
    } catch {
      throw LaboratoryError("\(error); it told \(values)")
    }
    values = []
  }

  /// Empties all fields.
  public func clear() throws { try tell(["do": "clear"]) }

  /// Gives the focus to a field without a tap.
  public func giveFocus(to field: String) throws { try tell(["do": "focus", "field": field]) }

  /// Runs JavaScript in a browser's page, and answers its value as JSON.
  public func evaluate(_ code: String) throws -> String {
    values = []
    try tell(["do": "eval", "code": code])
    try wait("answer") { !values.isEmpty }
    return values[0]
  }

  /// Asks a browser's page until the code's value is this, as JSON.
  public func waitForValue(
    _ value: String, of code: String, _ deadline: Deadline = Deadline()
  ) throws {
    var answer = try evaluate(code)
    while answer != value {
      guard !deadline.hasPassed else {
        throw LaboratoryError("\(code) is \(answer) instead of \(value)")
      }
      answer = try evaluate(code)
    }
  }

  /// Reads what the program tells until the condition holds.
  public func wait(
    _ what: String, _ deadline: Deadline = Deadline(), until condition: () -> Bool
  ) throws {
    while !condition() {
      guard let line = lines.next(deadline) else {
        throw LaboratoryError(
          deadline.hasPassed ? "\(kind) did not \(what)" : "\(kind) ended: it did not \(what)")
      }
      take(try JSONDecoder().decode(ClientReport.self, from: Data(line.utf8)))
    }
  }

  /// Ends the program.
  public func stop() { process.stop() }

  private func take(_ report: ClientReport) {
    switch report {
    case .ready: isReady = true
    case .layout(let width, let fields): (self.width, self.fields) = (width, fields)
    case .touch(let point, let below): touch = (point, below)
    case .focus(let field): focus = field
    case .text(let field, let text): texts[field] = text
    case .value(let value): values.append(value)
    }
  }

  private func tell(_ command: [String: String]) throws {
    try process.send(String(decoding: try JSONEncoder().encode(command), as: UTF8.self))
  }
}
