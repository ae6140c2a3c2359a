import Synchronization
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("What belongs to a word")
struct WordShapeTests {
  private let words = WordList(
    corrections: [
      "teh": "the", "wi-fo": "wi-fi", "fo": "of", "dog’": "dog's", "teh-": "the", "dont": "don't",
    ],
    completions: ["wor": ["world"]])

  private func player(_ text: String = "", settings: TypingSettings = TypingSettings())
    -> TypingPlayer
  {
    TypingPlayer(editor: ModelEditor(text), traits: .plain, settings: settings, words: words)
  }

  /// What was asked last while this was typed.
  private func asked(_ text: String, after before: String = "") throws -> WordQuery? {
    let last = Mutex<WordQuery?>(nil)
    var player = TypingPlayer(
      editor: ModelEditor(before), traits: .plain,
      words: WordList(asked: { query in last.withLock { $0 = query } }))
    try player.typeText(text)
    return last.withLock { $0 }
  }

  @Test("an opening quote is none of the word's, and stays when the word is corrected")
  func openingQuote() throws {
    #expect(try asked("'teh")?.typed == "teh")
    #expect(try asked("'teh")?.context == "‘")
    var player = player()
    try player.typeText("'teh ")
    #expect(player.editor.text == "‘the ")
  }

  @Test(
    "an apostrophe or a hyphen at its end leaves the word as it is", arguments: ["dog'", "teh-"])
  func unfinished(word: String) throws {
    var player = player()
    try player.typeText(word + " ")
    #expect(player.editor.text == word.replacing("'", with: "’") + " ")
    #expect(
      !player.effects.contains { if case .wordCompleted = $0 { true } else { false } })
  }

  @Test("parts that a hyphen joins are one word, and are learned as one")
  func hyphen() throws {
    #expect(try asked("go wi-fo")?.typed == "wi-fo")
    var player = player()
    try player.typeText("go wi-fo ")
    #expect(player.editor.text == "go wi-fi ")
    #expect(
      player.effects.contains {
        if case .wordCompleted(let word) = $0 {
          word.text == "wi-fi" && word.previous == "go"
        } else {
          false
        }
      })
    #expect(try asked("go -fo")?.typed == "fo")
  }

  @Test("where deletions are dropped they are composed as one")
  func composedHyphen() throws {
    var player = TypingPlayer(
      editor: ModelEditor(misbehavior: .dropsDeletions), traits: .plain,
      capabilities: Capabilities(hasSurroundingText: false), words: words)
    try player.typeText("wi-fo ")
    #expect(player.editor.text == "wi-fi ")
    #expect(player.requests.allSatisfy { if case .text = $0 { true } else { false } })
  }

  @Test(
    "a part of an address, a path, a handle or a name of a program's is never changed or learned",
    arguments: ["x@", "#", "@", "a/", "x_", "page.", "https://", "a:", "b=", "\\"])
  func address(begin: String) throws {
    var settings = TypingSettings()
    settings.replacements = ["teh": "replaced"]
    for settings in [TypingSettings(), settings] {
      var player = player(begin, settings: settings)
      try player.typeText("teh ")
      #expect(player.editor.text == begin + "teh ")
      #expect(
        !player.effects.contains { if case .wordCompleted = $0 { true } else { false } })
    }
  }

  @Test("and it is no word before another")
  func afterAddress() throws {
    var player = player()
    try player.typeText("x@page.org wor ")
    #expect(
      player.effects.contains {
        if case .wordCompleted(let word) = $0 {
          word.text == "wor" && word.previous == nil
        } else {
          false
        }
      })
  }

  @Test("after other marks it is a word like any other", arguments: ["(", "...", "a ", "“", "—"])
  func prose(begin: String) throws {
    var player = player(begin)
    try player.typeText("teh ")
    #expect(player.editor.text == begin + "the ")
  }

  @Test("words are written with the apostrophe that the key types here")
  func apostrophe() throws {
    var player = player()
    try player.typeText("dont ")
    #expect(player.editor.text == "don’t ")
    var traits = TextInputTraits.plain
    traits.smartQuotesType = .no
    var straight = TypingPlayer(traits: traits, words: words)
    try straight.typeText("dont ")
    #expect(straight.editor.text == "don't ")
  }
}
