import CLinux
import Glibc

/// Signals as events: they no longer interrupt anything.
@MainActor
public final class SignalSource: EventSource {
  /// The signalfd; negative if the system gave none.
  public let descriptor: Int32
  /// Called with each signal that came, once the source is in a loop.
  public var onSignal: @MainActor (Int32) -> Void
  private var arrived: [Int32] = []

  /// Takes over these signals for the whole process. Call it before other threads start, or they
  /// keep the signals' old meaning.
  public init(_ signals: [Int32], onSignal: @escaping @MainActor (Int32) -> Void = { _ in }) {
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in signals { sigaddset(&mask, signal) }
    pthread_sigmask(SIG_BLOCK, &mask, nil)
    descriptor = signalfd(-1, &mask, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    self.onSignal = onSignal
  }

  isolated deinit {
    close(descriptor)
  }

  /// Part of ``EventSource``.
  public func prepare() -> Int16? { Int16(POLLIN) }

  /// Part of ``EventSource``.
  public func collect(_ readyEvents: Int16) {
    guard readyEvents & Int16(POLLIN) != 0 else { return }
    var info = signalfd_siginfo()
    while read(descriptor, &info, MemoryLayout.size(ofValue: info)) > 0 {
      arrived.append(Int32(bitPattern: info.ssi_signo))
    }
  }

  /// Part of ``EventSource``.
  public func dispatch() {
    let signals = arrived
    arrived.removeAll(keepingCapacity: true)
    for signal in signals { onSignal(signal) }
  }
}
