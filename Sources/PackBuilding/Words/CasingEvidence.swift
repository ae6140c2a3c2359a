/// How often words were written small and capitalised inside sentences of edited text.
struct CasingEvidence {
  private var counts: [String: Int] = [:]

  /// How many sightings weigh as much as what is believed without any.
  static let priorSightings = 5.0

  /// No evidence.
  init() {}

  /// What these sentences show. The first word of a sentence shows nothing.
  init(_ sentences: some Sequence<[String]>) {
    for sentence in sentences {
      guard !Self.isTitle(sentence) else { continue }
      for word in sentence.dropFirst() { counts[word, default: 0] += 1 }
    }
  }

  /// Whether most words are capitalised, as in titles of books and names of menus.
  private static func isTitle(_ sentence: [String]) -> Bool {
    let capitalized = sentence.dropFirst().count { $0.first?.isUppercase == true }
    return capitalized * 2 > sentence.count
  }

  /// How often the spelling was seen.
  func count(_ spelling: String) -> Int { counts[spelling] ?? 0 }

  /// How often spellings were seen that begin so.
  func count(beginning: String) -> Int {
    counts.reduce(0) { $1.key.hasPrefix(beginning) ? $0 + $1.value : $0 }
  }

  /// The part of one spelling beside another.
  func part(of spelling: String, beside other: String, otherwise prior: Double) -> Double {
    let seen = Double(count(spelling))
    let all = seen + Double(count(other))
    return (seen + prior * Self.priorSightings) / (all + Self.priorSightings)
  }
}
