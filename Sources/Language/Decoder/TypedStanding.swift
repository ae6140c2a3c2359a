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
    let made = isWord ? nil : models.compactMap { Self.made(typed, of: $0.lexicon) }.max()
    if let made {
      isWord = true
      logProbability = max(logProbability, made)
    }
  }

  /// In nats: what a letter usually costs.
  private static let usualLetter: Float = 2.5

  private static func matches(_ form: String, _ typed: TypedWord, _ model: WordModel) -> Bool {
    typed.isJust(form) || typed.inCapitals(form, model.lexicon.folding) == typed.text
      || form == typed.text.withPlainApostrophes
  }

  /// In nats: how likely what is made of words is, with a hyphen, or as a genitive; nil where it is
  /// not.
  private static func made(_ typed: TypedWord, of lexicon: Lexicon) -> Float? {
    func share(_ part: ArraySlice<Unicode.Scalar>) -> Float? {
      lexicon.node(of: Array(part)).map(lexicon.trie.node).flatMap {
        $0.isDictionaryWord ? Quantity.share($0.own) : nil
      }
    }
    if typed.letters.contains("-") {
      let shares = typed.letters.split(separator: "-").map(share)
      let known = shares.compactMap(\.self)
      return known.count == shares.count && !known.isEmpty ? known.reduce(0, +) : nil
    }
    // A genitive that is in the lexicon was judged with its capitals: John's.
    guard typed.letters.suffix(2) == ["'", "s"], lexicon.node(of: typed.letters) == nil else {
      return nil
    }
    return share(typed.letters.dropLast(2)).map { $0 - genitive }
  }

  /// In nats: how much rarer the genitive of a word is than the word.
  private static let genitive: Float = 3.5
}
