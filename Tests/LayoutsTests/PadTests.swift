import Testing
import TextTraits

@testable import Layouts

/// The pads of reference 1.3, checklist S38 to S55.
@Suite struct PadTests {
  static let grid = ["1 2 3", "4 5 6", "7 8 9"]

  @Test(
    "The four pads",
    arguments: [
      (KeyboardType.numberPad, "0 delete"), (.asciiCapableNumberPad, "0 delete"),
      (.decimalPad, ". 0 delete"), (.phonePad, "+*# 0 delete"),
    ])
  func pads(type: KeyboardType, bottom: String) {
    #expect(keyboard(type).text(.digits) == Self.grid + [bottom])
  }

  @Test(
    "2 to 9 show the telephone letters of ITU E.161",
    arguments: KeyboardType.allCases.filter(\.isPad))
  func telephoneLetters(type: KeyboardType) {
    let letters = keyboard(type).layer(.digits)?.keys.compactMap { key in
      key.telephoneLetters.map { key.id + $0 }
    }
    #expect(letters == ["2ABC", "3DEF", "4GHI", "5JKL", "6MNO", "7PQRS", "8TUV", "9WXYZ"])
  }

  @Test func phoneSymbolsReplaceTheDigits() {
    let keyboard = keyboard(.phonePad)
    #expect(keyboard.text(.phoneSymbols) == ["pause", "wait", "* + #", "123 delete"])
    let outputs = keyboard.layer(.phoneSymbols)?.keys.prefix(2).map(\.action.fixedOutput)
    #expect(outputs == [",", ";"])
  }

  @Test func namePhonePadHasDigitsWithoutPunctuation() {
    let keyboard = keyboard(.namePhonePad)
    #expect(keyboard.text(.digits) == Self.grid + ["ABC 0 delete"])
    #expect(keyboard.layer(.digits)?.keys.first { $0.id == "0" }?.face.variants == ["+"])
  }

  @Test func signedNumbersHaveTheMinusOnTheSeparator() {
    func variants(signed: Bool) -> [String]? {
      keyboard(.decimalPad) { $0.traits.allowsSign = signed }
        .layer(.digits)?.keys.first { $0.id == "." }?.face.variants
    }
    #expect(variants(signed: true) == ["-"])
    #expect(variants(signed: false) == [])
  }

  @Test(
    "The decimal separator is the locale's",
    arguments: [("en", "."), ("de", ","), ("fr", ","), ("de-CH", "."), ("ar", "٫")])
  func separator(language: String, separator: String) {
    let letters = LetterLayout.plain(language, ["abc"])
    #expect(
      keyboard(.decimalPad, letters: letters).layer(.digits)?.keys[9].face.output == separator)
  }

  @Test(
    "A number pad writes the locale's digits, an ASCII one never",
    arguments: [
      (KeyboardType.numberPad, "ar", "٠١٢٣٤٥٦٧٨٩"), (.numberPad, "hi", "०१२३४५६७८९"),
      (.numberPad, "de", "0123456789"), (.asciiCapableNumberPad, "ar", "0123456789"),
    ])
  func digits(type: KeyboardType, language: String, digits: String) {
    let letters = LetterLayout.plain(language, ["abc"])
    let keys = keyboard(type, letters: letters).layer(.digits)?.keys ?? []
    let typed = (0...9).compactMap { value in
      keys.first { $0.id == String(value) }?.face.output
    }
    #expect(typed.joined() == digits)
  }

  @Test(
    "A pad has no bar, and a way to letters and to close",
    arguments: KeyboardType.allCases.filter(\.isPad))
  func padStrip(type: KeyboardType) {
    for form in Form.allCases {
      let keyboard = keyboard(type) { $0.form = form }
      #expect(!keyboard.hasBar)
      #expect(keyboard.stripNames == ["ABC", "dismiss"])
    }
  }

  @Test(
    "Letters in place of a pad have a way back: ASCII for codes, the person's own beside numbers",
    arguments: [
      (KeyboardType.numberPad, "q w e r t y u i o p", ["123", "dictation", "dismiss"]),
      (.phonePad, "й ц у к е н г ш щ з х", ["emoji", "123", "dictation", "dismiss"]),
    ])
  func letters(type: KeyboardType, first: String, strip: [String]) {
    let keyboard = keyboard(type, letters: .russian) { $0.choice = .letters }
    #expect(keyboard.text(.letters).first == first)
    #expect(keyboard.text(.letters).last?.hasPrefix("123 space return") == true)
    #expect(keyboard.stripNames == strip)
  }
}
