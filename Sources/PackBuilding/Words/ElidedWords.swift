/// Words that are written together with a shortened one before them: `l'heure`, `d'un`, `dell'anno`.
/// Lists hold the two parts; who types leaves the apostrophe out, so the whole is a word here.
struct ElidedWords {
  let authority: any SpellingAuthority
  /// What was counted in edited text, which has the wholes: `c'est` is far more than `c'` and `est`
  /// by chance.
  let evidence: CasingEvidence

  /// How many sightings weigh as much as what chance says.
  static let priorSightings = 2000.0

  /// What the whole must make up of running words to be worth its place.
  static let leastShare = 2e-8

  /// The wholes the authority accepts, with their shares.
  /// - Parameters:
  ///   - elisions: shortened words that end with an apostrophe, with their shares.
  ///   - words: spellings and their shares.
  func wholes(
    elisions: [String: Double], words: [(text: String, share: Double)]
  ) -> [(text: String, share: Double)] {
    let followers = words.filter { Self.canFollow($0.text) }
    let total = followers.reduce(0) { $0 + $1.share }
    guard total > 0 else { return [] }
    return elisions.sorted { $0.key < $1.key }.flatMap { elision, share in
      let seen = Double(evidence.count(beginning: elision))
      return followers.compactMap { follower -> (text: String, share: Double)? in
        let whole = elision + follower.text
        let prior = follower.share / total * Self.priorSightings
        let part =
          share * (Double(evidence.count(whole)) + prior) / (seen + Self.priorSightings)
        guard part >= Self.leastShare, authority.accepts(whole) else { return nil }
        return (whole, part)
      }
    }
  }

  /// Elision is before a vowel or a silent h.
  static func canFollow(_ word: String) -> Bool {
    guard let first = word.lowercased().first, word.count > 1 || "yaàè".contains(first)
    else { return false }
    return "aeiouyhàâäéèêëîïôöùûüœæìò".contains(first) && !word.contains("'")
  }
}
