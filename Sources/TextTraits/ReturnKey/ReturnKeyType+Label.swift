extension ReturnKeyType {
  /// The word on the key, in the language with this BCP 47 tag; English where we have no words in
  /// that language. Only "Emergency Call" has capitals in English (reference 2).
  public func label(language: String) -> String {
    let labels = ReturnKeyLabels.best(for: language)
    return switch self {
    case .default: labels.return
    case .go: labels.go
    case .join: labels.join
    case .next: labels.next
    case .route: labels.route
    case .search, .google, .yahoo: labels.search
    case .send: labels.send
    case .done: labels.done
    case .emergencyCall: labels.emergencyCall
    case .continue: labels.continue
    }
  }
}

extension ReturnKeyLabels {
  /// The labels in the language with this BCP 47 tag, else the English ones.
  static func best(for language: String) -> ReturnKeyLabels {
    let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let primary = subtags.first else { return english }
    if primary == "zh" {
      return isTraditional(subtags) ? traditionalChinese : simplifiedChinese
    }
    return byLanguage[String(primary)] ?? english
  }

  /// Whether Chinese is written in traditional characters: the script says so, or, without a
  /// script, the region does.
  private static func isTraditional(_ subtags: [Substring]) -> Bool {
    if subtags.contains("hant") { return true }
    return !subtags.contains("hans") && subtags.contains { ["tw", "hk", "mo"].contains($0) }
  }
}
