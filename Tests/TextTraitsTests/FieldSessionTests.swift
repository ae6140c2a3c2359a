import Testing

@testable import TextTraits

@Suite("Field session")
struct FieldSessionTests {
  @Test(
    "What was secret once stays secret until the field is left",
    arguments: [
      PartialTraits(textInput: .password, hints: []), PartialTraits(textInput: .pin, hints: []),
      PartialTraits(textInput: .normal, hints: [.hiddenText]),
      PartialTraits(textInput: .normal, hints: [.sensitiveData]),
    ])
  func secret(once: PartialTraits) {
    var session = FieldSession()
    #expect(!session.wasSecret)
    _ = session.resolve([.textInput: once])
    #expect(session.wasSecret)
    let shown = session.resolve([.textInput: PartialTraits(textInput: .normal, hints: [])])
    #expect(shown.traits.isSecret)
    #expect(shown.sources.values.contains(.fieldSession))
    var next = FieldSession()
    #expect(
      !next.resolve([.textInput: PartialTraits(textInput: .normal, hints: [])]).traits.isSecret)
  }

  @Test("A field that never was secret is not made so")
  func open() {
    var session = FieldSession()
    #expect(
      session.resolve([.textInput: PartialTraits(textInput: .email, hints: [])])
        == TraitsResolver.resolve(
          [.textInput: PartialTraits(textInput: .email, hints: []), .fieldSession: PartialTraits()])
    )
    #expect(!session.wasSecret)
  }

  @Test("What is only private now is not private for ever")
  func privateOnly() {
    var session = FieldSession()
    _ = session.resolve([.textInput: .saying(\.isPrivate, true)])
    #expect(!session.resolve([:]).traits.isPrivate)
  }
}

@Suite("The person's choice of keys")
struct KeyboardChoiceTests {
  @Test("Letters stand in place of a pad, and of nothing else", arguments: KeyboardType.allCases)
  func letters(type: KeyboardType) {
    var traits = TextInputTraits()
    traits.keyboardType = type
    #expect(KeyboardChoice.asked.keyboardType(for: traits) == type)
    let letters: KeyboardType =
      switch type {
      case .decimalPad, .phonePad: .default
      case .numberPad, .asciiCapableNumberPad: .asciiCapable
      default: type
      }
    #expect(KeyboardChoice.letters.keyboardType(for: traits) == letters)
  }

  @Test("Letters in place of a PIN are a password's")
  func pin() {
    let traits = PartialTraits(textInput: .pin, hints: []).completed
    #expect(KeyboardChoice.letters.keyboardType(for: traits) == .asciiCapable)
  }

  @Test("A choice is remembered for that application and kind of field alone")
  func remembered() {
    var choices = KeyboardChoices()
    choices["org.bank", .numberPad] = .letters
    #expect(choices["org.bank", .numberPad] == .letters)
    #expect(choices["org.bank", .phonePad] == .asked)
    #expect(choices["org.shop", .numberPad] == .asked)
    choices["org.bank", .numberPad] = .asked
    #expect(choices == KeyboardChoices())
  }

  @Test("Where too many are remembered the oldest are forgotten; a choice made again is new")
  func bounded() {
    var choices = KeyboardChoices()
    for number in 0..<KeyboardChoices.limit { choices["app\(number)", .numberPad] = .letters }
    choices["app0", .numberPad] = .letters
    choices["new", .numberPad] = .letters
    #expect(choices["app0", .numberPad] == .letters)
    #expect(choices["app1", .numberPad] == .asked)
    #expect(choices["app2", .numberPad] == .letters)
  }

  @Test("An app id that no honest application has is not remembered")
  func longApplication() {
    var choices = KeyboardChoices()
    choices[String(repeating: "x", count: 255), .numberPad] = .letters
    #expect(choices != KeyboardChoices())
    choices = KeyboardChoices()
    choices[String(repeating: "x", count: 256), .numberPad] = .letters
    #expect(choices == KeyboardChoices())
  }
}
