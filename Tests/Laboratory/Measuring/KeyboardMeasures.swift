import Glibc

/// What was measured of one keyboard on sway, with a field of GTK 3 that has the focus.
public struct KeyboardMeasures: Sendable {
  /// Milliseconds from the start of the program to its first picture handed to the compositor.
  public var firstFrame: Double
  /// Milliseconds from a tap to its letter in the field: the middle of many taps.
  public var tapToText: Double
  /// Megabytes while it is shown, after those taps.
  public var shownMemory: Double
  /// Megabytes while it is hidden.
  public var hiddenMemory: Double
  /// Context switches in the time in which another window changed its title ``titles`` times.
  public var hiddenSwitches: Int

  /// How many seconds the hidden keyboard is watched.
  public static let titles = 60
  private static let taps = 21

  /// Measures a keyboard, at desks of its own.
  @DeskActor
  public static func take(of keyboard: MeasuredKeyboard) throws -> KeyboardMeasures {
    let starts = try (0..<5).map { _ in try firstFrame(of: keyboard) }
    return try atField("measure-\(keyboard)") { desk, client in
      let process = try desk.session.start(try keyboard.command(in: desk.session))
      try desk.waitForPicture("show the keyboard") { $0.colors > 1 }
      try waitForLetter(keyboard, desk, client)
      let times = try (0..<taps).map { _ in try tapToText(keyboard, desk, client) }
      let shown = try ProcessFigures.memory(of: process.identifier)
      if keyboard == .wvkbd { kill(process.identifier, SIGUSR1) }
      let window = try Client(.titles, at: desk)
      try desk.waitForRest()
      let before = try ProcessFigures.contextSwitches(of: process.identifier)
      let hidden = try ProcessFigures.memory(of: process.identifier)
      let first = Int(window.focus ?? "") ?? 0
      try window.wait("change its title \(titles) times", Deadline(.seconds(2 * titles))) {
        window.focus == "\(first + titles)"
      }
      let after = try ProcessFigures.contextSwitches(of: process.identifier)
      return KeyboardMeasures(
        firstFrame: median(starts), tapToText: median(times), shownMemory: shown,
        hiddenMemory: hidden, hiddenSwitches: after - before)
    }
  }

  /// The keyboard is up when a tap types: the first taps may come before.
  @DeskActor
  private static func waitForLetter(
    _ keyboard: MeasuredKeyboard, _ desk: Desk, _ client: Client
  ) throws {
    let deadline = Deadline()
    while client.texts["free_form", default: ""].isEmpty {
      guard !deadline.hasPassed else { throw LaboratoryError("\(keyboard) does not type") }
      try tap(keyboard, desk)
      try? client.wait("take a letter", Deadline(.milliseconds(300))) {
        !client.texts["free_form", default: ""].isEmpty
      }
    }
    try desk.waitForRest()
    // Letters of earlier taps are not to be taken for those of later ones.
    try client.clear()
    try client.waitForText("", in: "free_form")
  }

  /// From a little aside: wvkbd learns where the pointer is only when that moves over it.
  @DeskActor
  private static func tap(_ keyboard: MeasuredKeyboard, _ desk: Desk) throws {
    let letter = keyboard.letter
    try desk.hand.hover(Point(x: letter.x + 4, y: letter.y))
    try desk.hand.tap(letter)
  }

  @DeskActor
  private static func tapToText(
    _ keyboard: MeasuredKeyboard, _ desk: Desk, _ client: Client
  ) throws -> Double {
    let count = client.texts["free_form", default: ""].count
    let start = ContinuousClock.now
    try tap(keyboard, desk)
    try client.wait("take a letter") { client.texts["free_form", default: ""].count > count }
    return milliseconds(since: start)
  }

  /// From the protocol's log: the first picture is committed to a surface of layer shell.
  @DeskActor
  private static func firstFrame(of keyboard: MeasuredKeyboard) throws -> Double {
    try atField("measure-start-\(keyboard)") { desk, _ in
      let words = try keyboard.command(in: desk.session)
      let command = ["/bin/sh", "-c", "exec \"$@\" 2>&1", "sh"] + words
      let start = ContinuousClock.now
      let process = try desk.session.start(
        command, output: .lines, with: ["WAYLAND_DEBUG": "client"])
      var log = FirstFrameLog()
      let deadline = Deadline()
      while let line = process.lines.next(deadline) {
        if log.isFirstFrame(line) { return milliseconds(since: start) }
      }
      throw LaboratoryError("\(keyboard) shows nothing")
    }
  }

  /// A desk at which a field has the focus, without a keyboard.
  @DeskActor
  private static func atField<Result>(
    _ name: String, _ body: (Desk, Client) throws -> Result
  ) throws -> Result {
    try Desk.with(Sway(), named: name) { desk in
      let client = try Client(.gtk3, at: desk)
      try desk.hand.tap(try client.place(of: "free_form").center)
      try client.waitForFocus("free_form")
      return try body(desk, client)
    }
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
