import PackBuilding

/// An authority of a short list: a word is right as it stands there, and capitalised where it stands
/// there in small letters.
struct WordAuthority: SpellingAuthority {
  let words: Set<String>

  init(_ words: String) { self.words = Set(words.split(separator: " ").map(String.init)) }

  func accepts(_ word: String) -> Bool {
    words.contains(word)
      || word.first?.isUppercase == true
        && words.contains(word.prefix(1).lowercased() + word.dropFirst())
  }

  func stems(of word: String) -> [String] {
    [word, word.prefix(1).lowercased() + word.dropFirst()].filter { words.contains($0) }
  }
}
