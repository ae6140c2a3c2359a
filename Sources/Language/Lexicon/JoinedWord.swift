/// A word that is written as one and made of several that the trie holds: `l'homme`,
/// `Haustürschlüssel`.
struct JoinedWord {
  /// The nodes of the parts before the last one.
  var beginnings: [Int]
  /// How the last part is joined to them.
  var joint: Joint
  /// The node of the last part.
  var last: Int

  /// At most so many parts stand before the last one.
  static let maximumBeginnings = 2
}

/// Where letters lead that begin a word made of several: `haustürschl`.
struct JoinedPlace {
  /// The nodes of the parts that are whole.
  var beginnings: [Int]
  /// How the part that is begun is joined to them.
  var joint: Joint
  /// How many letters of it there are.
  var letterCount: Int
  /// The node these lead to, and all nodes below it.
  var range: Range<Int>
}

extension Lexicon {
  /// Whether words can be joined.
  var hasJoinedWords: Bool { !trie.node(0).joining.isEmpty }

  /// The likeliest parts that letters are made of; nil where they are none.
  func joinedWord(_ letters: [Unicode.Scalar]) -> JoinedWord? {
    joinedPlaces(letters).compactMap { place in
      let node = trie.node(place.range.lowerBound)
      guard node.isWord, node.joining.contains(place.joint.laterRole) else { return nil }
      return JoinedWord(
        beginnings: place.beginnings, joint: place.joint, last: place.range.lowerBound)
    }.max { logProbability($0) < logProbability($1) }
  }

  /// Where letters lead that are joined parts and the beginning of another.
  func joinedPlaces(_ letters: [Unicode.Scalar]) -> [JoinedPlace] {
    hasJoinedWords ? joinedPlaces(letters[...], after: []) : []
  }

  private func joinedPlaces(_ letters: ArraySlice<Unicode.Scalar>, after beginnings: [Int])
    -> [JoinedPlace]
  {
    var found: [JoinedPlace] = []
    var place = (index: 0, end: trie.nodeCount)
    for (letter, index) in zip(letters, letters.indices) {
      guard let code = trie.code(letter),
        let next = trie.child(of: place.index, end: place.end, letter: code)
      else { break }
      place = next
      guard let joint = Joint(after: trie.node(place.index).joining),
        beginnings.isEmpty || joint == .compound
      else { continue }
      let (parts, rest) = (beginnings + [place.index], letters[(index + 1)...])
      if let last = trie.find(rest) {
        found.append(
          JoinedPlace(
            beginnings: parts, joint: joint, letterCount: rest.count,
            range: last.index..<last.end))
      }
      if joint == .compound, parts.count < JoinedWord.maximumBeginnings {
        found += joinedPlaces(rest, after: parts)
      }
    }
    return found
  }

  /// In nats: of all parts together.
  func logProbability(_ word: JoinedWord) -> Float {
    logProbability(word.beginnings) + Quantity.share(trie.node(word.last).own)
  }

  /// In nats: of parts that others follow.
  func logProbability(_ beginnings: [Int]) -> Float {
    beginnings.reduce(0) { $0 + Quantity.share(trie.node($1).shareAsBeginning) }
  }

  /// How a joined word is written: a compound in the capitals of its last part.
  func text(of word: JoinedWord) -> String {
    let beginning = word.beginnings.map(trie.spelling).joined()
    let last = offeredSpelling(word.last)
    guard word.joint == .compound else { return beginning + last }
    let text = beginning + trie.spelling(word.last)
    return last.first?.isUppercase == true ? folding.capitalized(text) : text
  }

  /// The most frequent spelling of the word of a node that may be offered; empty where there is none.
  func offeredSpelling(_ node: Int) -> String {
    forms(of: node).first { $0.isDictionaryWord && !$0.isOffensive }?.text ?? ""
  }
}
