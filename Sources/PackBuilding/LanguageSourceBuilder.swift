import Language
import PackSources

/// Makes the words of a language out of everything there is on it.
public struct LanguageSourceBuilder {
  /// A BCP 47 tag.
  public var language: String
  /// Words of the written list.
  public var written: [Wordfreq.Entry] = []
  /// Counts of the spoken list.
  public var spoken: [String: Int] = [:]
  /// Who says which words are right.
  public var authority: any SpellingAuthority
  /// Words of a list made with care, in small letters.
  public var listed: Set<String> = []
  /// Edited text.
  public var prose = Prose()
  /// A trigram model.
  public var model: TrigramModel?
  /// Pairs of what is typed and what is meant.
  public var autocorrections: [Autocorrection] = []

  /// The most words a language has.
  public static let wordLimit = 400_000
  /// What part a capitalised spelling has of a word that may be small too, where nothing tells:
  /// nouns of German, names elsewhere.
  static let capitalizedPart = (german: 0.4, other: 0.1)

  /// A builder that knows nothing yet.
  public init(language: String, authority: any SpellingAuthority) {
    self.language = language
    self.authority = authority
  }

  /// What the word sections of a pack are made from; nil where the lists hold no words.
  public func source() -> LanguageSource? {
    guard let script = Script.most(of: written.prefix(1000).map(\.word)) else { return nil }
    let shape = WordShape(script: script)
    let blend = FrequencyBlend(written: written, spoken: spoken, shape: shape)
    let everyday = everydayWords()
    let collection = collector(shape, blend, everyday).collect(limit: Self.wordLimit)
    var keys = [String](repeating: "", count: collection.words.count)
    for (key, index) in collection.indices { keys[Int(index)] = key }
    let context = model.map { ContextNGrams($0, indices: collection.indices, keys: keys) }
    return LanguageSource(
      language: language, words: collection.words, bigrams: context?.bigrams ?? [],
      trigrams: context?.trigrams ?? [], unigramBackoffs: context?.unigramBackoffs ?? [],
      sentenceStartBackoff: context?.sentenceStartBackoff ?? 0,
      replacements: Replacements(collection).pairs(of: autocorrections))
  }

  private func collector(
    _ shape: WordShape, _ blend: FrequencyBlend, _ everyday: [String: String]
  ) -> WordCollector {
    let part = Self.capitalizedPart
    let table = model.map(NeighborTable.init)
    return WordCollector(
      spellings: Spellings(
        authority: authority, letterCase: LetterCase(language: language), known: everyday,
        evidence: CasingEvidence(prose.sentences),
        capitalizedPart: language == "de" ? part.german : part.other),
      blend: blend, shape: shape, everyday: everyday,
      offensive: OffensiveWords(OwnLists.offensive(language)), listed: listed,
      neighbors: { table?.probability($0, $1) ?? 0 })
  }

  /// Our own list of everyday words, by the word in small letters.
  private func everydayWords() -> [String: String] {
    let letterCase = LetterCase(language: language)
    return Dictionary(
      OwnLists.everyday(language).entries.map { (letterCase.lowercased($0), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
