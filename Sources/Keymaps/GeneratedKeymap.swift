import Glibc

/// A keymap made for symbols that the person's own does not have.
///
/// It has the named keys at their usual codes, the symbols asked for at codes that every client
/// types, and real modifiers: without any, Xwayland loses all symbols.
public struct GeneratedKeymap: Hashable, Sendable {
  /// The name of its symbols, which compositors keep when they write a keymap anew.
  private static let name = "toccata"

  /// The keymap as XKB text.
  public let text: String
  /// How to type each symbol.
  public let strokes: [Keysym: KeyStroke]
  /// What found no place: symbols that must not be sent as keys, and those beyond the last code.
  public let leftOver: [Keysym]

  /// A keymap with these symbols, the first at the best codes; the named keys are always there.
  public init(_ keysyms: [Keysym]) {
    var placed = EvdevCodes.namedKeys
    var free = EvdevCodes.characterKeys + EvdevCodes.spareKeys
    free.reverse()
    var leftOver: [Keysym] = []
    var seen = Set(placed.map(\.keysym))
    for keysym in keysyms where seen.insert(keysym).inserted {
      if keysym.isTypable, let code = free.popLast() {
        placed.append((code, keysym))
      } else {
        leftOver.append(keysym)
      }
    }
    self.leftOver = leftOver
    strokes = Dictionary(
      placed.map { ($0.keysym, KeyStroke(code: $0.code)) }, uniquingKeysWith: { first, _ in first })
    text = Self.write(placed)
  }

  /// Whether a seat's keymap is one of ours, left there by our own keys.
  public static func isGenerated(_ text: String) -> Bool {
    let mark = "xkb_symbols \"\(name)\""
    // Keymaps are long, and this is asked while the first picture is waited for.
    return text.withCString { strstr($0, mark) } != nil
  }

  private static func write(_ keys: [(code: UInt32, keysym: Keysym)]) -> String {
    let modifiers = EvdevCodes.modifierKeys
    let all = keys + modifiers.map { ($0.code, $0.keysym) }
    let codes = all.map { "<K\($0.code)> = \($0.code + 8);" }
    let symbols = all.map {
      "key <K\($0.code)> { [ 0x\(String($0.keysym.rawValue, radix: 16)) ] };"
    }
    let maps = modifiers.map { "modifier_map \($0.modifier) { <K\($0.code)> };" }
    return """
      xkb_keymap {
      xkb_keycodes "\(name)" {
      minimum = 8;
      maximum = 255;
      \(codes.joined(separator: "\n"))
      };
      \(typesAndActions)
      xkb_symbols "\(name)" {
      \((symbols + maps).joined(separator: "\n"))
      };
      };

      """
  }

  /// The four types that every X server expects, and what makes modifier keys modify.
  private static let typesAndActions = """
    xkb_types "toccata" {
    virtual_modifiers NumLock;
    type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
    type "TWO_LEVEL" {
    modifiers = Shift; map[Shift] = Level2;
    level_name[Level1] = "Base"; level_name[Level2] = "Shift";
    };
    type "ALPHABETIC" {
    modifiers = Shift+Lock; map[Shift] = Level2; map[Lock] = Level2;
    level_name[Level1] = "Base"; level_name[Level2] = "Caps";
    };
    type "KEYPAD" {
    modifiers = Shift+NumLock; map[Shift] = Level2; map[NumLock] = Level2;
    level_name[Level1] = "Base"; level_name[Level2] = "Number";
    };
    };
    xkb_compatibility "toccata" {
    interpret Any+AnyOf(all) { action = SetMods(modifiers=modMapMods,clearLocks); };
    };
    """
}
