/// When shift turns itself on (reference 4 and 5.3). The raw value is UIKit's name.
public enum AutocapitalizationType: String, CaseIterable, Codable, Sendable {
  /// Never.
  case none
  /// At the start of every word.
  case words
  /// At the start of every sentence.
  case sentences
  /// For every letter.
  case allCharacters
}
