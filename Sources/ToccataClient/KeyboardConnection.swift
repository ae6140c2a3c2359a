import Bus

/// An application's way to the keyboard. It needs no event loop of its own: the application's loop
/// waits for ``descriptor`` as ``events`` and ``deadline`` say, and calls ``process()``.
///
/// ```swift
/// let keyboard = try KeyboardConnection(applicationID: "org.example.Chat")
/// let message = TextInputField(keyboard)
/// message.returnKeyType = .send
/// // When the field gets the focus:
/// message.becomeFirstResponder()
/// ```
///
/// Where no keyboard runs everything is kept and told as soon as one does; nothing starts it.
@MainActor
public final class KeyboardConnection {
  /// Called once when the message bus is gone; nothing works from then on.
  public var onDisconnect: (() -> Void)? {
    get { bus.onDisconnect }
    set { bus.onDisconnect = newValue }
  }
  /// Where the keyboard is, so that what it would cover can be moved out of its way.
  public let layoutGuide: KeyboardLayoutGuide
  /// The application's id, as its desktop file and its windows have it.
  public let applicationID: String?
  /// Whether a keyboard runs.
  public var isKeyboardRunning: Bool { owner != nil }

  /// The keyboard's unique bus name; nil while none runs.
  private(set) var owner: String?
  let bus: BusConnection
  private var fields: [WeakField] = []
  private var watch: BusSlot?

  private struct WeakField {
    weak var field: TextInputField?
  }

  /// Joins the person's message bus, or the one at `address` (as in `DBUS_SESSION_BUS_ADDRESS`).
  /// The error says why there is none.
  ///
  /// - Parameter applicationID: the application's id. Flatpak and systemd know it better where they
  ///   started the application.
  public init(applicationID: String? = nil, address: String? = nil) throws(KeyboardError) {
    self.applicationID = applicationID
    bus = try BusConnection(address: address)
    layoutGuide = KeyboardLayoutGuide()
    watch = try bus.watchOwner(of: KeyboardNames.service) { [weak self] owner in
      self?.keyboardChanged(owner)
    }
    try layoutGuide.listen(on: bus)
  }

  /// What to poll for; negative when the bus is gone.
  public var descriptor: Int32 { bus.descriptor }

  /// The events to wait for, as poll(2) has them.
  public var events: Int16 { bus.events }

  /// When to call ``process()`` even if nothing came, by the monotonic clock; nil never.
  public var deadline: Duration? { bus.deadline }

  /// Reads what came, calls back, and sends what waits. Never blocks.
  public func process() { bus.process() }

  /// Shows the keyboard, though no field asked for it.
  public func showKeyboard() {
    KeyboardClient(bus).show { _ in }
  }

  /// Hides the keyboard until a field gets the focus again.
  public func hideKeyboard() {
    KeyboardClient(bus).hide { _ in }
  }

  func add(_ field: TextInputField) {
    fields.removeAll { $0.field == nil }
    fields.append(WeakField(field: field))
  }

  /// How many fields are registered at a time: the keyboard takes 64 of an application.
  static let mostRegistered = 48

  /// Only one field of an application has the focus; those that had it last stay registered.
  func focusMoved(to field: TextInputField) {
    fields.removeAll { $0.field == nil || $0.field === field }
    fields.append(WeakField(field: field))
    let all = fields.compactMap(\.field)
    for other in all.dropLast() { other.lostFocus() }
    for other in all.dropLast(Self.mostRegistered) { other.giveUp() }
  }

  private func keyboardChanged(_ owner: String?) {
    let isOther = self.owner != nil
    self.owner = owner
    layoutGuide.keyboardChanged(owner, bus: bus)
    for field in fields.compactMap(\.field) {
      field.keyboardChanged(isRunning: owner != nil, isOther: isOther)
    }
  }
}
