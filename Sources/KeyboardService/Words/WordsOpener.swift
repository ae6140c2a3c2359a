import Language
import Stores

/// Opens the packs of languages and makes what answers from them: slow work, for a background task.
nonisolated struct WordsOpener: Sendable {
  /// Where packs are looked for.
  var folders: PackFolders
  /// The languages that are typed, BCP 47, the running one first.
  var languages: [String]
  /// The keys.
  var keys: KeyCenters
  /// What was learned of the person.
  var learned: LearnedWords
  /// The day, counted from 1 January 1970.
  var today: Int
  /// Whether words of the offensive list are offered.
  var offersOffensiveWords = false
  /// Packs that are open already.
  var open: [String: LanguagePack] = [:]

  /// So many languages are heard at once: each costs its own search.
  static let languagesAtOnce = 2

  /// What came of it.
  struct Outcome: Sendable {
    /// Where words come from; nil without a pack for the running language.
    var words: LanguageWords?
    /// The packs in use.
    var packs: [String: LanguagePack] = [:]
    /// One line each about what is missing or was refused.
    var problems: [String] = []
  }

  /// Opens and makes.
  func outcome() -> Outcome {
    var outcome = Outcome()
    var lexicons: [(language: String, lexicon: Lexicon)] = []
    for language in languages {
      guard lexicons.count < Self.languagesAtOnce else { break }
      guard let pack = open[language] ?? pack(of: language, problems: &outcome.problems) else {
        // Another language's words alone would correct this one's.
        if language == languages.first { return outcome }
        continue
      }
      outcome.packs[language] = pack
      var lexicon = pack.lexicon
      lexicon.offersOffensiveWords = offersOffensiveWords
      lexicons.append((pack.language, lexicon))
    }
    guard let running = languages.first, !lexicons.isEmpty else { return outcome }
    let personal = PersonalLanguage(
      learned, language: running, arrangement: keys.arrangement, today: today)
    outcome.words = LanguageWords(
      decoder: WordDecoder(languages: lexicons, keys: keys.grid, personal: personal),
      own: personal.words)
    return outcome
  }

  private func pack(of language: String, problems: inout [String]) -> LanguagePack? {
    let answer = folders.pack(for: language)
    problems += answer.problems
    if answer.pack == nil, answer.problems.isEmpty {
      problems.append(
        PackFolders.absence(
          of: language, consequence: ": words are neither corrected nor suggested"))
    }
    return answer.pack
  }
}
