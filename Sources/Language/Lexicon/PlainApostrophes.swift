extension String {
  /// The text with the typewriter's apostrophe in place of the curly one: both write one word.
  public var withPlainApostrophes: String { replacing("\u{2019}", with: "'") }
}
