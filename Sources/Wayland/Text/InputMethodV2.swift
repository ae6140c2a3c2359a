import CWaylandProtocols

/// Text into fields by `zwp_input_method_v2`: wlroots, Phosh, COSMIC, niri, Hyprland.
public final class InputMethodV2: InputMethod {
  /// Called with what happens.
  public var onEvent: ((InputMethodEvent) -> Void)?
  /// Whether a field wants text now.
  public var isActive: Bool { field.isActive && isAvailable }
  /// Whether the seat is ours; once lost it stays lost.
  public private(set) var isAvailable = true

  private let proxy: Proxy
  private let mayRead: ReadingPermission
  private var field = FieldBuffer(.textInputV3)
  /// How many states the compositor has sent; what we send bears the number of the last we know.
  private var serial: UInt32 = 0

  /// The input method of this seat; nil where the compositor does not speak the protocol.
  public init?(_ connection: Connection, seat: Seat, mayRead: @escaping ReadingPermission) {
    guard let manager = connection.registry.factory(.inputMethodV2),
      let proxy = Proxy(
        zwp_input_method_manager_v2_get_input_method(manager.pointer, seat.proxy.pointer),
        of: connection.display, destroy: { zwp_input_method_v2_destroy($0) })
    else { return nil }
    self.proxy = proxy
    self.mayRead = mayRead
    zwp_input_method_v2_add_listener(proxy.pointer, Self.listener.table, userData(self))
  }

  /// Sends an edit as one transaction, or as several where its text is longer than a message.
  public func apply(_ edit: TextEdit) {
    guard isActive else { return }
    if edit.deletes {
      zwp_input_method_v2_delete_surrounding_text(
        proxy.pointer, UInt32(clamping: edit.deleteBefore), UInt32(clamping: edit.deleteAfter))
    }
    var pieces = WireText.pieces(edit.commit)
    let last = pieces.popLast()
    for piece in pieces {
      zwp_input_method_v2_commit_string(proxy.pointer, piece)
      zwp_input_method_v2_commit(proxy.pointer, serial)
    }
    if let last { zwp_input_method_v2_commit_string(proxy.pointer, last) }
    if let preedit = edit.preedit { set(preedit) }
    zwp_input_method_v2_commit(proxy.pointer, serial)
  }

  /// Both ends of the caret at -1 hide it.
  private func set(_ preedit: Preedit) {
    let text = WireText.pieces(preedit.text).first ?? ""
    let end = text.utf8.count
    let cursor = preedit.cursor.map { min($0.lowerBound, end)..<min($0.upperBound, end) }
    zwp_input_method_v2_set_preedit_string(
      proxy.pointer, text, cursor.map { Int32($0.lowerBound) } ?? -1,
      cursor.map { Int32($0.upperBound) } ?? -1)
  }

  private func done() {
    serial &+= 1
    // Once lost, whatever else comes is the other's.
    guard isAvailable else { return }
    for event in field.apply(mayRead) { onEvent?(event) }
    // The cause is told anew with each state, or it is the keyboard itself.
    field.setChangeCause(.inputMethod)
  }

  private func lose() {
    guard isAvailable else { return }
    isAvailable = false
    onEvent?(.unavailable)
  }

  private static let listener = Listener(
    zwp_input_method_v2_listener(
      activate: { data, _ in
        receiver(data, InputMethodV2.self)?.field.activate()
        receiver(data, InputMethodV2.self)?.field.setChangeCause(.inputMethod)
      },
      deactivate: { data, _ in receiver(data, InputMethodV2.self)?.field.deactivate() },
      surrounding_text: { data, _, text, cursor, anchor in
        receiver(data, InputMethodV2.self)?.field
          .setSurroundingText(text, cursor: cursor, anchor: anchor)
      },
      text_change_cause: { data, _, cause in
        receiver(data, InputMethodV2.self)?.field.setChangeCause(cause == 0 ? .inputMethod : .other)
      },
      content_type: { data, _, hints, purpose in
        receiver(data, InputMethodV2.self)?.field.setContentType(purpose: purpose, hints: hints)
      },
      done: { data, _ in receiver(data, InputMethodV2.self)?.done() },
      unavailable: { data, _ in receiver(data, InputMethodV2.self)?.lose() }))
}
