import Language

/// The words of a language, each with its spellings, from the lists and the authority.
struct WordCollector {
  let spellings: Spellings
  let blend: FrequencyBlend
  let shape: WordShape
  /// Everyday words of our own list, by the word in small letters.
  let everyday: [String: String]
  let offensive: OffensiveWords
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
  }

  func collect(limit: Int) -> Collection {
    var accepted: [String: [Spellings.Spelling]] = [:]
    var rest: [(word: String, share: Double)] = []
    for (word, share) in blend.shares {
      let spellings = spellings.accepted(word)
      if spellings.isEmpty { rest.append((word, share)) } else { accepted[word] = spellings }
    }
    for (word, spelling) in everyday where accepted[word] == nil {
      accepted[word] = [Spellings.Spelling(text: spelling, part: 1)]
    }
    var words = accepted.flatMap { word, spellings in
      sourceWords(word, spellings, isDictionaryWord: true)
    }
    words += judged(rest, accepted: accepted)
    return Self.collection(words, limit: limit)
  }

  private func judged(
    _ rest: [(word: String, share: Double)], accepted: [String: [Spellings.Spelling]]
  ) -> [(key: String, word: SourceWord)] {
    let shares = Dictionary(
      uniqueKeysWithValues: accepted.keys.map { ($0, blend.shares[$0] ?? 0) })
    let definition = DictionaryWords(
      slips: SlipDetector(
        words: shares, floor: DictionaryWords.knownShare, neighbors: neighbors),
      listed: listed, spokenCounts: blend.spokenCounts)
    return rest.flatMap { word, share in
      let verdict = definition.verdict(word, share: share)
      guard verdict != .refused else { return [(key: String, word: SourceWord)]() }
      return sourceWords(word, [unlisted(word, share)], isDictionaryWord: verdict == .word)
    }
  }

  /// How a word is spelled that no dictionary has: as in the text there is; and what has a
  /// possessive is a name.
  private func unlisted(_ word: String, _ share: Double) -> Spellings.Spelling {
    let capitalized = spellings.letterCase.capitalized(word)
    let possessive = blend.shares[word + "'s"] ?? 0
    let seen = spellings.evidence.count(capitalized) - spellings.evidence.count(word)
    let isName =
      seen > 0 || word.hasSuffix("'s") || seen == 0 && possessive >= share * Self.possessivePart
    return Spellings.Spelling(text: isName ? capitalized : word, part: 1)
  }

  /// What part of its sightings a name has its possessive in at least.
  static let possessivePart = 0.004

  private func sourceWords(
    _ word: String, _ spellings: [Spellings.Spelling], isDictionaryWord: Bool
  ) -> [(key: String, word: SourceWord)] {
    let share = max(blend.shares[word] ?? 0, Self.uncountedShare)
    return spellings.map { spelling in
      (
        word,
        SourceWord(
          text: spelling.text, logProbability: Float(logarithm(share * spelling.part)),
          isDictionaryWord: isDictionaryWord, isOffensive: offensive.contains(word))
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
