import CSystemd
import Glibc

/// A connection to the session's message bus, for any loop that can poll.
///
/// Each turn the loop asks for ``descriptor``, ``events`` and ``deadline``, waits, and calls
/// ``process()``. Nothing here blocks but what says so.
@MainActor
public final class BusConnection {
  /// Called once when the bus is gone.
  public var onDisconnect: (() -> Void)?
  let pointer: OpaquePointer
  private var isClosed = false

  /// Messages handled in one turn; a flood must not keep the loop from its other sources.
  private static let messagesPerTurn = 64

  /// Connects to the bus at `address` (as in DBUS_SESSION_BUS_ADDRESS), or to the person's own.
  /// The error says why there is none.
  public init(address: String? = nil) throws(BusError) {
    var bus: OpaquePointer?
    let result = address.map { Self.open($0, &bus) } ?? sd_bus_open_user(&bus)
    guard result >= 0, let bus else {
      throw .noBus(errno: -result)
    }
    pointer = bus
  }

  isolated deinit {
    sd_bus_close(pointer)
    sd_bus_unref(pointer)
  }

  private static func open(_ address: String, _ bus: inout OpaquePointer?) -> Int32 {
    var new: OpaquePointer?
    let result = sd_bus_new(&new)
    guard result >= 0 else { return result }
    for step in [
      { sd_bus_set_address(new, address) },
      { sd_bus_set_bus_client(new, 1) },
      // Who reached this bus may call; there are no privileges to check.
      { sd_bus_set_trusted(new, 1) },
      { sd_bus_start(new) },
    ] {
      let result = step()
      guard result >= 0 else {
        sd_bus_unref(new)
        return result
      }
    }
    bus = new
    return 0
  }

  /// What to poll; negative when the bus is gone.
  public var descriptor: Int32 { isClosed ? -1 : max(-1, sd_bus_get_fd(pointer)) }

  /// The events to wait for, as poll(2) has them.
  public var events: Int16 { isClosed ? 0 : Int16(max(0, sd_bus_get_events(pointer))) }

  /// When to call ``process()`` even if nothing came, by the monotonic clock; zero is at once,
  /// nil never.
  public var deadline: Duration? {
    var microseconds = UInt64.max
    guard !isClosed, sd_bus_get_timeout(pointer, &microseconds) >= 0,
      let finite = Int64(exactly: microseconds)
    else { return nil }
    return .microseconds(finite)
  }

  /// Reads, calls back, and sends what waits.
  public func process() {
    for _ in 0..<Self.messagesPerTurn where !isClosed {
      let result = sd_bus_process(pointer, nil)
      if result == 0 || result == -EBUSY { return }
      if result < 0 { disconnected() }
    }
  }

  private func disconnected() {
    isClosed = true
    sd_bus_close(pointer)
    onDisconnect?()
  }

  /// The bus has greeted us; calls made before that wait for it.
  public var isReady: Bool { sd_bus_is_ready(pointer) > 0 }

  /// Our own name on the bus, once it is ready.
  public var uniqueName: String? {
    var name: UnsafePointer<CChar>?
    guard isReady, sd_bus_get_unique_name(pointer, &name) >= 0 else { return nil }
    return name.map { String(cString: $0) }
  }
}
