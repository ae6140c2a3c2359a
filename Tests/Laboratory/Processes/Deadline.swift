import Glibc

/// The moment at which waiting ends.
public struct Deadline: Sendable {
  /// How long a desk test waits for anything before it fails. Generous, because it only ends
  /// what would fail anyway.
  public static let usual: Duration = .seconds(30)

  private let end: ContinuousClock.Instant

  /// The moment so long from now.
  public init(_ duration: Duration = Self.usual) {
    end = .now + duration
  }

  /// Whether nothing is left to wait for.
  public var hasPassed: Bool { .now >= end }

  /// What is left, for `poll`.
  var milliseconds: Int32 {
    let (seconds, attoseconds) = (end - .now).components
    return Int32(clamping: max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
  }

  /// Waits until the descriptor can be read or its other end is gone; false when time is up.
  func awaitReadable(_ descriptor: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while !hasPassed {
      if poll(&waiting, 1, milliseconds) > 0 { return true }
    }
    return false
  }
}
