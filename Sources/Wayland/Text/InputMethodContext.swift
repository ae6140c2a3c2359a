import CWaylandProtocols

/// One field's context of `zwp_input_method_v1`, from its activation to its deactivation.
final class InputMethodContext {
  /// What the field said; nil marks the end of one state.
  enum Report {
    case changed((inout FieldBuffer) -> Void)
    case committed
  }

  /// The modifiers of keysyms, by the bits of their masks.
  private static let modifierNames = ["Shift", "Control", "Mod1", "Mod4"]

  private let proxy: Proxy
  private let onReport: (Report) -> Void
  /// The last state the field told; what we send bears it.
  private var serial: UInt32 = 0
  private var showsPreedit = false
  /// The language the field was told last.
  private var language: String?

  init?(_ context: OpaquePointer?, of display: Display, onReport: @escaping (Report) -> Void) {
    guard
      let proxy = Proxy(
        context, of: display, destroy: { zwp_input_method_context_v1_destroy($0) })
    else { return nil }
    self.proxy = proxy
    self.onReport = onReport
    zwp_input_method_context_v1_add_listener(proxy.pointer, Self.listener.table, userData(self))
    nameModifiers()
  }

  func isFor(_ context: OpaquePointer?) -> Bool { context == proxy.pointer }

  /// What is deleted goes when the text is committed, so an empty text is sent with it.
  func apply(_ edit: TextEdit) {
    if edit.deletes {
      let before = Int32(clamping: edit.deleteBefore)
      let after = Int32(clamping: edit.deleteAfter)
      zwp_input_method_context_v1_delete_surrounding_text(
        proxy.pointer, -before, UInt32(before) + UInt32(after))
    }
    let pieces = WireText.pieces(edit.commit)
    for piece in edit.deletes && pieces.isEmpty ? [""] : pieces {
      zwp_input_method_context_v1_commit_string(proxy.pointer, serial, piece)
      showsPreedit = false
    }
    set(edit.preedit)
  }

  private func set(_ preedit: Preedit?) {
    guard preedit != nil || showsPreedit else { return }
    let text =
      preedit.flatMap { WireText.pieces($0.text, limit: WireText.byteLimit / 2).first } ?? ""
    if let preedit, !text.isEmpty {
      let length = text.utf8.count
      zwp_input_method_context_v1_preedit_styling(
        proxy.pointer, 0, UInt32(length), preedit.style.rawValue)
      zwp_input_method_context_v1_preedit_cursor(
        proxy.pointer, preedit.cursor.map { Int32(min($0.upperBound, length)) } ?? -1)
    }
    // The field keeps the text if it loses the focus.
    zwp_input_method_context_v1_preedit_string(proxy.pointer, serial, text, text)
    showsPreedit = !text.isEmpty
  }

  func keysym(_ keysym: UInt32, isPressed: Bool, modifiers: UInt32, time: UInt32) {
    zwp_input_method_context_v1_keysym(
      proxy.pointer, serial, time, keysym, isPressed ? 1 : 0, modifiers)
  }

  func key(_ code: UInt32, isPressed: Bool, time: UInt32) {
    zwp_input_method_context_v1_key(proxy.pointer, serial, time, code, isPressed ? 1 : 0)
  }

  func setLanguage(_ language: String) {
    guard language != self.language else { return }
    self.language = language
    zwp_input_method_context_v1_language(proxy.pointer, serial, language)
  }

  private func nameModifiers() {
    var map = wl_array()
    wl_array_init(&map)
    defer { wl_array_release(&map) }
    for name in Self.modifierNames {
      let size = name.utf8.count + 1
      wl_array_add(&map, size)?.copyMemory(from: name, byteCount: size)
    }
    zwp_input_method_context_v1_modifiers_map(proxy.pointer, &map)
  }

  private func commit(_ serial: UInt32) {
    self.serial = serial
    onReport(.committed)
  }

  /// The field forgets what was being composed.
  private func reset() {
    showsPreedit = false
    onReport(.changed { $0.setSurroundingText(nil, cursor: 0, anchor: 0) })
  }

  private static let listener = Listener(
    zwp_input_method_context_v1_listener(
      surrounding_text: { data, _, text, cursor, anchor in
        receiver(data, InputMethodContext.self)?
          .onReport(.changed { $0.setSurroundingText(text, cursor: cursor, anchor: anchor) })
      },
      reset: { data, _ in receiver(data, InputMethodContext.self)?.reset() },
      content_type: { data, _, hints, purpose in
        receiver(data, InputMethodContext.self)?
          .onReport(.changed { $0.setContentType(purpose: purpose, hints: hints) })
      },
      invoke_action: { _, _, _, _ in },
      commit_state: { data, _, serial in
        receiver(data, InputMethodContext.self)?.commit(serial)
      },
      preferred_language: { data, _, language in
        let language = text(language)
        receiver(data, InputMethodContext.self)?
          .onReport(.changed { $0.setPreferredLanguage(language) })
      }))
}
