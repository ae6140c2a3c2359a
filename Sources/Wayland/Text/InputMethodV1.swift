import CWaylandProtocols

/// Text into fields by `zwp_input_method_v1`: KWin, which starts the keyboard itself, and Weston.
@MainActor
public final class InputMethodV1: InputMethod {
  /// Called with what happens.
  public var onEvent: ((InputMethodEvent) -> Void)?
  /// Whether a field wants text now.
  public var isActive: Bool { context != nil }

  private let connection: Connection
  private let proxy: Proxy
  private let mayRead: ReadingPermission
  private var context: InputMethodContext?
  private var field = FieldBuffer(.textInputV1)

  /// The input method; nil where the compositor does not offer the protocol to us.
  public init?(_ connection: Connection, mayRead: @escaping ReadingPermission) {
    guard let proxy = connection.registry.bindFirst(.inputMethodV1) else { return nil }
    self.connection = connection
    self.proxy = proxy
    self.mayRead = mayRead
    zwp_input_method_v1_add_listener(proxy.pointer, Self.listener.table, userData(self))
    // Some compositors tell a new field's state without saying that it is whole.
    connection.afterDispatch(of: self) { [unowned self] in
      if field.isPending { publish() }
    }
  }

  isolated deinit {
    connection.afterDispatch(of: self, nil)
  }

  /// Sends an edit; fields apply its parts together.
  public func apply(_ edit: TextEdit) {
    context?.apply(edit)
  }

  /// Sends a key by its meaning (an XKB keysym). The bits of `modifiers` are Shift, Control, Alt
  /// and Super. KWin passes on only Backspace, Return and arrows to newer clients.
  public func keysym(_ keysym: UInt32, isPressed: Bool, modifiers: UInt32 = 0, time: UInt32) {
    context?.keysym(keysym, isPressed: isPressed, modifiers: modifiers, time: time)
  }

  /// Sends a key by its evdev code, under the compositor's own keymap.
  public func key(_ code: UInt32, isPressed: Bool, time: UInt32) {
    context?.key(code, isPressed: isPressed, time: time)
  }

  /// The language that is typed, BCP 47; each field is told it. Nil where nobody knows.
  public var language: String? { didSet { tellLanguage() } }

  /// Only when the field has told its state is there a serial to tell it with.
  private func tellLanguage() {
    if let language, field.isActive { context?.setLanguage(language) }
  }

  private func activate(_ pointer: OpaquePointer?) {
    field.activate()
    context = InputMethodContext(pointer, of: connection.display) { [unowned self] report in
      switch report {
      case .changed(let change): change(&field)
      case .committed: publish()
      }
    }
  }

  private func deactivate(_ pointer: OpaquePointer?) {
    guard let context, context.isFor(pointer) else { return }
    self.context = nil
    field.deactivate()
    publish()
  }

  private func publish() {
    for event in field.apply(mayRead) { onEvent?(event) }
    tellLanguage()
  }

  private static let listener = Listener(
    zwp_input_method_v1_listener(
      activate: { data, _, context in receiver(data, InputMethodV1.self)?.activate(context) },
      deactivate: { data, _, context in receiver(data, InputMethodV1.self)?.deactivate(context) }))
}
