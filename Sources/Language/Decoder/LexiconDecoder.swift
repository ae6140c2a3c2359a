/// The candidates of one lexicon.
struct LexiconDecoder {
  private let model: WordModel
  private let lexicon: Lexicon
  private let typed: TypedWord
  private let costs: ErrorCosts
  private let states: [SearchState]
  private let beginnings: [WordSearch.Beginning]
  /// What it costs that just what was typed was meant.
  let exactCost: Float

  init(
    _ model: WordModel, _ typed: TypedWord, _ touch: TouchModel, _ respellings: [Respelling],
    _ costs: ErrorCosts
  ) {
    self.model = model
    self.typed = typed
    self.costs = costs
    lexicon = model.lexicon
    let letters = LetterCosts(typed, lexicon.trie, touch, costs)
    exactCost = letters.exact.reduce(0, +)
    var search = WordSearch(
      model, letters, Respelling.rules(respellings, typed, lexicon.trie), costs)
    states = search.run()
    beginnings = search.beginnings
  }

  /// The words that what was typed, which is so odd, may mean as a whole.
  func words(oddness: Float) -> [Candidate] {
    var found: [(state: SearchState, estimate: Float)] = []
    for state in states {
      let node = lexicon.trie.node(Int(state.node))
      let role = beginnings[Int(state.beginning)].joint.laterRole
      if node.mayBeOffered, node.joining.isSuperset(of: role) {
        found.append((state, state.cost - Quantity.share(node.own)))
      }
    }
    found.sort { $0.estimate < $1.estimate }
    return found.prefix(Self.candidatesWeighed).map { candidate($0.state, oddness) }
  }

  private func candidate(_ state: SearchState, _ oddness: Float) -> Candidate {
    let node = Int(state.node)
    let share = Quantity.share(lexicon.trie.node(node).own)
    let doubt = model.doubt(share: share, oddness: oddness, costs)
    guard state.beginning != 0 else {
      let score =
        model.logProbability(node, share: share) * costs.languageWeight - state.cost
      let (text, cost) = text(of: node)
      return Candidate(text: text, score: score - cost, doubt: doubt)
    }
    let beginning = beginnings[Int(state.beginning)]
    let joined = words(to: state)
    var words = joined.map(lexicon.text)
    guard words.count > 1 else {
      // The parts of a word that is written as one are weighed as words are.
      let score =
        (share + beginning.logProbability) * costs.languageWeight
        - (state.cost + beginning.logProbability)
      let text =
        joined[0].joint == .elision && typed.capitals == .first
        ? lexicon.folding.capitalized(words[0]) : typed.inCapitals(words[0], lexicon.folding)
      return Candidate(text: text, score: score - capitalCost(text), doubt: doubt)
    }
    let score = model.logProbability(node, share: share, after: beginning.node) - state.cost
    words[0] = typed.inCapitals(words[0], lexicon.folding)
    return Candidate(text: words.joined(separator: " "), score: score, doubt: doubt)
  }

  /// The words that a place ends, with the parts they are made of.
  private func words(to state: SearchState) -> [JoinedWord] {
    var words = [JoinedWord(beginnings: [], joint: .space, last: Int(state.node))]
    var place = state.beginning
    while place != 0 {
      let before = beginnings[Int(place)]
      if before.joint == .space {
        words.insert(JoinedWord(beginnings: [], joint: .space, last: before.node), at: 0)
      } else {
        words[0].beginnings.insert(before.node, at: 0)
        words[0].joint = before.joint
      }
      place = before.before
    }
    return words
  }

  /// How a word would be written here, and what its capitals cost.
  private func text(of node: Int) -> (text: String, cost: Float) {
    let forms = lexicon.forms(of: node).filter { $0.isDictionaryWord && !$0.isOffensive }
    guard let first = forms.first else { return ("", .infinity) }
    let asTyped = forms.first { $0.text == typed.text }
    let text = typed.inCapitals((asTyped ?? first).text, lexicon.folding)
    return (text, capitalCost(text))
  }

  private func capitalCost(_ text: String) -> Float {
    let leftOut = typed.capitals == .none ? text.count(where: \.isUppercase) : 0
    return costs.capital * Float(leftOut)
  }

  /// The words that what was typed may be the beginning of.
  var completions: [Candidate] {
    var places = Completions(lexicon.trie)
    var nodes: [Int: Float] = [:]
    for state in states.prefix(Self.statesCompleted) where state.beginning == 0 {
      guard state.omissions == 0, !state.isAfterSurplus else { continue }
      var state = state
      if state.cost > exactCost + Self.aSlip { state.cost += costs.completionAfterSlip }
      places.add(state)
      let below = Int(state.node) + 1..<Int(state.end)
      for node in model.followers(in: below, count: Self.followersWeighed) {
        nodes[node] = min(nodes[node] ?? .infinity, state.cost)
      }
    }
    for (node, cost) in places.best(Self.completionsWeighed) {
      nodes[node] = min(nodes[node] ?? .infinity, cost)
    }
    // The more was typed, the likelier it is a whole word.
    let length = Float(typed.letters.count)
    let completion = costs.completion * max(length - 2, 0) / length
    var found: [(node: Int, score: Float)] = []
    for (node, cost) in nodes {
      let data = lexicon.trie.node(node)
      guard data.mayBeOffered else { continue }
      let word = model.logProbability(node, share: Quantity.share(data.own))
      let score = word * costs.languageWeight - cost
      found.append((node, score - completion))
    }
    found.sort { ($1.score, $0.node) < ($0.score, $1.node) }
    return found.prefix(Self.completionsKept).map {
      let (text, cost) = text(of: $0.node)
      return Candidate(text: text, score: $0.score - cost, isCompletion: true)
    }
  }

  /// In nats: what costs more than what was typed is taken to hold a slip.
  private static let aSlip: Float = 1.5
  private static let candidatesWeighed = 48
  private static let statesCompleted = 12
  private static let completionsWeighed = 16
  private static let completionsKept = 8
  private static let followersWeighed = 12
}
