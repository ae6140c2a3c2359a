/// What was typed, and all that may be meant by it, weighed against each other.
struct Weighing {
  /// What may be meant as a whole word, best first.
  let words: [Candidate]
  /// The same with the words that are still being typed.
  let candidates: [Candidate]
  /// What was typed, if just that was meant.
  let standing: TypedStanding
  /// What it costs that just what was typed was meant.
  let exactCost: Float
  private let typed: TypedWord
  private let rejected: Set<RejectedCorrection>
  private let costs: ErrorCosts
  private let grid: KeyGrid
  /// Whether a letter is on no key and in no word, so that it was put there on purpose.
  private let hasForeignLetter: Bool

  /// Weighs in the models of so many languages and of the person's own words, which come last.
  init(
    _ typed: TypedWord, _ context: ContextWords, _ models: [WordModel], languageCount: Int,
    respellings: [[Respelling]], touch: TouchModel, rejected: Set<RejectedCorrection>,
    _ costs: ErrorCosts
  ) {
    self.typed = typed
    self.rejected = rejected
    self.costs = costs
    grid = touch.grid
    hasForeignLetter = typed.letters.contains { letter in
      letter.properties.isAlphabetic && touch.grid.center(letter) == nil
        && models.allSatisfy { $0.lexicon.trie.code(letter) == nil }
    }
    let decoders = zip(models, respellings).map { model, respellings in
      LexiconDecoder(model, typed, touch, respellings, costs)
    }
    exactCost = decoders.map(\.exactCost).min() ?? 0
    let known = Self.replacement(typed, models, costs)
    let standing = TypedStanding(
      typed, models, languageCount: languageCount,
      beginsSentence: context.beginsSentence && context.words.isEmpty, costs)
    self.standing = standing
    words =
      (decoders.flatMap { $0.words(oddness: standing.oddness) } + [known].compactMap(\.self))
      .merged()
    candidates = (words + decoders.flatMap(\.completions)).merged()
  }

  /// At most so many words to offer. What was typed comes last: it is there already. Where it is no
  /// word, what it may well mean as a whole comes before what it may be the beginning of.
  func suggestions(_ limit: Int) -> [Candidate] {
    let others = candidates.filter { !typed.isJust($0.text) }.prefix(limit)
    let asTyped = candidates.filter { typed.isJust($0.text) }.prefix(limit - others.count)
    guard let best = others.first, !standing.isWord else { return Array(others) + asTyped }
    func comesFirst(_ candidate: Candidate) -> Bool {
      !candidate.isCompletion && candidate.score > best.score - Self.wholeWordLead
    }
    return others.filter(comesFirst) + others.filter { !comesFirst($0) } + asTyped
  }

  /// What to put in place of what was typed, or nil where it stays.
  var correction: String? {
    let others = words.filter { !typed.isJust($0.text) }
    guard !typed.isNeverChanged, !hasForeignLetter,
      let best = others.max(by: { $0.sureScore < $1.sureScore }),
      !rejected.contains(RejectedCorrection(typed: typed.text, corrected: best.text))
    else { return nil }
    // One letter says too little of what so many were to say.
    if typed.letters.count > 2, best.text.unicodeScalars.count == 1 { return nil }
    if !typed.hasTouches {
      if standing.isWord { return nil }
      if typed.letters.count == 1, !isOnItsKey(best.text) { return nil }
    }
    let isCertain = typed.hasTouches || best.text.lowercased() == typed.text.lowercased()
    let margin =
      standing.isWord ? costs.wordMargin : isCertain ? costs.margin : costs.lettersMargin
    return best.sureScore > standing.logProbability * costs.languageWeight - exactCost + margin
      ? best.text : nil
  }

  /// Whether a word is the one letter that was typed, with another accent or as a capital.
  private func isOnItsKey(_ word: String) -> Bool {
    let letters = word.lowercased().unicodeScalars
    return letters.count == 1
      && letters.first.map(grid.keyLetter) == grid.keyLetter(typed.letters[0])
  }

  /// What is meant by a known misspelling.
  private static func replacement(
    _ typed: TypedWord, _ models: [WordModel], _ costs: ErrorCosts
  ) -> Candidate? {
    let letters = String(String.UnicodeScalarView(typed.letters))
    for model in models {
      guard let intended = model.lexicon.replacements?.intended(by: letters) else { continue }
      let node = model.lexicon.node(of: model.lexicon.folding.fold(intended))
      let probability =
        node.map {
          model.logProbability($0, share: Quantity.share(model.lexicon.trie.node($0).own))
        } ?? unknownReplacement
      return Candidate(
        text: typed.inCapitals(intended, model.lexicon.folding),
        score: probability * costs.languageWeight - costs.replacement)
    }
    return nil
  }

  /// In nats: so far behind a completion a whole word still comes before it.
  private static let wholeWordLead: Float = 0.5
  /// In nats: how likely several words together are, where nothing is known of them.
  private static let unknownReplacement: Float = -10
}
