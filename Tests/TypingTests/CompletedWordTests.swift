import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Words to learn")
struct CompletedWordTests {
  private let words = WordList(
    corrections: ["teh": "the", "helo": "hello"], completions: ["wor": ["world"]])

  private func play(
    _ script: String, traits: TextInputTraits = .plain, settings: TypingSettings = TypingSettings()
  ) throws -> TypingPlayer {
    var player = TypingPlayer(traits: traits, settings: settings, words: words)
    try player.play(script)
    return player
  }

  /// What was told, one line each.
  private func told(_ player: TypingPlayer) -> [String] {
    player.effects.compactMap {
      switch $0 {
      case .wordCompleted(let word):
        "\(word.previous ?? "–") \(word.text)\(word.beginsSentence ? " begins" : "")"
      case .wordRetracted(let word): "not \(word.text)"
      case .correctionRejected(let correction, let begins):
        "keep \(correction.typed)\(begins ? " begins" : "")"
      default: nil
      }
    }
  }

  @Test("each word comes with the one before it, within a sentence")
  func pairs() throws {
    let player = try play(
      "@0 type go home \n+0 tap delete\n+0 tap 123\n+0 tap ,\n+0 tap space\n+0 type now ")
    #expect(
      told(player).filter { !$0.hasPrefix("not") } == [
        "– go begins", "go home", "go home", "– now",
      ])
    let sentences = try play(
      "@0 type go\n+0 tap 123\n+0 tap .\n+0 tap space\n+0 type now then\n+0 tap return")
    #expect(told(sentences) == ["– go begins", "– now begins", "now then"])
  }

  @Test("a correction and a chosen word are told as they stand in the field")
  func corrected() throws {
    #expect(told(try play("@0 type teh ")) == ["– the begins"])
    var player = try play("@0 type a wor")
    player.apply(.selectSuggestion(1))
    #expect(told(player).last == "a world")
  }

  @Test("a word that is deleted into is not finished after all, and counts once when it is")
  func retracted() throws {
    let player = try play("@0 type hey \n+0 tap delete\n+90 tap 123\n+0 tap ,")
    #expect(told(player) == ["– hey begins", "not hey", "– hey begins"])
    let left = try play("@0 type hey you \n+0 tap delete\n+90 tap delete\n+90 tap delete")
    #expect(told(left) == ["– hey begins", "hey you", "not you"])
  }

  @Test("a correction that is taken back is told as a word that was meant")
  func rejected() throws {
    let player = try play("@0 type teh \n+0 tap delete\n+90 tap space")
    #expect(told(player) == ["– the begins", "keep teh begins", "not the", "– teh begins"])
  }

  @Test("the touches of the letters come with the word, unless others were typed")
  func touches() throws {
    func touches(_ script: String) throws -> [GridPoint?] {
      for case .wordCompleted(let word) in try play(script).effects { return word.touches }
      return []
    }
    let typed = try touches("@0 tap q\n+90 tap p+4,0\n+90 tap space")
    #expect(typed.map { $0.map { ($0.column * 10).rounded() / 10 } } == [0, 9.1])
    // As many letters: where each one landed is known of the right word too.
    #expect(try touches("@0 type teh ").count == 3)
    #expect(try touches("@0 type helo ").isEmpty)
  }

  @Test("nothing where the person or the field does not want it")
  func off() throws {
    var settings = TypingSettings()
    settings.learnsWords = false
    #expect(told(try play("@0 type hey teh \n+0 tap delete", settings: settings)).isEmpty)
    for change: (inout TextInputTraits) -> Void in [
      { $0.isPrivate = true }, { $0.isSecureTextEntry = true }, { $0.isTerminal = true },
      { $0.isSensitive = true }, { $0.keyboardType = .url }, { $0.keyboardType = .emailAddress },
      { $0.keyboardType = .webSearch },
    ] {
      var traits = TextInputTraits.plain
      change(&traits)
      #expect(told(try play("@0 type hey teh \n+0 tap delete", traits: traits)).isEmpty)
    }
  }
}
