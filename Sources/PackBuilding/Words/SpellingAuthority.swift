import PackSources

/// Who says which words are right: hunspell, or a short list in a test.
public protocol SpellingAuthority {
  /// Whether the word is right as it is written, its casing included.
  func accepts(_ word: String) -> Bool
  /// The stems the word is made from, with their own casing.
  func stems(of word: String) -> [String]
}

extension SpellingAuthority {
  /// Whether a capitalised word is right and made from one that is capitalised too: a name or a
  /// German noun, unlike a word that is only capitalised, as any may be.
  func capitalizesByNature(_ word: String) -> Bool {
    accepts(word)
      && stems(of: word).contains { stem in
        stem.first?.isUppercase == true && stem.dropFirst().allSatisfy { !$0.isUppercase }
      }
  }
}

extension HunspellDictionary: SpellingAuthority {}

/// Several at once: what one of them accepts is right. British beside American English.
public struct CombinedAuthority: SpellingAuthority {
  /// The authorities, the one asked first in front.
  public var members: [any SpellingAuthority]

  /// These authorities as one.
  public init(_ members: [any SpellingAuthority]) { self.members = members }

  /// Whether one of them accepts the word.
  public func accepts(_ word: String) -> Bool { members.contains { $0.accepts(word) } }

  /// The stems all of them give.
  public func stems(of word: String) -> [String] { members.flatMap { $0.stems(of: word) } }
}

/// A list of words that are right, for languages whose dictionary is short.
struct ListAuthority: SpellingAuthority {
  let words: Set<String>

  func accepts(_ word: String) -> Bool { words.contains(word) }

  func stems(of word: String) -> [String] { words.contains(word) ? [word] : [] }
}
