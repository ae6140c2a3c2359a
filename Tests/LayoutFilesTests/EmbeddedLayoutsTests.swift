import LayoutFiles
import Layouts
import Testing

/// The embedded layout of a language, which must be without fault.
func embedded(_ language: String) throws -> LetterLayout {
  let answer = LayoutCatalog(sources: [.embedded]).layout(language: language)
  #expect(answer.problems.isEmpty)
  return try #require(answer.layout)
}

@Suite struct EmbeddedLayoutsTests {
  struct Expected: Sendable, CustomTestStringConvertible {
    var language: String
    var name: String
    var rows: [String]
    var shifted: [String]
    var testDescription: String { language }

    init(_ language: String, _ name: String, _ rows: String, shift: String? = nil) {
      self.language = language
      self.name = name
      self.rows = Self.words(rows)
      shifted = Self.words(shift ?? rows.uppercased())
    }

    private static func words(_ text: String) -> [String] {
      text.unicodeScalars.split(separator: " ").map { String($0) }
    }
  }

  /// The letters in rows as the phone keyboards of these languages have them. In Devanagari marks
  /// would join into one character, so scalars are compared.
  static let expected: [Expected] = [
    Expected("en", "English", "qwertyuiop asdfghjkl zxcvbnm"),
    Expected("de", "Deutsch", "qwertzuiopü asdfghjklöä yxcvbnm"),
    Expected("fr", "Français", "azertyuiop qsdfghjklm wxcvbn'"),
    Expected("es", "Español", "qwertyuiop asdfghjklñ zxcvbnm"),
    Expected("it", "Italiano", "qwertyuiop asdfghjkl zxcvbnm"),
    Expected("nl", "Nederlands", "qwertyuiop asdfghjkl zxcvbnm"),
    Expected("pt", "Português", "qwertyuiop asdfghjkl zxcvbnm"),
    Expected("pl", "Polski", "qwertyuiop asdfghjkl zxcvbnm"),
    Expected("sv", "Svenska", "qwertyuiopå asdfghjklöä zxcvbnm"),
    Expected(
      "tr", "Türkçe", "qwertyuıopğü asdfghjklşi zxcvbnmöç",
      shift: "QWERTYUIOPĞÜ ASDFGHJKLŞİ ZXCVBNMÖÇ"),
    Expected("ru", "Русский", "йцукенгшщзх фывапролджэ ячсмитьбю"),
    Expected("el", "Ελληνικά", "ςερτυθιοπ ασδφγηξκλ ζχψωβνμ"),
    Expected("ar", "العربية", "ضصثقفغعهخحج شسيبلاتنمكط ذءؤرىةوزظد", shift: ""),
    Expected("he", "עברית", "קראטוןםפ שדגכעיחלךף זסבהנמצתץ", shift: ""),
    Expected("fa", "فارسی", "ضصثقفغعهخحج شسیبلاتنمکگ ظطژزرذدپوچ", shift: ""),
    Expected(
      "hi", "हिन्दी", "ौैाीूबहगदजड ोे्िुपरकतचट ॉंमनवलसय",
      shift: "औऐआईऊभङघधझढ ओएअइउफऱखथछठ ऑँणञशळषऋ"),
  ]

  @Test(arguments: expected)
  func rows(_ expected: Expected) throws {
    let layout = try embedded(expected.language)
    #expect(layout.id == expected.language)
    #expect(layout.language == expected.language)
    #expect(layout.name == expected.name)
    #expect(scalars(layout.outputs) == expected.rows.map { Array($0.unicodeScalars) })
    for (row, shifted) in zip(layout.shiftedOutputs, expected.shifted) {
      // A key shift changes nothing of, as the apostrophe, has no shifted face.
      let letters = Array(shifted.unicodeScalars.filter { $0 != "'" })
      #expect(Array(row.joined().unicodeScalars) == letters)
    }
    if expected.shifted.isEmpty {
      #expect(layout.rows.joined().allSatisfy { $0.shiftedFace == nil })
    }
  }

  private func scalars(_ rows: [[String]]) -> [[Unicode.Scalar]] {
    rows.map { Array($0.joined().unicodeScalars) }
  }

  @Test func catalogListsEveryLanguage() {
    let languages = LayoutCatalog(sources: [.embedded]).languages
    #expect(languages == Self.expected.map(\.language).sorted())
  }

  /// Each language's own letters that have no key come first in the long press.
  @Test(arguments: [
    ("de", "s", "ß"), ("fr", "e", "é è ê ë"), ("fr", "a", "à â æ"), ("es", "u", "ú ü"),
    ("pl", "a", "ą"), ("pl", "z", "ż ź"), ("pt", "a", "ã á â à"), ("nl", "e", "é ë"),
    ("ru", "ь", "ъ"), ("ru", "е", "ё"), ("el", "ι", "ί ϊ ΐ"), ("ar", "ا", "أ إ آ"),
    ("fa", "ا", "آ أ"), ("he", "י", "ײ"),
    ("hi", "क", "क्ष"), ("tr", "a", "â"),
  ])
  func ownVariantsComeFirst(language: String, key: String, variants: String) throws {
    let letter = try #require(embedded(language).letter(key))
    let first = variants.split(separator: " ").map(String.init)
    #expect(Array(letter.face.variants.prefix(first.count)) == first)
  }

  /// The Hebrew letters are 22 and five final forms, the Persian ones 32 (ISIRI 9147).
  @Test(arguments: [
    ("he", "אבגדהוזחטיכךלמםנןסעפףצץקרשת"), ("fa", "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"),
  ])
  func everyLetterOfTheAlphabetHasAKey(language: String, alphabet: String) throws {
    let outputs = try embedded(language).outputs.joined()
    #expect(outputs.sorted() == alphabet.map { String($0) }.sorted())
  }

  @Test func capitalsHaveAsManyVariants() throws {
    for language in ["en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv", "ru"] {
      for letter in try embedded(language).rows.joined() {
        guard let shifted = letter.shiftedFace else { continue }
        #expect(shifted.variants.count == letter.face.variants.count)
      }
    }
  }

  /// A vowel sign alone is shown on the dotted circle and typed without it.
  @Test func combiningMarksStandOnTheDottedCircle() throws {
    let face = try #require(embedded("hi").rows.first?.first?.face)
    #expect(face.output.map { Array($0.unicodeScalars) } == ["\u{94C}"])
    #expect(Array(face.label.unicodeScalars) == ["\u{25CC}", "\u{94C}"])
  }
}
