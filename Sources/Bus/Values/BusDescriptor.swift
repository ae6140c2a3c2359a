import Glibc

/// A file descriptor that came with a message or goes with one; closed with its last reference.
public final class BusDescriptor: Sendable, Equatable {
  /// The descriptor, for as long as this object lives.
  public let number: Int32

  /// Takes over `number` and will close it.
  public init(owning number: Int32) {
    self.number = number
  }

  /// A duplicate of `number`, which stays its owner's; nil if there is none to be had.
  public init?(duplicating number: Int32) {
    let duplicate = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard duplicate >= 0 else { return nil }
    self.number = duplicate
  }

  deinit {
    close(number)
  }

  /// Two are equal when they are one and the same.
  public static func == (left: BusDescriptor, right: BusDescriptor) -> Bool { left === right }
}
