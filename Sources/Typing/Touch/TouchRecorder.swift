import Layouts

/// Writes down where fingers went and when, for tests to play again: coordinates and times alone.
/// What is typed in a secret field is not recorded at all.
public struct TouchRecorder: Hashable, Sendable {
  private var begin: Instant?
  /// The fingers that the record has seen come down.
  private var down: Set<TouchID> = []

  /// A recorder that has seen nothing.
  public init() {}

  /// An event came: answers the lines it adds to the record, none in a secret field. A line is
  /// milliseconds, finger, what it did, and where.
  public mutating func record(_ touch: TouchEvent, now: Instant, isSecret: Bool) -> String {
    let time = now - (begin ?? now)
    guard !isSecret else { return end(time) }
    switch touch {
    case .down(let id, let point):
      begin = begin ?? now
      down.insert(id)
      return line(time, "\(id.rawValue) down \(point.x),\(point.y)")
    case .move(let id, let point) where down.contains(id):
      return line(time, "\(id.rawValue) move \(point.x),\(point.y)")
    case .up(let id) where down.remove(id) != nil: return line(time, "\(id.rawValue) up")
    case .cancel(let id) where down.remove(id) != nil: return line(time, "\(id.rawValue) cancel")
    case .cancelAll: return end(time)
    // Fingers that came down in a secret field.
    case .move, .up, .cancel: return ""
    }
  }

  /// Nothing more is to be heard of the fingers that are down.
  private mutating func end(_ time: Duration) -> String {
    guard !down.isEmpty else { return "" }
    down = []
    return line(time, "all cancel")
  }

  private func line(_ time: Duration, _ action: String) -> String {
    "@\(time.wholeMilliseconds) \(action)\n"
  }
}
