import Language

/// Which words stand after shortened ones: `l'homme`, `dell'anno`. Of these a language has a closed
/// list.
struct ElisionRoles {
  let authority: any SpellingAuthority
  /// The shortened words, with their apostrophes.
  let elisions: [String]

  /// So many of the shortened words are tried before a word.
  static let tried = 4

  /// The roles of the shortened words and of those of these words that stand after them.
  func roles(_ words: [SourceWord]) -> [String: JoiningRoles] {
    guard !elisions.isEmpty else { return [:] }
    var roles: [String: JoiningRoles] = [:]
    for elision in elisions { roles[elision] = .elision }
    for word in words where word.isDictionaryWord && !word.isOffensive {
      if ElidedWords.canFollow(word.text),
        elisions.prefix(Self.tried).contains(where: { authority.accepts($0 + word.text) })
      {
        roles[word.text] = .elisionFollower
      }
    }
    return roles
  }
}
