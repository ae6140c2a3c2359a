import CWaylandProtocols

/// A group of input devices that belong to one person.
@MainActor
public final class Seat {
  /// The seat's name, for example `seat0`.
  public private(set) var name = ""
  /// The keymap the seat's keyboards use now, as XKB text; nil while there is none. After keys of a
  /// ``VirtualKeyboard`` it is that keyboard's.
  public private(set) var keymap: String?
  /// Called when ``keymap`` has changed.
  public var onKeymap: ((String) -> Void)?
  /// Whether there is a touch screen.
  public var hasTouch: Bool { touch != nil }
  /// Called when the first touch screen came or the last one went.
  public var onTouch: ((Bool) -> Void)?
  /// Whether the seat has a keyboard, real or virtual.
  public var hasKeyboard: Bool { keyboard != nil }

  /// The number of its global.
  let global: UInt32
  let proxy: Proxy
  private var touch: Touch?
  private var pointer: Pointer?
  private var keyboard: SeatKeyboard?
  private var pens: Pens?

  init(_ proxy: Proxy, global: UInt32) {
    self.proxy = proxy
    self.global = global
    wl_seat_add_listener(proxy.pointer, Self.listener.table, userData(self))
  }

  isolated deinit {
    setCapabilities([])
  }

  /// Listens to pens too, where the compositor offers them.
  func addPens(from manager: Proxy?) {
    guard pens == nil, let manager else { return }
    pens = Pens(manager, seat: proxy)
  }

  /// Devices come and go; the fingers of one that went are cancelled.
  private func setCapabilities(_ capabilities: SeatCapabilities) {
    let hadTouch = hasTouch
    defer { if hasTouch != hadTouch { onTouch?(hasTouch) } }
    if !capabilities.contains(.touch) { touch?.cancelAll() }
    touch = capabilities.contains(.touch) ? touch ?? Touch(proxy) : nil
    if !capabilities.contains(.pointer) { pointer?.cancelAll() }
    pointer = capabilities.contains(.pointer) ? pointer ?? Pointer(proxy) : nil
    keyboard = capabilities.contains(.keyboard) ? keyboard ?? makeKeyboard() : nil
  }

  private func makeKeyboard() -> SeatKeyboard? {
    SeatKeyboard(proxy) { [unowned self] text in
      guard text != keymap else { return }
      keymap = text
      onKeymap?(text)
    }
  }

  private static let listener = Listener(
    wl_seat_listener(
      capabilities: { data, _, capabilities in
        receiver(data, Seat.self)?.setCapabilities(SeatCapabilities(rawValue: capabilities))
      },
      name: { data, _, name in receiver(data, Seat.self)?.name = text(name) }))
}

/// What a seat has (`wl_seat.capability`).
nonisolated struct SeatCapabilities: OptionSet, Sendable {
  let rawValue: UInt32

  static let pointer = SeatCapabilities(rawValue: 1)
  static let keyboard = SeatCapabilities(rawValue: 2)
  static let touch = SeatCapabilities(rawValue: 4)
}
