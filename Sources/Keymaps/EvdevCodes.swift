/// Which evdev codes do what, whatever the keymap says. Found by trying every code from 1 to 247:
/// GTK, Qt and Firefox go by the keymap alone, but Chromium acts on some codes by their number and
/// ignores others.
enum EvdevCodes {
  /// The keys that Chromium types by the keymap, and that type characters on real keyboards: the
  /// four rows, then the key beside the left Shift.
  static let characterKeys: [UInt32] =
    Array(2...13) + Array(16...27) + Array(30...41) + Array(43...53) + [86]

  /// The others that Chromium types by the keymap, for when the first do not suffice. Not among
  /// them are keys that keep a meaning of their own here: Tab, Return, space, the modifiers.
  static let spareKeys: [UInt32] =
    [55, 60, 62, 66, 67] + Array(69...83)
    + [85, 89, 90, 91, 92, 93, 96, 98, 99, 110] + Array(113...124) + [127]

  /// Keys that everybody knows by their number: their symbols stand at these codes and no other.
  static let namedKeys: [(code: UInt32, keysym: Keysym)] = [
    (1, .escape), (14, .backspace), (15, .tab), (28, .return), (57, .space), (102, .home),
    (103, .up), (104, .pageUp), (105, .left), (106, .right), (107, .end), (108, .down),
    (109, .pageDown), (111, .delete),
  ]

  /// The modifiers, each with the real modifier it holds.
  static let modifierKeys: [(code: UInt32, keysym: Keysym, modifier: String)] = [
    (42, .shift, "Shift"), (29, .control, "Control"), (56, .alt, "Mod1"), (125, .super, "Mod4"),
  ]

  /// Whether Chromium types what the keymap says for a character at this code.
  static func typesCharacters(_ code: UInt32) -> Bool {
    code == 57 || characterKeys.contains(code) || spareKeys.contains(code)
  }
}
