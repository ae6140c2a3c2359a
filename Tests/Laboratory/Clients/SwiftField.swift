/// A program that speaks to the keyboard by `ToccataClient`, for a field of another program's
/// window.
@DeskActor
public final class SwiftField {
  private let process: ChildProcess
  private var told: [String] = []

  /// Starts it for a window of this application.
  public init(of application: String, at desk: Desk) throws {
    let program = try desk.session.install(try BuiltProgram.path("toccata-field"))
    process = try desk.session.start([program, application], output: .lines)
  }

  /// Tells it something: focus, blur, keys, click.
  public func say(_ word: String) throws { try process.send(word) }

  /// Waits until it tells this, and answers whether it did before the deadline.
  public func hears(_ line: String, _ deadline: Deadline = Deadline()) -> Bool {
    while !told.contains(line) {
      guard let next = process.lines.next(deadline) else { return false }
      told.append(next)
    }
    told.removeAll { $0 == line }
    return true
  }
}
