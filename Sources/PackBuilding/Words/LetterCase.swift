/// Large and small letters by the rules of one language. Only Turkish and Azeri differ from Unicode's
/// own: their I is the large ı, their i the small İ (Unicode's SpecialCasing.txt).
public struct LetterCase: Sendable {
  private let isTurkic: Bool

  /// The rules of a language (BCP 47).
  public init(language: String) {
    isTurkic = ["tr", "az"].contains(language.prefix { $0 != "-" })
  }

  /// The text in small letters.
  public func lowercased(_ text: String) -> String {
    guard isTurkic, text.contains(where: { $0 == "I" || $0 == "İ" }) else {
      return text.lowercased()
    }
    return String(text.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0 }).lowercased()
  }

  /// The text in large letters.
  public func uppercased(_ text: String) -> String {
    guard isTurkic, text.contains("i") else { return text.uppercased() }
    return String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
  }

  /// The text with its first letter large.
  public func capitalized(_ text: String) -> String {
    guard let first = text.first else { return text }
    return uppercased(String(first)) + text.dropFirst()
  }
}
