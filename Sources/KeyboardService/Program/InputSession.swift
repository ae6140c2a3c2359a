import EventLoop
import Typing
import Wayland

/// What this session offers: the ways for text and keys, and where they go.
final class InputSession {
  /// The way for text, or nil.
  let inputMethod: (any InputMethod)?
  /// The way for keys, or nil.
  let keys: (any KeySender)?
  /// What the protocols in use are called, for `status`.
  let protocols: [String]
  private let virtualKeys: VirtualKeySender?

  /// Takes what the compositor offers. The input method of version 2 comes first: with it the
  /// keyboard can also send keys and place itself.
  init(
    _ connection: Connection, seat: Seat, loop: EventLoop, mayRead: @escaping ReadingPermission,
    onEvent: @escaping (InputMethodEvent) -> Void
  ) {
    let version2 = InputMethodV2(connection, seat: seat, mayRead: mayRead)
    // A keymap takes its time; the compositor finds out meanwhile whether a field has the focus.
    connection.flush()
    virtualKeys = VirtualKeySender(connection, seat: seat, loop: loop)
    if let version2 {
      version2.onEvent = onEvent
      inputMethod = version2
      keys = virtualKeys
      protocols = ["zwp_input_method_v2"] + (virtualKeys == nil ? [] : ["zwp_virtual_keyboard_v1"])
    } else if let version1 = InputMethodV1(connection, mayRead: mayRead) {
      version1.onEvent = onEvent
      inputMethod = version1
      keys = ContextKeySender(version1, seat: seat, sendsCodes: Self.isKWin(connection))
      protocols = ["zwp_input_method_v1"]
    } else {
      inputMethod = nil
      keys = virtualKeys
      protocols = virtualKeys == nil ? [] : ["zwp_virtual_keyboard_v1"]
    }
  }

  /// What the session can do, whatever the field.
  var capabilities: Capabilities {
    let isVersion1 = inputMethod is InputMethodV1
    return Capabilities(
      textProtocol: inputMethod == nil ? nil : isVersion1 ? .inputMethodV1 : .inputMethodV2,
      hasKeys: keys != nil, hasSurroundingText: false)
  }

  /// Tells fields which language is typed, BCP 47; only version 1 of the input method has a word for
  /// it.
  func tellLanguage(_ language: String) { (inputMethod as? InputMethodV1)?.language = language }

  /// Throws where there is no way to type at all.
  func requireSomething() throws {
    guard inputMethod == nil && keys == nil else { return }
    throw KeyboardError(
      "this compositor offers no way to type: neither zwp_input_method_v2, zwp_input_method_v1"
        + " nor zwp_virtual_keyboard_v1")
  }

  /// Types what is still to be typed by keys, gives the person's keymap back, and calls `action`.
  func finish(then action: @escaping () -> Void) {
    if let virtualKeys { virtualKeys.finish(then: action) } else { action() }
  }

  /// Gives the person's keymap back, whatever is still to be typed.
  func stop() { virtualKeys?.stop() }

  private static func isKWin(_ connection: Connection) -> Bool {
    connection.registry.globals.contains { $0.interface.hasPrefix("org_kde_") }
  }
}
