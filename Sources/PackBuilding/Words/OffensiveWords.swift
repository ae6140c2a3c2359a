/// Words that are known and never suggested: those of our own list. An entry that ends with `*`
/// stands for every word that begins so.
struct OffensiveWords {
  private let words: Set<String>
  private let beginnings: [String]

  init(_ list: WordList) {
    words = Set(list.entries.filter { !$0.hasSuffix("*") })
    beginnings = list.entries.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
  }

  /// Whether the word, in small letters, is on the list.
  func contains(_ word: String) -> Bool {
    words.contains(word) || beginnings.contains { word.hasPrefix($0) }
  }
}
