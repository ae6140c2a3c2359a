/// What is known of one person: it enters every question to the decoder it was given to. Whoever
/// learns makes a new value (and with it a new decoder) when enough has changed; making one costs
/// some milliseconds for thousands of words.
public struct PersonalLanguage: Sendable {
  /// Words of the person's own, whether the language has them or not: they are offered, and never
  /// changed on their letters alone.
  public var words: [PersonalWord]
  /// What the person writes after what.
  public var pairs: [PersonalPair]
  /// Where the finger lands, for each letter (folded) whose key was meant: the mean distance from
  /// the key's centre.
  public var keyOffsets: [Unicode.Scalar: KeyOffset]
  /// Corrections that were taken back: they are not made again.
  public var rejected: Set<RejectedCorrection>

  /// What is known of a person.
  public init(
    words: [PersonalWord] = [], pairs: [PersonalPair] = [],
    keyOffsets: [Unicode.Scalar: KeyOffset] = [:], rejected: Set<RejectedCorrection> = []
  ) {
    self.words = words
    self.pairs = pairs
    self.keyOffsets = keyOffsets
    self.rejected = rejected
  }
}

/// A word that a person writes.
public struct PersonalWord: Hashable, Sendable {
  /// With its own casing.
  public var text: String
  /// How often it was kept; less where that is long ago.
  public var count: Double

  /// A word, and how often it was kept.
  public init(text: String, count: Double) {
    self.text = text
    self.count = count
  }
}

/// Two words in a row that a person writes.
public struct PersonalPair: Hashable, Sendable {
  /// Nil is the start of a sentence.
  public var first: String?
  /// The word after it.
  public var second: String
  /// How often they were kept; less where that is long ago.
  public var count: Double

  /// Two words, and how often they were kept.
  public init(first: String?, second: String, count: Double) {
    self.first = first
    self.second = second
    self.count = count
  }
}

/// How far from the centre of a key a finger lands, in pitches of columns and rows.
public struct KeyOffset: Hashable, Sendable {
  /// To the right.
  public var column: Double
  /// Downwards.
  public var row: Double
  /// From so many touches; few count less.
  public var count: Double

  /// A mean distance from so many touches.
  public init(column: Double, row: Double, count: Double) {
    self.column = column
    self.row = row
    self.count = count
  }
}

/// A correction that a person took back.
public struct RejectedCorrection: Hashable, Sendable {
  /// What was typed, without capitals.
  public let typed: String
  /// What it is not to become, without capitals.
  public let corrected: String

  /// A correction that was taken back.
  public init(typed: String, corrected: String) {
    self.typed = typed.lowercased()
    self.corrected = corrected.lowercased()
  }
}
