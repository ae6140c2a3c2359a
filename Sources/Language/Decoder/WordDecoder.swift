/// Tells what was meant by what was typed, and what may be said next.
///
/// A value without a state: the same question has the same answer. docs/words.md explains the model.
public struct WordDecoder: Sendable {
  private let languages: [DecodedLanguage]
  private let own: DecodedLanguage?
  private let grid: KeyGrid
  private let costs: ErrorCosts
  private let touchedCosts: ErrorCosts
  private let personal: PersonalLanguage

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
    self.languages = languages.map { DecodedLanguage($0.lexicon, language: $0.language) }
    own = languages.first.flatMap { first in
      personal.lexicon(language: first.language)
        .map { DecodedLanguage($0, language: first.language) }
    }
    grid = keys
    self.personal = personal
    self.costs = costs
    touchedCosts = costs.withTouches
  }

  /// What was meant, or what may come next where nothing was typed; at most so many suggestions.
  public func proposal(for question: WordQuestion, limit: Int = 3) -> WordProposal {
    guard let folding = languages.first?.lexicon.folding else { return WordProposal() }
    guard !question.typed.isEmpty else {
      let models = models(ContextWords(question.context, folding))
      return WordProposal(suggestions: NextWords.best(models, limit))
    }
    guard let weighing = weighing(question) else { return WordProposal() }
    return WordProposal(
      suggestions: weighing.suggestions(limit).map(\.text),
      correction: weighing.correction)
  }

  /// How likely each letter (without capitals) is to be typed next, and a space; what is missing is
  /// unlikely, and empty says that nothing is known.
  public func nextCharacters(for question: WordQuestion) -> [String: Double] {
    guard let folding = languages.first?.lexicon.folding else { return [:] }
    let letters = folding.fold(question.typed)
    guard letters.count < WordTrie.longestWord else { return [:] }
    return NextLetters.probabilities(
      letters, models(ContextWords(question.context, folding)), costs)
  }

  /// All that was weighed for a question, or nil where it has no word or one that is too long.
  func weighing(_ question: WordQuestion) -> Weighing? {
    guard let folding = languages.first?.lexicon.folding else { return nil }
    let typed = TypedWord(question, folding)
    guard !typed.letters.isEmpty, typed.letters.count < WordTrie.longestWord else { return nil }
    let costs = typed.hasTouches ? touchedCosts : costs
    let context = ContextWords(question.context, folding)
    let weight = context.isEmptyText ? costs.emptyContextWeight : costs.contextWeight
    return Weighing(
      typed, context, models(context, weight: weight), languageCount: languages.count,
      respellings: (languages + [own].compactMap(\.self)).map(\.respellings),
      touch: TouchModel(grid, costs, offsets: personal.keyOffsets), rejected: personal.rejected,
      costs)
  }

  /// The model of each language, and that of the person's own words last.
  private func models(_ context: ContextWords, weight: Float? = nil) -> [WordModel] {
    let priors = LanguagePriors.weigh(languages.map(\.lexicon), context)
    let known = zip(languages, priors).map {
      WordModel(
        $0.lexicon, after: context, prior: $1, contextWeight: weight ?? costs.contextWeight)
    }
    return known
      + [own].compactMap(\.self).map {
        var model = WordModel(
          $0.lexicon, after: context, prior: 0, contextWeight: costs.ownContextWeight)
        model.ownTotal = personal.wordTotal
        return model
      }
  }
}

/// A language that is typed.
struct DecodedLanguage {
  let lexicon: Lexicon
  let respellings: [Respelling]

  init(_ lexicon: Lexicon, language: String) {
    self.lexicon = lexicon
    respellings = Respelling.table(language: language)
  }
}
