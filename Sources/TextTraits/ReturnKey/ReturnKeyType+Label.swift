extension ReturnKeyType {
  /// The word on the key, in the language with this BCP 47 tag; English where we have no words in
  /// that language. Only "Emergency Call" has capitals in English (reference 2).
  public func label(language: String) -> String {
    let labels = ReturnKeyLabels.byLanguage.best(forLanguage: language) ?? .english
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
