/// What the keyboard has learned from the person, as a value: words, pairs of words, and where the
/// finger lands beside the keys. It has no clock and no file: days are arguments, and every change
/// says what to write.
public struct LearnedWords: Hashable, Sendable {
  /// A language's words and pairs.
  struct Part: Hashable, Sendable {
    var words: [String: LearnedUse] = [:]
    /// By the word before, then by the word.
    var pairs: [String: [String: LearnedUse]] = [:]
  }

  /// By language.
  var parts: [String: Part] = [:]
  /// By the keyboard's arrangement, then by the key.
  var offsets: [String: [String: KeyOffset]] = [:]
  /// How many words of all languages are known.
  public internal(set) var wordCount = 0
  /// How many pairs of all languages are known.
  public internal(set) var pairCount = 0
  let limits: Limits

  /// How much is kept at most.
  public struct Limits: Hashable, Sendable {
    /// Words of all languages.
    public var words = 12_000
    /// Pairs of all languages.
    public var pairs = 24_000
    /// Key offsets of all arrangements.
    public var offsets = 2_000

    /// What keeps the file well below 5 MB.
    public init() {}
  }

  /// Nothing learned yet.
  public init(limits: Limits = Limits()) { self.limits = limits }

  // MARK: What is known

  /// The use of a word, or nil where it never was kept.
  public func use(of word: String, in language: String) -> LearnedUse? {
    parts[language]?.words[word]
  }

  /// Whether the word is the person's own: kept often enough.
  public func isOwn(_ word: String, in language: String) -> Bool {
    use(of: word, in: language)?.isOwn ?? false
  }

  /// The person's own words of a language, each with its use.
  public func ownWords(in language: String) -> [(word: String, use: LearnedUse)] {
    (parts[language]?.words ?? [:]).lazy.filter(\.value.isOwn).map { ($0.key, $0.value) }
  }

  /// What the person says after a word, each with its use.
  public func followers(of word: String, in language: String) -> [String: LearnedUse] {
    parts[language]?.pairs[word] ?? [:]
  }

  /// Every pair of a language: the word before, the word, its use.
  public func pairs(in language: String) -> [(previous: String, word: String, use: LearnedUse)] {
    (parts[language]?.pairs ?? [:]).flatMap { previous, followers in
      followers.map { (previous, $0.key, $0.value) }
    }
  }

  /// Where the finger lands beside the keys of an arrangement, by the key's character.
  public func offsets(on arrangement: String) -> [String: KeyOffset] { offsets[arrangement] ?? [:] }

  /// Whether nothing is known.
  public var isEmpty: Bool { wordCount == 0 && pairCount == 0 && offsets.isEmpty }
}
