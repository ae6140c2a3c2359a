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
  /// Counts of the spoken lists of other languages, from which names can be told.
  public var foreign: [[String: Int]] = []
  /// Who says which words are right.
  public var authority: any SpellingAuthority
  /// Words the authority's own list has, for languages whose other lists are short.
  public var entries: [String] = []
  /// Words of dictionaries with capitals after the first letter: `McDonald`, `DVD`.
  public var innerCapitals: [String] = []
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
  /// What part a capitalised spelling has of a word that may be small too, where nothing tells: nouns
  /// of German, names elsewhere.
  static let capitalizedPart = (german: 0.4, other: 0.03)

  /// A builder that knows nothing yet.
  public init(language: String, authority: any SpellingAuthority) {
    self.language = language
    self.authority = authority
  }

  /// What the word sections of a pack are made from; nil where the lists hold no words.
  public func source() -> LanguageSource? {
    guard let script = Script.most(of: written.prefix(1000).map(\.word)) else { return nil }
    let shape = WordShape(script: script, language: language)
    let blend = FrequencyBlend(
      written: written, spoken: spoken, others: otherWords(shape), shape: shape)
    let misspellings = OwnLists.misspellings(language)
    let collection = collector(blend, shape, Set(misspellings.map(\.typed))).collect(
      limit: Self.wordLimit)
    let context = context(collection)
    let pairs =
      misspellings.map { Autocorrection(typed: $0.typed, intended: $0.intended) }
      + autocorrections
    return LanguageSource(
      language: language, words: collection.words, bigrams: context.bigrams,
      trigrams: context.trigrams, unigramBackoffs: context.unigramBackoffs,
      sentenceStartBackoff: context.sentenceStartBackoff,
      replacements: Replacements(collection).pairs(of: pairs),
      roles: roles(collection.words))
  }

  /// What words do in words that are written as one and made of several.
  private func roles(_ words: [SourceWord]) -> [String: JoiningRoles] {
    let elided = ElisionRoles(authority: authority, elisions: OwnLists.elisions(language))
      .roles(words)
    return CompoundRoles(
      authority: authority, letterCase: LetterCase(language: language),
      parts: OwnLists.compoundParts(language)
    ).roles(words).merging(elided) { $0.union($1) }
  }

  /// Words of lists that tell no frequency, or one that is no match for the two lists'.
  private func otherWords(_ shape: WordShape) -> [(word: String, share: Double)] {
    let letterCase = LetterCase(language: language)
    var words: [(word: String, share: Double)] = []
    if let model {
      for (word, unigram) in zip(model.words, model.unigrams) where !word.hasPrefix("<") {
        words.append((word, exponential(Double(unigram.logProbability))))
      }
    }
    return words
      + entries.map { (letterCase.lowercased($0), WordCollector.uncountedShare) }
  }

  private func collector(
    _ blend: FrequencyBlend, _ shape: WordShape, _ misspelled: Set<String>
  ) -> WordCollector {
    let table = model.map(NeighborTable.init)
    let names = NameEvidence(foreign)
    let part = language == "de" ? Self.capitalizedPart.german : Self.capitalizedPart.other
    let everyday = everydayWords(shape)
    let letterCase = LetterCase(language: language)
    return WordCollector(
      spellings: Spellings(
        authority: authority, letterCase: letterCase, known: everyday,
        innerCapitals: Dictionary(
          innerCapitals.map { (letterCase.lowercased($0), $0) },
          uniquingKeysWith: { first, _ in first }),
        evidence: CasingEvidence(prose.sentences),
        capitalizedPart: { max(names.part($0, share: blend.comparableShare($0)), part) },
        names: table.map { table in
          ProperNames(
            shares: blend.shares, authority: authority, letterCase: letterCase,
            determinedPart: { table.part(of: $0, after: ProperNames.determiners) })
        }),
      blend: blend, everyday: everyday,
      offensive: OffensiveWords(OwnLists.offensive(language)), misspelled: misspelled,
      names: names, listed: listed, neighbors: { table?.probability($0, $1) ?? 0 })
  }

  /// Our own lists of everyday words, by the word in small letters. What is a name everywhere may be
  /// a word here (`un` is no United Nations in French), or be in letters the language does not have.
  private func everydayWords(_ shape: WordShape) -> [String: String] {
    let letterCase = LetterCase(language: language)
    func byWord(_ list: WordList) -> [(String, String)] {
      list.entries.map { (letterCase.lowercased($0), $0) }
    }
    let common = byWord(OwnLists.everydayEverywhere).filter {
      shape.word($0.0) != nil && !authority.accepts($0.0)
    }
    return Dictionary(
      byWord(OwnLists.everyday(language)) + common, uniquingKeysWith: { first, _ in first })
  }

  private func context(_ collection: WordCollector.Collection) -> ContextNGrams {
    if let model {
      var context = ContextNGrams(model, indices: collection.indices, keys: collection.keys)
      context.adapt(
        to: collection.words, from: collection.keys.map { model.unigram($0)?.logProbability })
      return context
    }
    let letterCase = LetterCase(language: language)
    let spellings = Dictionary(
      collection.words.indices.map { (collection.words[$0].text, Int32($0)) },
      uniquingKeysWith: { first, _ in first })
    var counter = PairCounter()
    for sentence in prose.sentences {
      counter.add(
        sentence.enumerated().map { place, word in
          // The first word of a sentence is capitalised whatever it is.
          place == 0
            ? collection.indices[letterCase.lowercased(word)]
            : spellings[word] ?? collection.indices[letterCase.lowercased(word)]
        })
    }
    var context = counter.ngrams(collection.words)
    context.adapt(to: collection.words, from: counter.shares(collection.words.count))
    return context
  }
}
