import Keymaps

/// A keymap made for symbols that the person's own lacks, and for the characters typed meanwhile.
struct MadeKeymap {
  /// The keymap as XKB text.
  var text: String { generated.text }

  private let symbols: [Keysym]
  private let generated: GeneratedKeymap
  private let keymap: Keymap

  /// A keymap with these symbols; nil where one of them finds no place.
  init?(_ symbols: [Keysym]) {
    let generated = GeneratedKeymap(symbols)
    guard generated.leftOver.isEmpty, let keymap = Keymap(text: generated.text) else { return nil }
    self.symbols = symbols
    self.generated = generated
    self.keymap = keymap
  }

  /// The keymap with one symbol more, all others where they are; nil where there is no room.
  func adding(_ symbol: Keysym) -> MadeKeymap? { MadeKeymap(symbols + [symbol]) }

  /// Whether all its symbols are where `other` has them.
  func isPart(of other: MadeKeymap) -> Bool { other.symbols.starts(with: symbols) }

  /// How to type it with these modifiers, by their XKB names; nil where the keymap lacks the symbol.
  func stroke(for keysym: Keysym, holding modifiers: [String]) -> KeyStroke? {
    generated.strokes[keysym]?.holding(modifiers, in: keymap)
  }
}

extension KeyStroke {
  /// The stroke with these modifiers held too, by their XKB names.
  func holding(_ modifiers: [String], in keymap: Keymap) -> KeyStroke {
    var stroke = self
    for name in modifiers { stroke.modifiers |= keymap.mask(ofModifier: name) }
    return stroke
  }
}
