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

extension Lexicon {
  /// Whether words can be joined.
  var hasJoinedWords: Bool { !trie.node(0).joining.isEmpty }

  /// The likeliest parts that letters are made of; nil where they are none.
  func joinedWord(_ letters: [Unicode.Scalar]) -> JoinedWord? {
    guard hasJoinedWords else { return nil }
    return joinedWords(letters[...], after: [])
      .max { logProbability($0) < logProbability($1) }
  }

  private func joinedWords(_ letters: ArraySlice<Unicode.Scalar>, after beginnings: [Int])
    -> [JoinedWord]
  {
    var found: [JoinedWord] = []
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
      if let last = node(of: Array(rest)), trie.node(last).joining.contains(joint.laterRole) {
        found.append(JoinedWord(beginnings: parts, joint: joint, last: last))
      }
      if joint == .compound, parts.count < JoinedWord.maximumBeginnings {
        found += joinedWords(rest, after: parts)
      }
    }
    return found
  }

  /// In nats: of all parts together.
  func logProbability(_ word: JoinedWord) -> Float {
    word.beginnings.reduce(Quantity.share(trie.node(word.last).own)) {
      $0 + Quantity.share(trie.node($1).shareAsBeginning)
    }
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
