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
    exactCost = letters.exactSums[letters.count]
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
    if isJoined(state.beginning) {
      let ending = Ending(node: node, beginning: state.beginning)
      let (text, cost) = text(of: ending)
      let score = score(ending, state.cost, weight: costs.languageWeight)
      return Candidate(text: text, score: score - cost, doubt: doubt)
    }
    var words = words(to: node, after: state.beginning).map(lexicon.text)
    let before = beginnings[Int(state.beginning)].node
    let score =
      model.logProbability(node, share: share, after: before) * costs.severalLanguageWeight
      - state.cost
    words[0] = typed.inCapitals(words[0], lexicon.folding)
    return Candidate(text: words.joined(separator: " "), score: score, doubt: doubt)
  }

  /// What a word costs and how likely it is, which counts so much.
  private func score(_ ending: Ending, _ cost: Float, weight: Float) -> Float {
    let share = Quantity.share(lexicon.trie.node(ending.node).own)
    guard ending.beginning != 0 else {
      return model.logProbability(ending.node, share: share) * weight - cost
    }
    // The parts of a word that is written as one are weighed as words are.
    let parts = beginnings[Int(ending.beginning)].logProbability
    return (share + parts) * weight - (cost + parts)
  }

  /// The words that a node ends, with the parts they are made of.
  private func words(to node: Int, after beginning: UInt16) -> [JoinedWord] {
    var words = [JoinedWord(beginnings: [], joint: .space, last: node)]
    var place = beginning
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

  /// The same of a word that is written as one and made of several.
  private func text(of joined: JoinedWord) -> (text: String, cost: Float) {
    let word = lexicon.text(of: joined)
    let text =
      joined.joint == .elision && typed.capitals == .first
      ? lexicon.folding.capitalized(word) : typed.inCapitals(word, lexicon.folding)
    return (text, capitalCost(text))
  }

  private func capitalCost(_ text: String) -> Float {
    let leftOut = typed.capitals == .none ? text.count(where: \.isUppercase) : 0
    return costs.capital * Float(leftOut)
  }

  /// A word, and what is before it where it is written as one with that.
  private struct Ending: Hashable {
    var node: Int
    var beginning: UInt16
  }

  private func text(of ending: Ending) -> (text: String, cost: Float) {
    ending.beginning == 0
      ? text(of: ending.node) : text(of: words(to: ending.node, after: ending.beginning)[0])
  }

  /// The words that what was typed may be the beginning of.
  var completions: [Candidate] {
    var places = Completions(lexicon.trie)
    var endings: [Ending: Float] = [:]
    for state in states.prefix(Self.statesCompleted) where isJoined(state.beginning) {
      guard state.omissions == 0, !state.isAfterSurplus else { continue }
      let beginning = beginnings[Int(state.beginning)]
      var state = state
      if state.cost + beginning.logProbability > exactCost + Self.aSlip {
        state.cost += costs.completionAfterSlip
      }
      places.add(state, role: beginning.joint.laterRole)
      guard state.beginning == 0 else { continue }
      let below = Int(state.node) + 1..<Int(state.end)
      for node in model.followers(in: below, count: Self.followersWeighed) {
        let ending = Ending(node: node, beginning: 0)
        endings[ending] = min(endings[ending] ?? .infinity, state.cost)
      }
    }
    for completion in places.best(Self.completionsWeighed) {
      let ending = Ending(node: completion.node, beginning: completion.place.beginning)
      endings[ending] = min(endings[ending] ?? .infinity, completion.place.cost)
    }
    var found: [(ending: Ending, score: Float)] = []
    for (ending, cost) in endings where lexicon.trie.node(ending.node).mayBeOffered {
      let score = score(ending, cost, weight: costs.completionLanguageWeight)
      found.append((ending, score - costOfCompletion(after: ending.beginning)))
    }
    found.sort {
      ($1.score, $0.ending.node, $0.ending.beginning)
        < ($0.score, $1.ending.node, $1.ending.beginning)
    }
    return found.prefix(Self.completionsKept).map { ending, score in
      let (text, cost) = text(of: ending)
      return Candidate(text: text, score: score - cost, isCompletion: true)
    }
  }

  /// The more was typed of it, the likelier it is a whole word.
  private func costOfCompletion(after beginning: UInt16) -> Float {
    let length = Float(typed.letters.count - beginnings[Int(beginning)].place)
    return costs.anyCompletion + costs.completion * max(length - 2, 0) / max(length, 1)
  }

  /// Whether there is nothing before a word but what is written as one with it.
  private func isJoined(_ beginning: UInt16) -> Bool {
    var place = beginning
    while place != 0 {
      guard beginnings[Int(place)].joint != .space else { return false }
      place = beginnings[Int(place)].before
    }
    return true
  }

  /// In nats: what costs more than what was typed is taken to hold a slip.
  private static let aSlip: Float = 1.5
  private static let candidatesWeighed = 48
  private static let statesCompleted = 12
  private static let completionsWeighed = 16
  private static let completionsKept = 8
  private static let followersWeighed = 12
}
