/// How likely the words of one lexicon are where one is typed.
struct WordModel {
  let lexicon: Lexicon
  /// In nats: how likely it is that the word is of this lexicon at all.
  let prior: Float
  /// How many words the shares are of, where the words are the person's own.
  var ownTotal: Double?
  private let context: NGramTable.Context
  private let contextLog: Float
  private let shareLog: Float

  /// The model after these words.
  init(_ lexicon: Lexicon, after words: ContextWords, prior: Float, contextWeight: Float) {
    let (last, before) = words.predecessors(lexicon)
    self.init(
      lexicon, context: lexicon.ngrams?.context(last, before: before) ?? NGramTable.Context(),
      prior: prior, contextWeight: contextWeight)
  }

  private init(
    _ lexicon: Lexicon, context: NGramTable.Context, prior: Float, contextWeight: Float
  ) {
    self.lexicon = lexicon
    self.context = context
    self.prior = prior
    contextLog = Elementary.log(contextWeight)
    shareLog = Elementary.log(1 - contextWeight)
  }

  /// In nats: a word, given its share of running words.
  func logProbability(_ node: Int, share: Float) -> Float {
    guard let table = lexicon.ngrams, !context.isEmpty else { return share + prior }
    let inContext = table.logProbability(node, in: context, share: share)
    return prior + Elementary.logSum(contextLog + inContext, shareLog + share)
  }

  /// In nats: how much further ahead than a word of the language one of the person's own must be:
  /// few uses say little, and nor does that what was typed is odd.
  func doubt(share: Float, oddness: Float, _ costs: ErrorCosts) -> Float {
    guard let ownTotal else { return 0 }
    return oddness * costs.languageWeight + costs.ownDoubt
      / max(Elementary.exp(share) * Float(ownTotal), 1)
  }

  /// In nats: a word right after another.
  func logProbability(_ node: Int, share: Float, after first: Int) -> Float {
    guard let table = lexicon.ngrams else { return share }
    let context = table.context(.node(first), before: nil)
    guard !context.isEmpty else { return share }
    return Elementary.logSum(
      contextLog + table.logProbability(node, in: context, share: share), shareLog + share)
  }

  /// The words most likely in this context that lie in a range of nodes, about so many; some may
  /// come twice.
  func followers(in nodes: Range<Int>, count: Int) -> [Int] {
    lexicon.ngrams?.followers(in: context, nodes: nodes, count: count) ?? []
  }
}
