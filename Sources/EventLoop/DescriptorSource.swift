import Glibc

/// Any descriptor: calls its owner when it can be read. The descriptor stays its owner's.
@MainActor
public final class DescriptorSource: EventSource {
  /// The descriptor.
  public let descriptor: Int32
  private let onReadable: @MainActor () -> Void
  private var isReadable = false

  /// Waits until `descriptor` can be read or its other end is gone.
  public init(_ descriptor: Int32, onReadable: @escaping @MainActor () -> Void) {
    self.descriptor = descriptor
    self.onReadable = onReadable
  }

  /// Part of ``EventSource``.
  public func prepare() -> Int16 { Int16(POLLIN) }

  /// Part of ``EventSource``.
  public func collect(_ readyEvents: Int16) { isReadable = readyEvents != 0 }

  /// Part of ``EventSource``.
  public func dispatch() {
    guard isReadable else { return }
    isReadable = false
    onReadable()
  }
}
