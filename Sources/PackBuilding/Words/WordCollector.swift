import Language

/// The words of a language, each with its spellings, from the lists and the authority.
struct WordCollector {
  let spellings: Spellings
  let blend: FrequencyBlend
  /// Everyday words of our own list, by the word in small letters.
  let everyday: [String: String]
  let offensive: OffensiveWords
  /// Words that dictionaries accept and people do not mean, in small letters.
  let misspelled: Set<String>
  let names: NameEvidence
  /// Words of a list made with care, in small letters.
  let listed: Set<String>
  /// The probability of two words in a row, where there is a model that knows.
  let neighbors: (String, String) -> Double

  /// What a word has that no list counted: a tenth of the rarest share wordfreq tells.
  static let uncountedShare = 1e-9

  /// What was collected.
  struct Collection {
    /// Every spelling once, the most frequent first.
    var words: [SourceWord] = []
    /// The number of the most used spelling, by the word in small letters.
    var indices: [String: Int32] = [:]
    /// The word in small letters whose most used spelling stands at this number; empty elsewhere.
    var keys: [String] {
      var keys = [String](repeating: "", count: words.count)
      for (key, index) in indices { keys[Int(index)] = key }
      return keys
    }
  }

  func collect(limit: Int) -> Collection {
    var accepted: [String: [Spellings.Spelling]] = [:]
    var rest: [(word: String, share: Double)] = []
    // In order, so that the same lists make the same pack.
    for (word, share) in blend.shares.sorted(by: { $0.key < $1.key }) {
      let spellings = spellings.accepted(word)
      if spellings.isEmpty { rest.append((word, share)) } else { accepted[word] = spellings }
    }
    for (word, spelling) in everyday where accepted[word] == nil {
      accepted[word] = [Spellings.Spelling(text: spelling, part: 1)]
    }
    var words = accepted.sorted { $0.key < $1.key }.flatMap { word, spellings in
      sourceWords(word, spellings, isDictionaryWord: true)
    }
    words += elided(words.map(\.word))
    words += judged(rest, accepted: accepted)
    return Self.collection(words, limit: limit)
  }

  /// Words written together with a shortened one, where the lists have shortened words.
  private func elided(_ words: [SourceWord]) -> [(key: String, word: SourceWord)] {
    let wholes = ElidedWords(authority: spellings.authority, evidence: spellings.evidence).wholes(
      elisions: blend.elisions,
      words: words.map { ($0.text, exponential(Double($0.logProbability))) })
    // A whole that a list holds too, cut off from most of its sightings, comes later and is dropped.
    return wholes.map { text, share in
      let key = spellings.letterCase.lowercased(text)
      return (
        key,
        SourceWord(
          text: text, logProbability: Float(logarithm(share)),
          isOffensive: offensive.contains(key))
      )
    }
  }

  private func judged(
    _ rest: [(word: String, share: Double)], accepted: [String: [Spellings.Spelling]]
  ) -> [(key: String, word: SourceWord)] {
    let shares = Dictionary(
      uniqueKeysWithValues: accepted.keys.map { ($0, blend.shares[$0] ?? 0) })
    let definition = DictionaryWords(
      slips: SlipDetector(
        words: shares, others: rest, floor: DictionaryWords.knownShare, neighbors: neighbors),
      listed: listed, spokenCounts: blend.spokenCounts)
    return rest.flatMap { word, share in
      let verdict = definition.verdict(word, share: share)
      guard verdict != .refused else { return [(key: String, word: SourceWord)]() }
      return sourceWords(word, [unlisted(word, share)], isDictionaryWord: verdict == .word)
    }
  }

  /// How a word is spelled that no dictionary has: as in the text there is; a name capitalised, and
  /// large where it is an abbreviation.
  private func unlisted(_ word: String, _ share: Double) -> Spellings.Spelling {
    let letterCase = spellings.letterCase
    let capitalized = letterCase.capitalized(word)
    let seen = spellings.evidence.count(capitalized) - spellings.evidence.count(word)
    guard seen > 0 || seen == 0 && isName(word, share) else {
      return Spellings.Spelling(text: word, part: 1)
    }
    let isAbbreviation = !listed.contains(word) && Self.isAbbreviation(word)
    let text = isAbbreviation ? letterCase.uppercased(word) : capitalized
    return Spellings.Spelling(text: text, part: 1)
  }

  /// A name keeps its frequency in other languages, and often has a possessive.
  private func isName(_ word: String, _ share: Double) -> Bool {
    if word.hasSuffix("'s") { return true }
    return names.part(word, share: blend.comparableShare(word)) >= Self.namePart
      || (blend.shares[word + "'s"] ?? 0) >= share * Self.possessivePart
  }

  /// Whether a name is spoken letter by letter: a short one in which vowels and consonants do not
  /// take turns.
  private static func isAbbreviation(_ word: String) -> Bool {
    guard word.count <= abbreviationLength, word.allSatisfy({ "a"..."z" ~= $0 }) else {
      return false
    }
    let vowels = word.map { "aeiouy".contains($0) }
    return !zip(vowels, vowels.dropFirst()).allSatisfy { $0 != $1 }
  }

  /// What part of its sightings a name has its possessive in at least.
  static let possessivePart = 0.004
  /// What part of its frequency a name has in most other languages at least.
  static let namePart = 0.2
  /// The most letters an abbreviation has that nothing else tells from a name.
  static let abbreviationLength = 3

  private func sourceWords(
    _ word: String, _ spellings: [Spellings.Spelling], isDictionaryWord: Bool
  ) -> [(key: String, word: SourceWord)] {
    let share = max(blend.shares[word] ?? 0, Self.uncountedShare)
    return spellings.map { spelling in
      (
        word,
        SourceWord(
          text: spelling.text, logProbability: Float(logarithm(share * spelling.part)),
          isDictionaryWord: isDictionaryWord && !misspelled.contains(word),
          isOffensive: offensive.contains(word))
      )
    }
  }

  /// The most frequent of the words, and where they are. Two words in small letters may come to one
  /// spelling: the first keeps it.
  private static func collection(
    _ words: [(key: String, word: SourceWord)], limit: Int
  ) -> Collection {
    let sorted = words.sorted {
      ($1.word.logProbability, $0.word.text) < ($0.word.logProbability, $1.word.text)
    }
    var result = Collection()
    var seen: Set<String> = []
    for (key, word) in sorted where result.words.count < limit && seen.insert(word.text).inserted {
      if result.indices[key] == nil { result.indices[key] = Int32(result.words.count) }
      result.words.append(word)
    }
    return result
  }
}
