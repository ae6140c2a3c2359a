/// Tells what was meant by what was typed, and what may be said next.
///
/// A value without a state: the same question has the same answer. docs/words.md explains the model.
public struct WordDecoder: Sendable {
  private let lexicons: [Lexicon]
  private let grid: KeyGrid
  private let costs: ErrorCosts
  private let personal: PersonalLanguage
  private let respellings: [[Respelling]]

  /// A decoder for the languages that are typed, the running one first, on these keys, for a person.
  public init(
    languages: [(language: String, lexicon: Lexicon)], keys: KeyGrid,
    personal: PersonalLanguage = PersonalLanguage()
  ) {
    self.init(languages: languages, keys: keys, personal: personal, costs: ErrorCosts())
  }

  init(
    languages: [(language: String, lexicon: Lexicon)], keys: KeyGrid,
    personal: PersonalLanguage, costs: ErrorCosts
  ) {
    lexicons = languages.map(\.lexicon)
    respellings = languages.map { Respelling.table(language: $0.language) }
    grid = keys
    self.personal = personal
    self.costs = costs
  }

  /// What was meant, or what may come next where nothing was typed; at most so many suggestions.
  public func proposal(for question: WordQuestion, limit: Int = 3) -> WordProposal {
    guard let folding = lexicons.first?.folding else { return WordProposal() }
    let context = ContextWords(question.context, folding)
    let models = lexicons.map {
      WordModel($0, after: context, prior: 0, contextWeight: costs.contextWeight)
    }
    let typed = TypedWord(question, folding)
    guard !typed.letters.isEmpty else {
      return WordProposal(suggestions: NextWords.best(models, limit))
    }
    guard typed.letters.count < WordTrie.longestWord else { return WordProposal() }
    let touch = TouchModel(grid, costs, offsets: personal.keyOffsets)
    let decoders = models.indices.map {
      LexiconDecoder(models[$0], typed, touch, respellings[$0], costs)
    }
    var words = decoders.flatMap(\.words)
    let exactCost = decoders.map(\.exactCost).min() ?? 0
    if let known = replacement(typed, models) { words.append(known) }
    words = words.merged()
    let all = (words + decoders.flatMap(\.completions)).merged()
    let standing = TypedStanding(
      typed, models, beginsSentence: context.beginsSentence && context.words.isEmpty, costs)
    return WordProposal(
      suggestions: Array(all.prefix(limit).map(\.text)),
      correction: correction(typed, standing, words, exactCost: exactCost))
  }

  private func replacement(_ typed: TypedWord, _ models: [WordModel]) -> Candidate? {
    let letters = String(String.UnicodeScalarView(typed.letters))
    for model in models {
      guard let intended = model.lexicon.replacements?.intended(by: letters) else { continue }
      let node = model.lexicon.node(of: model.lexicon.folding.fold(intended))
      let probability =
        node.map {
          model.logProbability($0, share: Quantity.share(model.lexicon.trie.node($0).own))
        } ?? -10
      return Candidate(
        text: typed.inCapitals(intended, model.lexicon.folding),
        score: probability - costs.replacement)
    }
    return nil
  }

  private func correction(
    _ typed: TypedWord, _ standing: TypedStanding, _ words: [Candidate], exactCost: Float
  ) -> String? {
    guard !typed.isNeverChanged, let best = words.first(where: { $0.text != typed.text }),
      !personal.rejected.contains(RejectedCorrection(typed: typed.text, corrected: best.text))
    else { return nil }
    if standing.isWord, !typed.hasTouches { return nil }
    if typed.letters.count == 1, !typed.hasTouches, best.text.count > 1 { return nil }
    let margin = standing.isWord ? costs.wordMargin : costs.margin
    return best.score > standing.logProbability - exactCost + margin ? best.text : nil
  }
}
