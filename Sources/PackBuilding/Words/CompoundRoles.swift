import Language

/// Which beginnings of words and which words are parts of compounds: `haus`, `arbeits`, `schlüssel`.
///
/// The words of a language show it: what stands before and after the same parts again and again. The
/// authority, which knows how parts are linked, then has to accept them with a part of every day.
struct CompoundRoles {
  let authority: any SpellingAuthority
  let letterCase: LetterCase
  /// Parts of every day: a first one and a last one.
  let parts: [(first: String, last: String)]

  /// With how many others a part must be seen.
  static let leastPartners = 3
  /// A part has so many letters.
  static let leastLetters = 3

  /// The roles of the parts of these words, in small letters.
  func roles(_ words: [SourceWord]) -> [String: JoiningRoles] {
    guard !parts.isEmpty else { return [:] }
    let (beginnings, ends) = seen(words.filter { $0.isDictionaryWord && !$0.isOffensive })
    var roles: [String: JoiningRoles] = [:]
    for (text, count) in beginnings where count >= Self.leastPartners {
      if parts.contains(where: { $0.last != text && accepts(text + $0.last) }) {
        roles[text, default: []].insert(.compoundBeginning)
      }
    }
    for (text, count) in ends where count >= Self.leastPartners {
      if parts.contains(where: { $0.first != text && accepts($0.first + text) }) {
        roles[text, default: []].insert(.compoundEnd)
      }
    }
    return roles
  }

  private func accepts(_ word: String) -> Bool {
    authority.accepts(word) || authority.accepts(letterCase.capitalized(word))
  }

  /// With how many others beginnings and ends stand, where the end is a word.
  private func seen(_ words: [SourceWord]) -> (beginnings: [String: Int], ends: [String: Int]) {
    let texts = words.map { letterCase.lowercased($0.text) }.filter { $0.allSatisfy(\.isLetter) }
    let known = Set(texts.lazy.filter { $0.count >= Self.leastLetters }.map { $0[...] })
    var beginnings: [Substring: Int] = [:]
    var ends: [Substring: Int] = [:]
    for text in texts {
      let indices = text.indices.dropFirst(Self.leastLetters).dropLast(Self.leastLetters - 1)
      for index in indices where known.contains(text[index...]) {
        beginnings[text[..<index], default: 0] += 1
        ends[text[index...], default: 0] += 1
      }
    }
    func named(_ counts: [Substring: Int]) -> [String: Int] {
      Dictionary(uniqueKeysWithValues: counts.map { (String($0), $1) })
    }
    return (named(beginnings), named(ends))
  }
}
