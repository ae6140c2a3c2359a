import EventLoop
import Keymaps
import Typing
import Wayland

/// Keys through the field's own context of input-method v1.
final class ContextKeySender: KeySender {
  /// The codes of the modifier keys, by XKB name.
  private static let modifierKeys = ["Shift": UInt32(42), "Control": 29, "Mod1": 56, "Mod4": 125]

  private let inputMethod: InputMethodV1
  private let own: SeatKeymap
  /// Whether keys go by code: KWin types those everywhere, of keysyms only a few.
  private let sendsCodes: Bool

  /// A sender for the fields of this input method.
  init(_ inputMethod: InputMethodV1, seat: Seat, sendsCodes: Bool) {
    self.inputMethod = inputMethod
    self.sendsCodes = sendsCodes
    own = SeatKeymap(seat)
  }

  var isReady: Bool { inputMethod.isActive }

  func send(_ stroke: Typing.KeyStroke) -> Bool {
    guard inputMethod.isActive, let keysym = stroke.keysym else { return false }
    if sendsCodes { return sendCode(of: keysym, stroke) }
    // Plain characters are text; a field that takes a keysym may ignore letters.
    if case .character = stroke.key, stroke.modifiers.isEmpty { return false }
    let modifiers = mask(stroke)
    for isPressed in [true, false] {
      inputMethod.keysym(
        keysym.rawValue, isPressed: isPressed, modifiers: modifiers, time: Timer.milliseconds)
    }
    return true
  }

  func whenSent(_ action: @escaping () -> Void) { action() }

  private func sendCode(of keysym: Keysym, _ stroke: Typing.KeyStroke) -> Bool {
    guard let keymap = own.keymap, let found = keymap.stroke(for: keysym) else { return false }
    let needsShift = found.modifiers & keymap.mask(ofModifier: "Shift") != 0
    guard found.modifiers & ~keymap.mask(ofModifier: "Shift") == 0 else { return false }
    let names = Set(stroke.modifierNames + (needsShift ? ["Shift"] : [])).sorted()
    let held = names.compactMap { Self.modifierKeys[$0] }
    let codes = held + [found.code]
    for code in codes { inputMethod.key(code, isPressed: true, time: Timer.milliseconds) }
    for code in codes.reversed() {
      inputMethod.key(code, isPressed: false, time: Timer.milliseconds)
    }
    return true
  }

  /// The bits that ``InputMethodV1/keysym(_:isPressed:modifiers:time:)`` takes.
  private func mask(_ stroke: Typing.KeyStroke) -> UInt32 {
    let bits: [String: UInt32] = ["Shift": 1, "Control": 2, "Mod1": 4, "Mod4": 8]
    return stroke.modifierNames.reduce(0) { $0 | (bits[$1] ?? 0) }
  }
}
