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
