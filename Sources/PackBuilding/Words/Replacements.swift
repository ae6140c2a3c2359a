import Language
import PackSources

/// Known misspellings out of LibreOffice's autocorrection, which also replaces signs.
struct Replacements {
  private let words: Set<String>

  init(_ collection: WordCollector.Collection) {
    words = Set(collection.words.lazy.filter(\.isDictionaryWord).map(\.text))
  }

  /// Those pairs whose typed part looks like a word and is none, and whose meaning is words.
  func pairs(of autocorrections: [Autocorrection]) -> [SourceReplacement] {
    var seen: Set<String> = []
    return autocorrections.compactMap { pair in
      guard isText(pair.typed), isText(pair.intended), pair.typed != pair.intended,
        !words.contains(pair.typed), seen.insert(pair.typed).inserted
      else { return nil }
      return SourceReplacement(typed: pair.typed, intended: pair.intended)
    }
  }

  private func isText(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return first.isLetter && last.isLetter
      && text.allSatisfy { $0.isLetter || "'’- ".contains($0) }
  }
}
