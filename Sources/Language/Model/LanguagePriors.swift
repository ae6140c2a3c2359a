/// Which of several languages is being written: the running one is likelier, and the words before
/// tell.
enum LanguagePriors {
  /// In nats, for each language, the running one first.
  static func weigh(_ lexicons: [Lexicon], _ context: ContextWords) -> [Float] {
    guard lexicons.count > 1 else { return lexicons.map { _ in 0 } }
    let others = (1 - runningShare) / Float(lexicons.count - 1)
    var weights = lexicons.indices.map { Elementary.log($0 == 0 ? runningShare : others) }
    for case let word? in context.words {
      for (index, lexicon) in lexicons.enumerated() {
        let share = lexicon.node(of: word).map { Quantity.share(lexicon.trie.node($0).own) }
        weights[index] += max(share ?? unknown, unknown) * trust
      }
    }
    let sum = weights.reduce(-Float.infinity) { Elementary.logSum($0, $1) }
    return weights.map { max($0 - sum, least) }
  }

  private static let runningShare: Float = 0.75
  /// In nats: the share of a word that a language does not have.
  private static let unknown: Float = -16
  /// How much each word before tells: languages are mixed within a sentence.
  private static let trust: Float = 0.3
  /// In nats: no language is ruled out.
  private static let least: Float = -4
}
