/// Letters that people write for others because they sound alike.
struct Respelling: Hashable, Sendable {
  var typed: [Unicode.Scalar]
  var meant: [Unicode.Scalar]
  /// In nats.
  var cost: Float

  init(_ typed: String, _ meant: String, _ cost: Float) {
    self.typed = Array(typed.unicodeScalars)
    self.meant = Array(meant.unicodeScalars)
    self.cost = cost
  }

  /// What may be meant at each place of what was typed.
  static func rules(_ respellings: [Respelling], _ typed: TypedWord, _ trie: WordTrie)
    -> [[LetterRule]]
  {
    typed.letters.indices.map { place in
      respellings.compactMap { respelling in
        guard typed.letters[place...].starts(with: respelling.typed) else { return nil }
        let meant = respelling.meant.compactMap { trie.code($0) }
        guard meant.count == respelling.meant.count else { return nil }
        return LetterRule(
          typedCount: respelling.typed.count, meant: meant, cost: respelling.cost)
      }
    }
  }
}
