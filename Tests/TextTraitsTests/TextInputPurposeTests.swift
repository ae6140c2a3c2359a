import Testing

@testable import TextTraits

@Suite("Purposes and hints on the wire")
struct TextInputPurposeTests {
  @Test(
    "text-input-v3 numbers the purposes",
    arguments: [
      (0, "normal"), (1, "alpha"), (2, "digits"), (3, "number"), (4, "phone"), (5, "url"),
      (6, "email"), (7, "name"), (8, "password"), (9, "pin"), (10, "date"), (11, "time"),
      (12, "datetime"), (13, "terminal"),
    ] as [(UInt32, String)])
  func version3(number: UInt32, name: String) {
    #expect(TextInputPurpose(textInputV3: number)?.rawValue == name)
  }

  @Test(
    "text-input-v1 has no PIN, and other numbers after the password",
    arguments: [
      (0, "normal"), (1, "alpha"), (2, "digits"), (3, "number"), (4, "phone"), (5, "url"),
      (6, "email"), (7, "name"), (8, "password"), (9, "date"), (10, "time"), (11, "datetime"),
      (12, "terminal"),
    ] as [(UInt32, String)])
  func version1(number: UInt32, name: String) {
    #expect(TextInputPurpose(textInputV1: number)?.rawValue == name)
  }

  @Test(
    "A number that means nothing is no purpose",
    arguments: [14, 255, 0x8000_0000, .max] as [UInt32])
  func nonsense(number: UInt32) {
    #expect(TextInputPurpose(textInputV3: number) == nil)
    #expect(TextInputPurpose(textInputV1: number) == nil)
  }

  @Test("13 is a terminal in version 3 alone")
  func lastNumber() {
    #expect(TextInputPurpose(textInputV1: 13) == nil)
  }

  static let hints: [(UInt32, TextInputHint)] = [
    (0x1, .completion), (0x2, .spellcheck), (0x4, .autoCapitalization), (0x8, .lowercase),
    (0x10, .uppercase), (0x20, .titlecase), (0x40, .hiddenText), (0x80, .sensitiveData),
    (0x100, .latin), (0x200, .multiline),
  ]

  @Test("Both protocols have ten hints in the same bits", arguments: hints)
  func hint(bit: UInt32, hint: TextInputHint) {
    #expect(TextInputHints(textInputV3: bit) == [hint])
    #expect(TextInputHints(textInputV1: bit) == [hint])
  }

  @Test(
    "Version 2 of text-input-v3 adds three",
    arguments: [
      (0x400, .onScreenInputProvided), (0x800, .noEmoji), (0x1000, .preeditShown),
    ] as [(UInt32, TextInputHint)])
  func newHint(bit: UInt32, hint: TextInputHint) {
    #expect(TextInputHints(textInputV3: bit) == [hint])
    #expect(TextInputHints(textInputV1: bit) == [])
  }

  @Test("Bits that mean nothing are passed over, and the others are kept")
  func nonsenseBits() {
    #expect(TextInputHints(textInputV3: 0xFFFF_FFFF) == Set(TextInputHint.allCases))
    #expect(TextInputHints(textInputV3: 0x8000_2040) == [.hiddenText])
    #expect(TextInputHints(textInputV1: 0x8000_0040) == [.hiddenText])
    #expect(TextInputHints(textInputV3: 0) == [])
  }

  @Test("text-input-v1's names for several hints")
  func combinations() {
    #expect(TextInputHints(textInputV1: 0x7) == [.completion, .spellcheck, .autoCapitalization])
    #expect(TextInputHints(textInputV1: 0xC0) == [.hiddenText, .sensitiveData])
  }
}
