import CWaylandProtocols
import Glibc

/// The connection to a compositor: what it offers, its outputs and seats, and the three steps by
/// which an event loop serves it.
public final class Connection {
  /// Where the compositor is.
  public enum Address {
    /// `WAYLAND_SOCKET`, `WAYLAND_DISPLAY`, or `wayland-0`.
    case environment
    /// A socket by its name in `XDG_RUNTIME_DIR`, or by its whole path.
    case socket(String)
    /// A connected socket, which the connection takes over.
    case descriptor(Int32)
  }

  /// What the compositor offers.
  public let registry: Registry
  /// The screens.
  public private(set) var outputs: [Output] = []
  /// The groups of input devices.
  public private(set) var seats: [Seat] = []
  /// What ended the connection, or nil while it is sound.
  public private(set) var failure: ConnectionError?

  /// Called when a screen came, went or changed.
  public var onOutputsChange: (() -> Void)?
  /// Called when a seat came or went.
  public var onSeatsChange: (() -> Void)?
  /// Called when anything else the compositor offers came or went.
  public var onOffersChange: (() -> Void)?
  /// Called once, when the connection has ended.
  public var onFailure: ((ConnectionError) -> Void)?

  let display: Display
  private var afterDispatch: [ObjectIdentifier: () -> Void] = [:]
  private var outputObservers: [ObjectIdentifier: () -> Void] = [:]
  private var isReading = false

  /// Connects, and waits until outputs and seats are known.
  public init(_ address: Address = .environment) throws(ConnectionError) {
    // It would write lines of its own about what the error says.
    wl_log_set_handler_client { _, _ in }
    let pointer =
      switch address {
      case .environment: wl_display_connect(nil)
      case .socket(let name): wl_display_connect(name)
      case .descriptor(let descriptor): wl_display_connect_to_fd(descriptor)
      }
    guard let pointer else {
      throw .unreachable(address: Self.name(address), errno: errno)
    }
    display = Display(pointer)
    guard let registry = Registry(display) else { throw .lost(errno: ENOMEM) }
    self.registry = registry
    registry.onAppear = { [unowned self] in appeared($0) }
    registry.onVanish = { [unowned self] in vanished($0) }
    // The first answer names the globals, the second what they are, the third the keymap of a seat
    // that has one: a virtual keyboard that came before would put its own in that one's place.
    for _ in 0..<2 { try roundtrip() }
    if seats.contains(where: \.hasKeyboard) { try roundtrip() }
  }

  /// Waits until the compositor has answered everything sent so far. For the start and for tests:
  /// the event loop's steps never block.
  public func roundtrip() throws(ConnectionError) {
    let count = wl_display_roundtrip(display.pointer)
    dispatched()
    if count < 0 { throw fail() }
  }

  /// Calls `action` when the compositor has done all that was asked of it so far; never where the
  /// connection ends before.
  public func whenAnswered(_ action: @escaping () -> Void) {
    guard failure == nil else { return }
    _ = Answer(of: display, action)
  }

  /// Calls `action` when what the compositor made of it is also on its way to other clients: it
  /// sends to one client after the other, and to this one perhaps first.
  public func whenPassedOn(_ action: @escaping () -> Void) {
    whenAnswered { [weak self] in self?.whenAnswered(action) }
  }

  private func appeared(_ global: Global) {
    switch global.interface {
    case Interface.output.name:
      guard let proxy = registry.bind(global, as: .output) else { return }
      let output = Output(proxy, global: global.name) { [unowned self] in outputsChanged() }
      output.describe(with: registry.factory(.outputManager))
      outputs.append(output)
    case Interface.seat.name:
      guard let proxy = registry.bind(global, as: .seat) else { return }
      let seat = Seat(proxy, global: global.name)
      seat.addPens(from: registry.factory(.tablets))
      seats.append(seat)
      onSeatsChange?()
    case Interface.outputManager.name:
      // It may be announced after the outputs.
      for output in outputs { output.describe(with: registry.factory(.outputManager)) }
    case Interface.tablets.name:
      for seat in seats { seat.addPens(from: registry.factory(.tablets)) }
    default:
      onOffersChange?()
    }
  }

  private func vanished(_ global: Global) {
    switch global.interface {
    case Interface.output.name:
      outputs.removeAll { $0.global == global.name }
      outputsChanged()
    case Interface.seat.name:
      seats.removeAll { $0.global == global.name }
      onSeatsChange?()
    default:
      onOffersChange?()
    }
  }

  private func outputsChanged() {
    for observer in outputObservers.values { observer() }
    onOutputsChange?()
  }

  /// Calls `action` whenever a screen came, went or changed, until it is nil.
  func observeOutputs(_ owner: AnyObject, _ action: (() -> Void)?) {
    outputObservers[ObjectIdentifier(owner)] = action
  }

  private static func name(_ address: Address) -> String {
    switch address {
    case .environment:
      getenv("WAYLAND_SOCKET").map { "WAYLAND_SOCKET=" + String(cString: $0) }
        ?? getenv("WAYLAND_DISPLAY").map { String(cString: $0) } ?? "wayland-0"
    case .socket(let name): name
    case .descriptor(let descriptor): "descriptor \(descriptor)"
    }
  }
}

// The steps of the event loop, in its own terms: poll(2) masks.
extension Connection {
  /// The socket; negative once the connection has ended.
  public var descriptor: Int32 {
    failure == nil ? wl_display_get_fd(display.pointer) : -1
  }

  /// Flushes, and gets ready to read. Answers what to wait for, or nil if events wait already.
  public func prepare() -> Int16? {
    guard failure == nil else { return 0 }
    isReading = wl_display_prepare_read(display.pointer) == 0
    let isFlushed = wl_display_flush(display.pointer) >= 0
    guard isReading else { return nil }
    // A broken pipe is left to reading, which finds out why.
    return Int16(isFlushed || errno != EAGAIN ? POLLIN : POLLIN | POLLOUT)
  }

  /// Sends what waits to be sent, as far as the socket takes it; ``prepare()`` sends the rest.
  public func flush() {
    guard failure == nil else { return }
    wl_display_flush(display.pointer)
  }

  /// Reads what has come.
  public func collect(_ readyEvents: Int16) {
    guard isReading else { return }
    isReading = false
    if readyEvents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
      wl_display_read_events(display.pointer)
    } else {
      wl_display_cancel_read(display.pointer)
    }
  }

  /// Calls everybody whom the events concern, and reports the end of the connection.
  public func dispatch() {
    guard failure == nil else { return }
    let count = wl_display_dispatch_pending(display.pointer)
    dispatched()
    if count < 0 || wl_display_get_error(display.pointer) != 0 { fail() }
  }

  /// Calls `action` whenever a batch of events was dispatched, until it is nil.
  func afterDispatch(of owner: AnyObject, _ action: (() -> Void)?) {
    afterDispatch[ObjectIdentifier(owner)] = action
  }

  private func dispatched() {
    for action in afterDispatch.values { action() }
  }

  @discardableResult
  private func fail() -> ConnectionError {
    let error = failure ?? display.failure ?? .lost(errno: EPIPE)
    if failure == nil {
      failure = error
      onFailure?(error)
    }
    return error
  }
}
