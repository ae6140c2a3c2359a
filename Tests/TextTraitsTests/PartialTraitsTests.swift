import FoundationEssentials
import Testing

@testable import TextTraits

@Suite("Partial traits")
struct PartialTraitsTests {
  @Test("The list of traits has every property of a field, in its order")
  func listIsComplete() {
    let properties = Mirror(reflecting: TextInputTraits()).children.compactMap(\.label)
    #expect(Trait.all.map(\.name) == properties)
  }

  @Test("Only secrecy can be added and not be taken away")
  func secrecyIsOnlyAdded() {
    let names = Trait.all.filter(\.isOnlyAdded).map(\.name)
    #expect(names == ["isSecureTextEntry", "isSensitive", "isPrivate"])
  }

  @Test("What is not said is nil, and a default that is said is not")
  func silence() {
    var traits = PartialTraits()
    #expect(traits.keyboardType == nil)
    traits.keyboardType = .default
    traits.isMultiline = false
    #expect(traits.keyboardType == .default)
    #expect(traits.isMultiline == false)
    #expect(traits.names == ["keyboardType", "isMultiline"])
    #expect(traits.said.map(\.name) == ["keyboardType", "isMultiline"])
  }

  @Test("What is taken back is as if it had never been said")
  func takenBack() {
    var traits = PartialTraits()
    traits.returnKeyLabel = "Pay"
    traits.returnKeyLabel = nil
    #expect(traits == PartialTraits())
  }

  @Test("A field of which nothing is known has UIKit's defaults")
  func defaults() {
    #expect(PartialTraits().completed == TextInputTraits())
    #expect(PartialTraits().completed.autocapitalizationType == .sentences)
  }

  @Test("A whole field says every trait")
  func wholeField() {
    var field = TextInputTraits()
    field.placeholder = "Town"
    let traits = PartialTraits(field)
    #expect(traits.said.count == Trait.all.count)
    #expect(traits.completed == field)
  }

  @Test("A weaker source is heard only where the stronger is silent")
  func filling() {
    var stronger = PartialTraits()
    stronger.keyboardType = .default
    var weaker = PartialTraits()
    weaker.keyboardType = .url
    weaker.returnKeyType = .go
    #expect(stronger.fill(from: weaker) == ["returnKeyType"])
    #expect(stronger.keyboardType == .default)
    #expect(stronger.returnKeyType == .go)
  }

  @Test("A refinement also counts where only the default is said")
  func refining() {
    var field = PartialTraits()
    field.keyboardType = .default
    field.autocorrectionType = .yes
    let taken = field.refine(by: PartialTraits(.url, capitals: .none, words: .no))
    #expect(field.keyboardType == .url)
    #expect(field.autocorrectionType == .yes)
    #expect(field.autocapitalizationType == AutocapitalizationType.none)
    #expect(!taken.contains("autocorrectionType"))
  }

  @Test(
    "Secrecy is added against a no, and a no never takes it away",
    arguments: [\TextInputTraits.isSecureTextEntry, \.isSensitive, \.isPrivate]
      as [WritableKeyPath<TextInputTraits, Bool> & Sendable])
  func secrecy(path: WritableKeyPath<TextInputTraits, Bool> & Sendable) {
    for (first, second) in [(true, false), (false, true)] {
      var filled = PartialTraits.saying(path, first)
      filled.fill(from: .saying(path, second))
      #expect(filled.completed[keyPath: path])
      var refined = PartialTraits.saying(path, first)
      refined.refine(by: .saying(path, second))
      #expect(refined.completed[keyPath: path])
    }
  }

  @Test("Of several statements the earlier counts")
  func sequence() {
    let traits = PartialTraits([
      .saying(\.keyboardType, .url), .saying(\.keyboardType, .twitter).saying(\.allowsSign, true),
    ])
    #expect(traits == .saying(\.keyboardType, .url).saying(\.allowsSign, true))
  }
}

@Suite("Partial traits in files")
struct PartialTraitsCodingTests {
  @Test("Every trait survives being written and read")
  func roundTrip() throws {
    var field = TextInputTraits()
    field.keyboardType = .url
    field.textContentType = .url
    field.returnKeyLabel = "Öffnen"
    field.isEmpty = true
    field.isMultiline = false
    field.passwordRules = "minlength: 8;"
    field.placeholder = ""
    let said = PartialTraits(field)
    let read = try JSONDecoder().decode(PartialTraits.self, from: JSONEncoder().encode(said))
    #expect(read.completed == field)
    #expect(read.keyboardType == .url)
  }

  @Test("Only what is said is written, by UIKit's names")
  func written() throws {
    let traits = PartialTraits.saying(\.keyboardType, .url).saying(\.textContentType, .postalCode)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(traits), as: UTF8.self)
    #expect(text == #"{"keyboardType":"URL","textContentType":"postalCode"}"#)
  }

  @Test(
    "What a person may write is read",
    arguments: [
      (#"{"keyboardType": "alphabet"}"#, PartialTraits.saying(\.keyboardType, .asciiCapable)),
      (#"{"textContentType": "one-time-code"}"#, .saying(\.textContentType, .oneTimeCode)),
      (#"{"textContentType": "URL"}"#, .saying(\.textContentType, .url)),
      (#"{"autocorrectionType": "no"}"#, .saying(\.autocorrectionType, .no)),
      (#"{"returnKeyLabel": null, "colour": "blue"}"#, PartialTraits()),
    ])
  func read(text: String, expected: PartialTraits) throws {
    #expect(try JSONDecoder().decode(PartialTraits.self, from: Data(text.utf8)) == expected)
  }

  @Test(
    "A wrong value is named by its key",
    arguments: [
      (#"{"keyboardType": "telex"}"#, "keyboardType"),
      (#"{"returnKeyType": "ok"}"#, "returnKeyType"),
      (#"{"textContentType": "shoe-size"}"#, "textContentType"),
      (#"{"isTerminal": "yes"}"#, "isTerminal"),
    ])
  func wrongValue(text: String, key: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PartialTraits.self, from: Data(text.utf8))
    }
    switch error {
    case .dataCorrupted(let context), .typeMismatch(_, let context):
      #expect(context.codingPath.map(\.stringValue) == [key])
    default:
      Issue.record("not the error of a wrong value")
    }
  }
}
