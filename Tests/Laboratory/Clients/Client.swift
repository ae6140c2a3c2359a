import FoundationEssentials

/// A program with text fields at a desk, which tells what happens in them.
@DeskActor
public final class Client {
  /// Where each field is, in logical pixels of the desk (windows start at its corner).
  public private(set) var fields: [String: Rectangle] = [:]
  /// The field that got the focus last.
  public private(set) var focus: String?
  /// What stands in each field that was changed.
  public private(set) var texts: [String: String] = [:]

  private let kind: ClientKind
  private let process: ChildProcess
  private let lines: LineReader
  private var isReady = false
  private var values: [String] = []

  /// Starts the program and waits until it can be tapped.
  public init(_ kind: ClientKind, at desk: Desk) throws {
    self.kind = kind
    let launch = try kind.launch(in: desk.session)
    process = try desk.session.start(
      launch.command, output: launch.pipe == nil ? .lines : .log, with: launch.environment)
    lines = launch.pipe ?? process.lines
    if kind.isWholeWindow {
      fields[kind.wholeWindowField] = Rectangle(
        x: 0, y: 0, width: Double(desk.size.width), height: Double(desk.size.height) / 2)
    }
    try wait("be ready") { isReady }
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

  /// The place of a field.
  public func place(of field: String) throws -> Rectangle {
    guard let place = fields[field] else {
      throw LaboratoryError("\(kind) has no field '\(field)'")
    }
    return place
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
    case .layout(let fields): self.fields = fields
    case .focus(let field): focus = field
    case .text(let field, let text): texts[field] = text
    case .value(let value): values.append(value)
    }
  }

  private func tell(_ command: [String: String]) throws {
    try process.send(String(decoding: try JSONEncoder().encode(command), as: UTF8.self))
  }
}
