import Language
import Stores
import Testing
import Typing
import TypingTestSupport

@testable import KeyboardService

@Suite("Opening of words")
struct WordsOpenerTests {
  private func opener(
    _ folders: [String], languages: [String] = ["en"], learned: LearnedWords = LearnedWords()
  ) -> WordsOpener {
    WordsOpener(
      folders: PackFolders(dataFolders: folders), languages: languages,
      keys: KeyCenters(TestKeyboard.phone()), learned: learned, today: 20_000)
  }

  private func correction(_ outcome: WordsOpener.Outcome, _ typed: String) -> String? {
    outcome.words?.answer(WordQuery(context: "", typed: typed)).correction
  }

  @Test("A pack answers")
  func answers() throws {
    let pack = try TestPack()
    let outcome = opener([pack.folder]).outcome()
    #expect(outcome.problems.isEmpty)
    #expect(outcome.packs.keys.sorted() == ["en"])
    #expect(correction(outcome, "teh") == "the")
    #expect(correction(outcome, "the") == nil)
  }

  @Test("Offensive words are corrected to for who wants them, and for nobody else")
  func offensive() throws {
    let pack = try TestPack(offensive: ["help"])
    var opener = opener([pack.folder])
    #expect(correction(opener.outcome(), "hekp") != "help")
    opener.offersOffensiveWords = true
    #expect(correction(opener.outcome(), "hekp") == "help")
  }

  @Test("A tag with a region finds its language")
  func region() throws {
    let pack = try TestPack()
    #expect(opener([pack.folder], languages: ["en-GB"]).outcome().words != nil)
  }

  @Test("Without a pack there are no words, and one line says what to do")
  func missing() {
    let outcome = opener(["/nowhere"], languages: ["sv-FI"]).outcome()
    #expect(outcome.words == nil)
    #expect(outcome.problems.count == 1)
    #expect(outcome.problems[0].contains("'sv-FI'"))
    #expect(outcome.problems[0].contains("'toccata-pack build sv'"))
  }

  @Test("A broken pack costs one line and only itself")
  func broken() throws {
    let pack = try TestPack()
    try pack.write("packs/en.pack", "no pack at all")
    let outcome = opener([pack.folder]).outcome()
    #expect(outcome.words == nil)
    #expect(outcome.problems.count == 1)
    #expect(outcome.problems[0].hasPrefix("\(pack.folder)/packs/en.pack: "))
  }

  @Test("Two languages are heard at once; another's alone are not")
  func two() throws {
    let pack = try TestPack(["en": TestPack.english, "de": TestPack.german])
    let both = opener([pack.folder], languages: ["en", "de", "fr"]).outcome()
    #expect(both.packs.keys.sorted() == ["de", "en"])
    #expect(both.problems.isEmpty)
    #expect(correction(both, "nciht") == "nicht")
    #expect(correction(both, "teh") == "the")
    let other = opener([pack.folder], languages: ["fr", "de"]).outcome()
    #expect(other.words == nil)
    #expect(other.problems.count == 1)
  }

  @Test("A pack that is open is not opened again")
  func open() throws {
    let pack = try TestPack()
    var opener = opener([pack.folder])
    opener.open = opener.outcome().packs
    opener.folders = PackFolders(dataFolders: ["/nowhere"])
    #expect(correction(opener.outcome(), "teh") == "the")
  }

  @Test("What was learned goes along: words, pairs and offsets of this arrangement")
  func personal() {
    var learned = LearnedWords()
    for _ in 0..<3 {
      _ = learned.keep("Xylo", after: "my", language: "en", today: 20_000)
      _ = learned.keep("Haus", after: nil, language: "de", today: 20_000)
    }
    _ = learned.keep("once", after: nil, language: "en", today: 20_000)
    _ = learned.land(on: "e", arrangement: "en phone 390", column: 0.25, row: 0.5)
    _ = learned.land(on: "e", arrangement: "en tablet 834", column: -0.25, row: 0)
    let personal = PersonalLanguage(
      learned, language: "en", arrangement: "en phone 390", today: 20_060)
    #expect(personal.words == [PersonalWord(text: "Xylo", count: 1.5)])
    #expect(personal.pairs == [PersonalPair(first: "my", second: "Xylo", count: 1.5)])
    #expect(personal.keyOffsets == ["e": KeyOffset(column: 0.25, row: 0.5, count: 1)])
  }

  @Test("A word of the person's own is offered and left alone")
  func own() throws {
    let pack = try TestPack()
    var learned = LearnedWords()
    for _ in 0..<2 { _ = learned.keep("xylo", after: "my", language: "en", today: 20_000) }
    let words = opener([pack.folder], learned: learned).outcome().words
    let answer = words?.answer(WordQuery(context: "you ", typed: "xylo"))
    #expect(answer?.learned == ["xylo"])
    #expect(answer?.correction == nil)
    let begun = words?.answer(WordQuery(context: "you ", typed: "xyl"))
    #expect(begun?.suggestions.first == "xylo")
    #expect(begun?.learned == ["xylo"])
  }

  @Test("What the person says after a word is its next word, whether that is their own or not")
  func followers() throws {
    let pack = try TestPack()
    var learned = LearnedWords()
    for previous in ["My", "I"] {
      _ = learned.keep(previous, after: nil, beginsSentence: true, language: "en", today: 20_000)
      _ = learned.keep("xylo", after: previous, language: "en", today: 20_000)
    }
    #expect(!learned.isOwn("my", in: "en"))
    let words = opener([pack.folder], learned: learned).outcome().words
    func next(_ context: String) -> [String] {
      words?.answer(WordQuery(context: context, typed: "")).suggestions ?? []
    }
    #expect(next("My ").contains("xylo"))
    #expect(next("is my ").contains("xylo"))
    #expect(next("I ").contains("xylo"))
    #expect(!next("you ").contains("xylo"))
  }

  @Test("A word that was kept twice is offered for its beginning, which stays as it was typed")
  func begun() throws {
    let pack = try TestPack()
    var learned = LearnedWords()
    for _ in 0..<2 { _ = learned.keep("xylo", after: nil, language: "en", today: 20_000) }
    let words = opener([pack.folder], learned: learned).outcome().words
    for typed in ["xyl", "xlo"] {
      let answer = words?.answer(WordQuery(context: "", typed: typed))
      #expect(answer?.correction == nil)
      #expect(answer?.suggestions.first == "xylo")
    }
  }

  @Test("The keys of the letters are where the finger finds them")
  func keys() throws {
    let keys = KeyCenters(TestKeyboard.phone())
    let english = KeyGrid.qwerty
    #expect(keys.grid.centers.count > 26)
    for (letter, center) in english.centers {
      let place = try #require(keys[String(Character(letter))])
      #expect(abs(place.column - center.column) < 0.05, "\(letter)")
      #expect(abs(place.row - center.row) < 0.05, "\(letter)")
    }
    #expect(keys["ß"] == nil)
    #expect(keys["ab"] == nil)
    #expect(abs(keys.grid.space.row - 3) < 0.05)
    #expect(keys.grid.spaceReach > 1.5 && keys.grid.spaceReach < 4)
    #expect(keys.arrangement != KeyCenters(TestKeyboard.tablet()).arrangement)
  }
}
