import FoundationEssentials
import Layouts
import Testing

@testable import toccata

/// The key sets of the checklist S16 to S59, read from the JSON that `toccata keys` prints.
@Suite struct KeysTests {
  static let letters = Set("qwertyuiopasdfghjklzxcvbnm".map(String.init))
  static let digits = Set((0...9).map(String.init))
  static let telephoneLetters = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  private func keys(_ words: String...) throws -> KeyboardDescription {
    let selection = try OptionReader(verb: "keys", options: SelectOptions.all)
      .read(words, into: Selection())
    return try JSONDecoder().decode(
      KeyboardDescription.self, from: Data(KeysCommand.json(selection)))
  }

  /// What the first layer has beside letters: outputs of characters, names of other actions,
  /// targets of layer keys.
  private func others(_ keyboard: KeyboardDescription) -> Set<String> {
    Set(first(keyboard).map(name)).subtracting(Self.letters).subtracting(Self.digits)
  }

  private func first(_ keyboard: KeyboardDescription) -> [KeyDescription] {
    keyboard.layers.first?.rows.flatMap(\.self) ?? []
  }

  private func name(_ key: KeyDescription) -> String {
    switch key.action {
    case "character": key.output ?? ""
    case "layer": "→" + (key.target ?? "")
    default: key.action
    }
  }

  @Test("The shape is told where the keyboard is not docked")
  func shapes() throws {
    let floating = try keys("--form", "tablet", "--shape", "floating")
    #expect(floating.shape == "floating" && floating.width == 320 && floating.form == "phone")
    #expect(floating.strip.map(\.action).contains("handle"))
    #expect(try keys("--shape", "left").strip.map(\.action).contains("dock"))
    #expect(try keys().shape == nil)
    #expect(try keys("--form", "tablet", "--shape", "split", "--type", "numberPad").shape == nil)
    #expect(throws: CommandError.self) { try keys("--shape", "round") }
  }

  @Test(
    "Letter keyboards: 26 letters and the keys the checklist lists",
    arguments: [
      ("default", ["shift", "delete", "→numbers", "space", "return"]),  // S23
      ("asciiCapable", ["shift", "delete", "→numbers", "space", "return"]),  // S16, S21
      ("alphabet", ["shift", "delete", "→numbers", "space", "return"]),  // S19
      ("URL", ["shift", "delete", "→numbers", ".", "/", ".com", "return"]),  // S29, S30, S32
      ("emailAddress", ["shift", "delete", "→numbers", "space", ".", "@", "return"]),  // S36
      ("namePhonePad", ["shift", "delete", "→digits", "space", "return"]),  // S54
      ("twitter", ["shift", "delete", "→numbers", "space", "@", "#"]),  // S56
      ("webSearch", ["shift", "delete", "→numbers", "space", ".", "return"]),  // S58
    ])
  func letterKeyboards(type: String, others expected: [String]) throws {
    let keyboard = try keys("--type", type)
    #expect(Self.letters.isSubset(of: Set(first(keyboard).map(name))))
    #expect(others(keyboard) == Set(expected))
  }

  @Test func asciiReachesNumbersAndPunctuation() throws {  // S17
    let keyboard = try keys("--type", "asciiCapable")
    #expect(keyboard.layers.map(\.id) == ["letters", "numbers", "symbols"])
  }

  @Test func asciiTypesASCIIAlone() throws {  // S18
    let keyboard = try keys("--type", "asciiCapable")
    let typed = keyboard.layers[0].rows.joined().flatMap { [$0.output ?? ""] + $0.variants }
    #expect(typed.allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test func numbersAndPunctuation() throws {  // S25, S26, S27
    let keyboard = try keys("--type", "numbersAndPunctuation")
    #expect(keyboard.layers.first?.id == "numbers")
    let names = first(keyboard).map(name)
    #expect(Self.digits.isSubset(of: names))
    let characters = first(keyboard).filter { $0.action == "character" }
    #expect(characters.count == 10 + 15)
    #expect(Set(names).isSuperset(of: ["→symbols", "delete", "→letters", "space", "return"]))
  }

  @Test func secondLayersOfAddresses() throws {  // S31, S35
    func typed(_ type: String) throws -> Set<String> {
      Set(try keys("--type", type).layers.dropFirst().flatMap(\.rows).joined().compactMap(\.output))
    }
    #expect(try typed("URL").isSuperset(of: ["#", "+", "%", "_", "-", "&", "="]))
    #expect(try typed("emailAddress").isSuperset(of: ["_", "-", "+", "$", "!", "~", "&", "="]))
  }

  @Test(
    "Pads: ten digits, delete and nothing else but their one key",
    arguments: [
      ("numberPad", []), ("asciiCapableNumberPad", []), ("decimalPad", ["."]),
      ("phonePad", ["→phoneSymbols"]),
    ])  // S38 to S51
  func pads(type: String, extra: [String]) throws {
    let keyboard = try keys("--type", type)
    #expect(Set(first(keyboard).map(name)) == Self.digits.union(["delete"]).union(extra))
    #expect(first(keyboard).compactMap(\.telephoneLetters) == Self.telephoneLetters)
    #expect(keyboard.bar == nil)  // S47
    #expect(keyboard.strip.map(name) == ["→letters", "dismiss"])  // S40
  }

  @Test func phonePadsSecondLayer() throws {  // S48, S49
    let layer = try #require(try keys("--type", "phonePad").layers.last)
    let names = Set(layer.rows.joined().map(name))
    #expect(names == ["+", "#", "*", "pause", "wait", "→digits", "delete"])
  }

  @Test func namePhonePadsSecondLayer() throws {  // S52, S53
    let layer = try #require(try keys("--type", "namePhonePad").layers.last)
    #expect(
      Set(layer.rows.joined().map(name)) == Self.digits.union(["→letters", "delete"]))
  }

  @Test(
    "Bar, emoji and dictation",
    arguments: [
      ("alphabet", true, ["dictation"]), ("asciiCapable", true, ["dictation"]),  // S20, S22
      ("default", true, ["emoji", "dictation"]),  // S24
      ("numbersAndPunctuation", true, ["dictation"]),  // S28
      ("URL", true, ["emoji"]), ("emailAddress", true, ["emoji"]),  // S33, S37
      ("namePhonePad", true, ["emoji", "dictation"]),  // S55
      ("twitter", true, ["emoji", "dictation"]), ("webSearch", true, ["emoji", "dictation"]),
      ("numberPad", false, []), ("phonePad", false, []),
    ])
  func strip(type: String, bar: Bool, keys expected: [String]) throws {
    let keyboard = try keys("--type", type)
    #expect((keyboard.bar != nil) == bar)
    let named = keyboard.strip.map(\.action).filter { ["emoji", "dictation"].contains($0) }
    #expect(named == expected)
  }

  @Test func webSearchHasAGoKey() throws {  // S58
    let key = first(try keys("--type", "webSearch")).first { $0.action == "return" }
    #expect(key?.label == "go")
    #expect(key?.prominent == true)
  }

  @Test func alphabetPrintsAsASCIICapable() throws {
    #expect(try keys("--type", "alphabet").type == "asciiCapable")
  }

  @Test func theWholeIsAsTheManualShowsIt() throws {
    let keyboard = try keys("--type", "emailAddress")
    #expect(keyboard.type == "emailAddress")
    #expect(keyboard.return == "default")
    #expect(keyboard.language == "en")
    #expect(keyboard.form == "phone")
    #expect(keyboard.width == 390)
    #expect(keyboard.height == 313)
    #expect(keyboard.bar == Rect(x: 0, y: 0, width: 390, height: 45))
    let q = try #require(first(keyboard).first)
    #expect([q.id, q.label, q.action, q.output] == ["q", "q", "character", "q"])
    #expect([q.x, q.y, q.width, q.height] == [3, 53, 33, 42])
    #expect(q.variants.isEmpty && q.enabled && !q.prominent)
    let emoji = try #require(keyboard.strip.first)
    #expect([emoji.id, emoji.label, emoji.action] == ["emoji", "emoji", "emoji"])
    #expect([emoji.x, emoji.y, emoji.width, emoji.height] == [12, 267, 40, 40])
  }

  @Test func shiftChangesLabelsAndOutputs() throws {
    let q = try #require(first(try keys("--shift", "on")).first)
    #expect([q.id, q.label, q.output] == ["q", "Q", "Q"])
  }

  @Test func globeStandsWhereEmojiWas() throws {  // S85
    #expect(try keys("--keyboards", "2").strip.first?.action == "globe")
  }

  @Test func disabledReturnKey() throws {
    let key = first(try keys("--return", "search", "--return-disabled"))
      .first { $0.action == "return" }
    #expect(key?.label == "search")
    #expect(key?.prominent == true)
    #expect(key?.enabled == false)
  }

  @Test(
    "A meaning opens its keyboard",
    arguments: [
      ("telephoneNumber", "phonePad"), ("emailAddress", "emailAddress"), ("URL", "URL"),
      ("oneTimeCode", "numberPad"), ("postalCode", "numbersAndPunctuation"),
      ("password", "asciiCapable"), ("name", "default"),
    ])  // S12
  func contentTypes(content: String, type: String) throws {
    #expect(try keys("--content", content).type == type)
  }
}
