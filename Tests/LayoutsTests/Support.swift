import TextTraits

@testable import Layouts

extension LetterLayout {
  /// A layout whose rows are strings of letters with their capitals.
  static func plain(_ language: String, _ rows: [String]) -> LetterLayout {
    LetterLayout(
      id: language, language: language, name: language,
      rows: rows.map { row in
        row.map { character in
          LetterLayout.Letter(
            face: KeyFace(String(character)), shiftedFace: KeyFace(character.uppercased()))
        }
      })
  }

  static let english: LetterLayout = {
    var layout = plain("en", ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    layout.rows[1][0].face.variants = ["à", "á"]
    return layout
  }()
  static let german = plain("de", ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"])
  static let russian = plain("ru", ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"])
}

/// The keyboard of a type on an English phone, changed as the test wants.
func keyboard(
  _ type: KeyboardType = .default, letters: LetterLayout = .english,
  _ change: (inout KeyboardRequest) -> Void = { _ in }
) -> Keyboard {
  var traits = TextInputTraits()
  traits.keyboardType = type
  var request = KeyboardRequest(
    letters: letters, asciiLetters: .english, traits: traits, hasDictation: true)
  change(&request)
  return KeyboardComposer(request).keyboard()
}

extension Keyboard {
  /// The layer's rows as text: outputs of characters, names of other actions.
  func text(_ layer: LayerID) -> [String] {
    (self.layer(layer)?.rows ?? []).map { $0.keys.map(\.text).joined(separator: " ") }
  }

  var stripNames: [String] { strip.map(\.text) }
}

extension Key {
  var text: String {
    switch action {
    case .character: face.output ?? ""
    case .layer: face.label
    case .return: face.label == "return" ? "return" : "return:" + face.label
    default: action.name
    }
  }
}
