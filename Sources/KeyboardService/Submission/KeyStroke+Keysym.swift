import Keymaps
import Layouts
import Typing

extension Typing.KeyStroke {
  /// What the key means in XKB's words; nil for a grapheme of several scalars, which no key types.
  nonisolated var keysym: Keysym? {
    switch key {
    case .return: .return
    case .tab: .tab
    case .escape: .escape
    case .backspace: .backspace
    case .forwardDelete: .delete
    case .arrow(.up): .up
    case .arrow(.down): .down
    case .arrow(.left): .left
    case .arrow(.right): .right
    case .character(let character):
      character.unicodeScalars.count == 1
        ? character.unicodeScalars.first.flatMap { Keysym($0) } : nil
    }
  }

  /// The modifiers held with it, by their XKB names.
  nonisolated var modifierNames: [String] {
    (shift ? ["Shift"] : [])
      + KeyAction.Modifier.allCases.filter(modifiers.contains).map { modifier in
        switch modifier {
        case .control: "Control"
        case .alt: "Mod1"
        case .super: "Mod4"
        }
      }
  }
}
