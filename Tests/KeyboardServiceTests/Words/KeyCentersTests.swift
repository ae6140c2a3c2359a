import Language
import Layouts
import Testing
import TypingTestSupport

@testable import KeyboardService

@Suite("Centers of the letters' keys")
struct KeyCentersTests {
  /// A phone's keys, with these behind them.
  private func centers(
    _ variants: [String: [String]], shifted: [String: String] = [:]
  ) -> KeyCenters {
    var keyboard = TestKeyboard.phone().keyboard
    keyboard.layers = keyboard.layers.map { layer in
      var layer = layer
      layer.rows = layer.rows.map { row in
        Row(
          items: row.items.map { item in
            guard case .key(var key) = item else { return item }
            key.face.variants = variants[key.id] ?? []
            if let letter = shifted[key.id] { key.shiftedFace = KeyFace(letter) }
            return .key(key)
          })
      }
      return layer
    }
    return KeyCenters(
      PlacedKeyboard(keyboard, metrics: KeyboardMetrics(form: .phone, width: 390)))
  }

  @Test("A letter behind a key is typed with it")
  func behind() {
    let letters = centers(["e": ["e", "é", "è"], "s": ["ß"]]).grid.keyLetters
    #expect(letters == ["é": "e", "è": "e", "ß": "s"])
  }

  @Test("The first of the keys a letter is behind is its key")
  func twoKeys() {
    #expect(centers(["q": ["ئ"], "m": ["ئ"]]).grid.keyLetters == ["ئ": "q"])
  }

  @Test("Signs that stand with letters are letters too")
  func marks() {
    #expect(centers(["q": ["\u{093C}", "\u{0943}"]]).grid.keyLetters.count == 2)
  }

  @Test("A letter that shift gives and that is no capital is typed with its key")
  func shifted() {
    let grid = centers([:], shifted: ["b": "भ", "n": "N"]).grid
    #expect(grid.keyLetters == ["भ": "b"])
    #expect(grid.shiftedLetters == ["भ"])
  }

  @Test("Shift is the nearer way to a letter that is also behind a key")
  func shiftedAndBehind() {
    let grid = centers(["s": ["श"]], shifted: ["v": "श"]).grid
    #expect(grid.keyLetters == ["श": "v"])
  }

  @Test("What is behind a key and no letter, or several, is left out")
  func noLetter() {
    #expect(centers(["e": ["€", "3", "éé", ""]]).grid.keyLetters.isEmpty)
  }

  @Test("Where no key has others behind it, every letter has its own")
  func plain() {
    #expect(centers([:]).grid.keyLetters.isEmpty)
  }

  @Test("The letter behind a key is meant by a touch on it")
  func meant() throws {
    let keys = centers(["e": ["é"]])
    let e = try #require(keys["e"])
    #expect(keys.grid.centers["é"] == nil)
    #expect(keys.grid.centers["e"] == e)
    #expect(keys.grid.keyLetters["é"] == "e")
  }

  @Test("A keyboard without letters has the English ones")
  func pad() {
    let keys = KeyCenters(TestKeyboard.pad())
    #expect(keys.grid == .qwerty)
  }

  @Test("A letter is asked for in small letters")
  func small() {
    let keys = KeyCenters(TestKeyboard.phone())
    #expect(keys["a"] != nil)
    #expect(keys["A"] == nil)
    #expect(keys[""] == nil)
    #expect(keys["!"] == nil)
  }

  @Test("An arrangement is of a language, a form and a width")
  func arrangement() {
    let phone = KeyCenters(TestKeyboard.phone()).arrangement
    #expect(phone == "en phone 390")
    #expect(KeyCenters(TestKeyboard.phone(language: "de")).arrangement == "de phone 390")
    #expect(KeyCenters(TestKeyboard.tablet()).arrangement == "en tablet 834")
  }
}
