import CXkbcommon
import Glibc

/// A keymap that is in use, as the seat tells it: looks up how to type something with it.
public final class Keymap {
  /// The modifiers a look-up may use. AltGr is Mod5 in every layout of the common database.
  private static let usableModifiers = ["Shift", "Mod5"]

  /// The keymap as XKB text.
  public let text: String

  private let context: OpaquePointer
  private let keymap: OpaquePointer
  private lazy var strokes = findStrokes()

  /// Nil where the text is no keymap.
  public init?(text: String) {
    guard let context = Self.makeContext() else { return nil }
    guard
      let keymap = xkb_keymap_new_from_string(
        context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    else {
      xkb_context_unref(context)
      return nil
    }
    self.context = context
    self.keymap = keymap
    self.text = text
  }

  /// The keymap of a layout of the system's database, for a seat without a keyboard. Nil where the
  /// database has no such layout.
  public init?(layout: String, variant: String = "") {
    guard let context = Self.makeContext() else { return nil }
    let keymap = layout.withCString { layout in
      variant.withCString { variant in
        var names = xkb_rule_names(
          rules: nil, model: nil, layout: layout, variant: variant, options: nil)
        return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
    }
    guard let keymap, let string = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1)
    else {
      xkb_keymap_unref(keymap)
      xkb_context_unref(context)
      return nil
    }
    self.context = context
    self.keymap = keymap
    text = String(cString: string)
    free(string)
  }

  deinit {
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  /// How to type this, with at most Shift and AltGr; nil where the keymap does not have it at a
  /// code that every client understands.
  public func stroke(for keysym: Keysym) -> KeyStroke? {
    strokes[keysym]
  }

  /// The mask of a modifier by its XKB name, for example `Control`; 0 where there is none.
  public func mask(ofModifier name: String) -> UInt32 {
    let index = xkb_keymap_mod_get_index(keymap, name)
    return index < 32 ? 1 << index : 0
  }

  /// xkbcommon would write its complaints to standard error.
  private static func makeContext() -> OpaquePointer? {
    let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS)
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    return context
  }

  /// Every symbol's best place: the first layout, then the fewest modifiers, then the lowest code.
  private func findStrokes() -> [Keysym: KeyStroke] {
    var found: [Keysym: KeyStroke] = [:]
    let lowest = max(xkb_keymap_min_keycode(keymap), 9)
    let highest = min(xkb_keymap_max_keycode(keymap), 255)
    guard lowest <= highest else { return found }
    for keycode in lowest...highest {
      for group in 0..<xkb_keymap_num_layouts_for_key(keymap, keycode) {
        for level in 0..<xkb_keymap_num_levels_for_key(keymap, keycode, group) {
          guard let keysym = keysym(keycode, group, level),
            let modifiers = modifiers(keycode, group, level)
          else { continue }
          let stroke = KeyStroke(code: keycode - 8, modifiers: modifiers, group: group)
          guard isUnderstood(stroke.code, keysym) else { continue }
          if let known = found[keysym], Self.rank(known) <= Self.rank(stroke) { continue }
          found[keysym] = stroke
        }
      }
    }
    return found
  }

  private static func rank(_ stroke: KeyStroke) -> UInt32 {
    stroke.group << 16 | UInt32(stroke.modifiers.nonzeroBitCount) << 12 | stroke.code
  }

  private func keysym(_ keycode: UInt32, _ group: UInt32, _ level: UInt32) -> Keysym? {
    var symbols: UnsafePointer<UInt32>?
    let count = xkb_keymap_key_get_syms_by_level(keymap, keycode, group, level, &symbols)
    guard count == 1, let symbols else { return nil }
    return Keysym(rawValue: symbols.pointee)
  }

  /// The fewest usable modifiers that give this level, or nil where others are needed.
  private func modifiers(_ keycode: UInt32, _ group: UInt32, _ level: UInt32) -> UInt32? {
    let usable = Self.usableModifiers.reduce(0) { $0 | mask(ofModifier: $1) }
    var masks = [UInt32](repeating: 0, count: 32)
    let count = xkb_keymap_key_get_mods_for_level(keymap, keycode, group, level, &masks, 32)
    return masks.prefix(count).filter { $0 & ~usable == 0 }
      .min { $0.nonzeroBitCount < $1.nonzeroBitCount }
  }

  private func isUnderstood(_ code: UInt32, _ keysym: Keysym) -> Bool {
    if keysym.scalar == nil || EvdevCodes.namedKeys.contains(where: { $0.keysym == keysym }) {
      return true
    }
    return keysym.isTypable && EvdevCodes.typesCharacters(code)
  }
}
