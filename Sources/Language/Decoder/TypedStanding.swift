/// How likely it is that just what was typed was meant.
struct TypedStanding {
  /// Whether it is a word of the dictionary or of the person's own, written as it should be.
  private(set) var isWord = false
  /// In nats.
  private(set) var logProbability: Float
  /// In nats: how much less likely it is than a word of so many letters usually is that nobody knows.
  /// The person's own words are often as odd to the language, and so is what is nearly one.
  let oddness: Float

  init(
    _ typed: TypedWord, _ models: [WordModel], languageCount: Int, beginsSentence: Bool,
    _ costs: ErrorCosts
  ) {
    let hasCapital = typed.capitals != .none && !beginsSentence
    let unknown = hasCapital ? costs.unknownCapital : costs.unknown
    let letters = models.prefix(languageCount).compactMap {
      $0.lexicon.letters?.logProbability(typed.letters)
    }.max()
    let usual = -Float(typed.letters.count) * Self.usualLetter
    let random = -Float(typed.letters.count) * costs.randomLetter
    logProbability = max(letters ?? usual, random) - unknown
    for model in models {
      guard let node = model.lexicon.node(of: typed.letters) else { continue }
      for form in model.lexicon.forms(of: node) where Self.matches(form.text, typed, model) {
        let known = model.logProbability(node, share: form.logProbability)
        if form.isDictionaryWord { isWord = true }
        logProbability = max(
          logProbability, form.isDictionaryWord ? known : known - costs.notInDictionary)
      }
    }
    for model in models.prefix(languageCount) {
      guard let joined = model.lexicon.joinedWord(typed.letters) else { continue }
      let text = model.lexicon.text(of: joined)
      guard
        Self.matches(text, typed, model) || model.lexicon.folding.capitalized(text) == typed.text
      else { continue }
      isWord = true
      logProbability = max(
        logProbability,
        model.lexicon.logProbability(joined) - costs.joining(joined.joint) + model.prior)
    }
    oddness = max(usual - unknown - logProbability, 0)
    if !isWord, models.contains(where: { Self.isMade(typed, of: $0.lexicon) }) { isWord = true }
  }

  /// In nats: what a letter usually costs.
  private static let usualLetter: Float = 2.5

  private static func matches(_ form: String, _ typed: TypedWord, _ model: WordModel) -> Bool {
    typed.isJust(form) || typed.inCapitals(form, model.lexicon.folding) == typed.text
      || form == typed.text.withPlainApostrophes
  }

  /// Whether it is made of words: with a hyphen, or a genitive.
  private static func isMade(_ typed: TypedWord, of lexicon: Lexicon) -> Bool {
    func isWord(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
      lexicon.node(of: Array(part)).map { lexicon.trie.node($0).isDictionaryWord } ?? false
    }
    if typed.letters.contains("-") {
      return typed.letters.split(separator: "-").allSatisfy(isWord)
    }
    // A genitive that is in the lexicon was judged with its capitals: John's.
    guard typed.letters.suffix(2) == ["'", "s"], lexicon.node(of: typed.letters) == nil else {
      return false
    }
    return isWord(typed.letters.dropLast(2))
  }
}
