extension PersonalLanguage {
  /// The person's own words as a lexicon, or nil where there are none. A word's share is among all
  /// the person wrote, as far as that is known, and much that is not.
  func lexicon(language: String) -> Lexicon? {
    guard !words.isEmpty else { return nil }
    let total = words.reduce(0) { $0 + max($1.count, 0) } + Self.wordsNotCounted
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

  private func addPairs(to source: inout LanguageSource, _ places: [String: Int32]) {
    var sums: [Int32: Double] = [:]
    var known: [(first: Int32, second: Int32, count: Double)] = []
    for pair in pairs where pair.count > 0 {
      let first = pair.first.map { places[$0] } ?? SourceNGram.sentenceStart
      guard let first, let second = places[pair.second] else { continue }
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

  /// So many words a person writes before what is known of them weighs as much as the language.
  private static let wordsNotCounted = 2_000.0
  /// So many times a word is followed by any other before what is known of it weighs half.
  private static let pairsNotCounted = 5.0
}
