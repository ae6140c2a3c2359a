extension PersonalLanguage {
  /// The person's own words as a lexicon, or nil where there are none. A word's share is among all
  /// the person wrote, as far as that is known, and much that is not.
  func lexicon(language: String) -> Lexicon? {
    guard !words.isEmpty else { return nil }
    let total = wordTotal
    var places: [String: Int32] = [:]
    var source = LanguageSource(language: language, words: [])
    for word in words where word.count > 0 && places[word.text] == nil {
      places[word.text] = Int32(source.words.count)
      source.words.append(
        SourceWord(text: word.text, logProbability: Elementary.log(Float(word.count / total))))
    }
    addPairs(to: &source, places)
    return SectionMemory(LanguageSections(source).sections).lexicon(language: language)
  }

  /// How many words the shares of the person's own words are of.
  var wordTotal: Double {
    words.reduce(0) { $0 + max($1.count, 0) } + Self.wordsNotCounted
  }

  /// The word before need not be the person's own: it is known here only to be looked up.
  private func addPairs(to source: inout LanguageSource, _ own: [String: Int32]) {
    var places = own
    var sums: [Int32: Double] = [:]
    var known: [(first: Int32, second: Int32, count: Double)] = []
    for pair in pairs where pair.count > 0 {
      guard let second = own[pair.second] else { continue }
      let first =
        pair.first.map { place(of: $0, &places, in: &source) } ?? SourceNGram.sentenceStart
      known.append((first, second, pair.count))
      sums[first, default: 0] += pair.count
    }
    func rest(_ first: Int32) -> Float {
      Elementary.log(Float(Self.pairsNotCounted / (sums[first, default: 0] + Self.pairsNotCounted)))
    }
    source.bigrams = known.map { pair in
      let share = pair.count / (sums[pair.first, default: 0] + Self.pairsNotCounted)
      return SourceNGram(
        words: [pair.first, pair.second], logProbability: Elementary.log(Float(share)))
    }
    source.unigramBackoffs = source.words.indices.map { rest(Int32($0)) }
    source.sentenceStartBackoff = rest(SourceNGram.sentenceStart)
  }

  /// The place of a word before others; one that is new has next to no share and is never offered.
  private func place(
    of word: String, _ places: inout [String: Int32], in source: inout LanguageSource
  ) -> Int32 {
    if let place = places[word] { return place }
    let place = Int32(source.words.count)
    places[word] = place
    source.words.append(
      SourceWord(text: word, logProbability: Self.unheard, isDictionaryWord: false))
    return place
  }

  /// In nats: the share of a word of which nothing is said but what follows it.
  private static let unheard: Float = -20
  /// So many words a person writes before what is known of them weighs as much as the language.
  private static let wordsNotCounted = 2_000.0
  /// So many times a word is followed by any other before what is known of it weighs half.
  private static let pairsNotCounted = 5.0
}
