import Layouts

/// Writes down where fingers went and when, for tests to play again: coordinates and times alone.
/// What is typed in a secret field is not recorded at all.
public struct TouchRecorder: Hashable, Sendable {
  /// The script so far, a line an event: milliseconds, finger, what it did, and where.
  public private(set) var script = ""
  private var begin: Instant?

  /// A recorder that has seen nothing.
  public init() {}

  /// An event came.
  public mutating func record(_ touch: TouchEvent, now: Instant, isSecret: Bool) {
    guard !isSecret else { return }
    let start = begin ?? now
    begin = start
    let (seconds, attoseconds) = (now - start).components
    let time = "@\(seconds * 1_000 + attoseconds / 1_000_000_000_000_000)"
    switch touch {
    case .down(let id, let point): script += "\(time) \(id.rawValue) down \(Self.place(point))\n"
    case .move(let id, let point): script += "\(time) \(id.rawValue) move \(Self.place(point))\n"
    case .up(let id): script += "\(time) \(id.rawValue) up\n"
    case .cancel(let id): script += "\(time) \(id.rawValue) cancel\n"
    case .cancelAll: script += "\(time) all cancel\n"
    }
  }

  private static func place(_ point: Point) -> String { "\(point.x),\(point.y)" }
}
