import Testing
import TextTraits

@testable import Layouts

/// What a language changes on keys that are no letters (CLDR; reference 1.2, 5.4).
@Suite struct LocaleTests {
  private func numbers(_ language: String) -> Keyboard {
    keyboard(letters: .plain(language, ["abcdefghijklmnopqrstuvwxyz"]))
  }

  @Test(
    "The currency is the locale's, three other main ones take its place",
    arguments: [
      ("en", "$", "€ £ ¥"), ("de", "€", "$ £ ¥"), ("en-GB", "£", "$ € ¥"), ("ja", "¥", "$ € £"),
      ("ru", "₽", "$ € £"), ("hi", "₹", "$ € £"),
    ])
  func currency(language: String, currency: String, others: String) {
    let keyboard = numbers(language)
    #expect(keyboard.text(.numbers)[1] == "- / : ; ( ) \(currency) & @ \"")
    #expect(keyboard.text(.symbols)[1] == "_ \\ | ~ < > \(others) •")
  }

  @Test(
    "Long presses on punctuation are those of reference 5.4",
    arguments: [
      ("0", "°"), ("-", "– — •"), ("/", "\\"), ("$", "€ £ ¥ ₩ ₽ ¢"), ("&", "§"),
      ("\"", "„ “ ” « »"), (".", "…"), ("?", "¿"), ("!", "¡"), ("'", "’ ‘ `"), ("%", "‰"),
      ("=", "≠ ≈"),
    ])
  func variants(character: String, variants: String) {
    let keyboard = keyboard()
    let keys = (keyboard.layer(.numbers)?.keys ?? []) + (keyboard.layer(.symbols)?.keys ?? [])
    #expect(keys.first { $0.id == character }?.face.variants.joined(separator: " ") == variants)
  }

  @Test(
    "Arabic marks stand in the place of those they mirror, and give them",
    arguments: ["ar", "fa", "fa-AF"])
  func arabicMarks(language: String) throws {
    let keyboard = numbers(language)
    #expect(keyboard.text(.numbers)[1].hasPrefix("- / : ؛ ( ) "))
    #expect(keyboard.text(.numbers)[2] == "#+= . ، ؟ ! ' delete")
    #expect(keyboard.text(.symbols)[0] == "[ ] { } # ٪ ^ * + =")
    let keys = (keyboard.layer(.numbers)?.keys ?? []) + (keyboard.layer(.symbols)?.keys ?? [])
    for (mark, variants) in [("،", [","]), ("؛", [";"]), ("؟", ["?", "¿"]), ("٪", ["%", "‰"])] {
      #expect(keys.first { $0.face.output == mark }?.face.variants == variants)
    }
  }

  @Test("A flick of a tablet types the locale's marks")
  func flicks() {
    let letters = LetterLayout.plain("ar", ["abcdefghij", "klmnopqrst", "uvwxyzabc"])
    let keys = keyboard(letters: letters) { $0.form = .tablet }.layer(.letters)?.keys ?? []
    #expect(keys.compactMap(\.secondary).suffix(4) == ["؛", ":", "!", "؟"])
    #expect(keys.contains { $0.face.output == "،" })
  }

  @Test("The geresh and the gershayim of Hebrew come before other quotes")
  func gershayim() {
    let keys = numbers("he").layer(.numbers)?.keys ?? []
    #expect(keys.first { $0.id == "\"" }?.face.variants.first == "״")
    #expect(keys.first { $0.id == "'" }?.face.variants.first == "׳")
  }

  @Test("Persian has a key for the half space beside the space, on letters and numbers")
  func halfSpace() {
    let keyboard = numbers("fa")
    for layer in [LayerID.letters, .numbers] {
      let keys = keyboard.layer(layer)?.rows.last?.keys ?? []
      #expect(keys.map(\.id).contains("nonJoiner"))
      #expect(keys.first { $0.id == "nonJoiner" }?.face.output == "\u{200C}")
    }
    #expect(numbers("ar").layer(.letters)?.keys.contains { $0.id == "nonJoiner" } == false)
  }

  @Test("What leads to the digits shows the locale's", arguments: [("ar", "١٢٣"), ("he", "123")])
  func wayToDigits(language: String, label: String) {
    #expect(numbers(language).text(.letters).last?.hasPrefix(label + " ") == true)
  }

  @Test("A script without capitals has no shift, on a phone or a tablet", arguments: Form.allCases)
  func noShift(form: Form) {
    var letters = LetterLayout.plain("he", ["abcdefgh", "ijklmnopqr", "stuvwxyza"])
    func shifts(isLarge: Bool) -> [KeyAction] {
      let keyboard = keyboard(letters: letters) {
        $0.form = form
        $0.isLargeTablet = isLarge
      }
      return (keyboard.layer(.letters)?.keys ?? []).map(\.action).filter {
        $0 == .shift || $0 == .capsLock
      }
    }
    #expect(!shifts(isLarge: true).isEmpty)
    for (row, column) in [(0, 8), (1, 10), (2, 9)].flatMap({ row, count in
      (0..<count).map { (row, $0) }
    }) {
      letters.rows[row][column].shiftedFace = nil
    }
    #expect(shifts(isLarge: false).isEmpty && shifts(isLarge: true).isEmpty)
  }

  @Test(
    "The locale's own quotes come first",
    arguments: [("de", "„ “ ” « »"), ("fr", "« » „ “ ”"), ("sv", "” „ “ « »"), ("en", "„ “ ” « »")])
  func quotes(language: String, variants: String) {
    let key = numbers(language).layer(.numbers)?.keys.first { $0.id == "\"" }
    #expect(key?.face.variants.joined(separator: " ") == variants)
  }

  @Test(
    "The .com key offers the locale's domains",
    arguments: [("en", ".net .edu .org"), ("de", ".de .net .org")])
  func domains(language: String, others: String) {
    let letters = LetterLayout.plain(language, ["abcdefghijklmnopqrstuvwxyz"])
    let key = keyboard(.url, letters: letters).layer(.letters)?.keys.first { $0.id == "domain" }
    #expect(key?.face.output == ".com")
    #expect(key?.face.variants.joined(separator: " ") == others)
  }

  @Test func periodOfAddressesOffersDomains() {
    let key = keyboard(.emailAddress).layer(.letters)?.keys.first { $0.id == "." }
    #expect(key?.face.variants == [".com", ".net", ".edu", ".org"])
  }

  @Test func russianLettersKeyIsCyrillic() {
    let keyboard = keyboard(letters: .russian)
    #expect(keyboard.text(.numbers).last == "АБВ space return:Ввод")
    #expect(keyboard.layer(.letters)?.keys.first { $0.id == "space" }?.face.label == "Пробел")
  }

  @Test(
    "Fields limited to ASCII show Latin letters to everyone",
    arguments: [KeyboardType.asciiCapable, .url, .emailAddress])
  func asciiLetters(type: KeyboardType) {
    let keyboard = keyboard(type, letters: .russian)
    #expect(keyboard.text(.letters)[0] == "q w e r t y u i o p")
    #expect(keyboard.language == "en")
    #expect(keyboard.text(.numbers).last?.hasPrefix("ABC ") == true)
  }

  @Test func asciiKeyboardOfALatinLanguageKeepsItsOrderWithoutItsAccents() {
    let keyboard = keyboard(.asciiCapable, letters: .german)
    #expect(keyboard.text(.letters)[0] == "q w e r t z u i o p")
    #expect(keyboard.text(.letters)[1] == "a s d f g h j k l")
  }

  @Test func asciiKeyboardOffersNoAccents() {
    let ascii = keyboard(.asciiCapable).layer(.letters)?.keys ?? []
    #expect(ascii.flatMap(\.face.variants).isEmpty)
    let usual = keyboard().layer(.letters)?.keys.first { $0.id == "a" }
    #expect(usual?.face.variants == ["à", "á"])
  }

  @Test func unknownRegionsFallBackOnTheirLanguage() {
    #expect(LocaleFacts(for: "de-AT").currency == "€")
    #expect(LocaleFacts(for: "pt-BR-x-old").currency == "R$")
    #expect(LocaleFacts(for: "xx").decimalSeparator == ".")
  }
}
