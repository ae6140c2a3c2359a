import Testing
import TextTraits

@testable import Layouts

/// Table 1.4: suggestion bar, emoji or globe key, dictation key.
@Suite struct StripTests {
  @Test(
    "Bar, emoji and dictation are the type's",
    arguments: [
      (KeyboardType.default, true, true, true), (.asciiCapable, true, false, true),
      (.numbersAndPunctuation, true, false, true), (.url, true, true, false),
      (.emailAddress, true, true, false), (.namePhonePad, true, true, true),
      (.twitter, true, true, true), (.webSearch, true, true, true),
      (.numberPad, false, false, false), (.asciiCapableNumberPad, false, false, false),
      (.decimalPad, false, false, false), (.phonePad, false, false, false),
    ])
  func table(type: KeyboardType, bar: Bool, emoji: Bool, dictation: Bool) {
    let keyboard = keyboard(type)
    let actions = keyboard.strip.map(\.action)
    #expect(keyboard.hasBar == bar)
    #expect(actions.contains(.emoji) == emoji)
    #expect(actions.contains(.dictation) == dictation)
    #expect(actions.contains(.dismiss))
  }

  @Test("A secret field has none of the three", arguments: KeyboardType.allCases)
  func secret(type: KeyboardType) {
    let keyboard = keyboard(type) { $0.traits.isSecureTextEntry = true }
    let actions = keyboard.strip.map(\.action)
    #expect(!keyboard.hasBar)
    #expect(!actions.contains(.emoji) && !actions.contains(.dictation))
  }

  @Test("A field that is sensitive but to be seen has emoji alone")
  func sensitive() {
    let keyboard = keyboard { $0.traits.isSensitive = true }
    #expect(!keyboard.hasBar)
    #expect(keyboard.stripNames == ["emoji", "dismiss"])
  }

  @Test func dictationIsLeftOutWhereThereIsNone() {
    #expect(keyboard { $0.hasDictation = false }.stripNames == ["emoji", "dismiss"])
  }

  @Test func globeReplacesEmojiWhichMovesBesideTheSwitcher() {
    let keyboard = keyboard { $0.enabledKeyboards = 2 }
    #expect(keyboard.stripNames == ["globe", "dictation", "dismiss"])
    #expect(keyboard.text(.letters).last == "123 emoji space return")
    #expect(keyboard.text(.numbers).last == "ABC emoji space return")
  }

  @Test func globeStandsAloneWhereThereIsNoEmoji() {
    let keyboard = keyboard(.asciiCapable) { $0.enabledKeyboards = 3 }
    #expect(keyboard.stripNames == ["globe", "dictation", "dismiss"])
    #expect(keyboard.text(.letters).last == "123 space return")
  }

  @Test func twitterHasItsReturnKeyOnTheStrip() {
    #expect(keyboard(.twitter).stripNames == ["emoji", "dictation", "return", "dismiss"])
  }

  @Test func aFieldThatForbidsEmojiHasNoKeyForThem() {
    #expect(keyboard { $0.traits.emojiType = .no }.stripNames == ["dictation", "dismiss"])
  }
}
