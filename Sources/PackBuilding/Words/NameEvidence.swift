/// How much of a word's use is as a name. Subtitles are translated and names in them stay: what is
/// about as frequent in the subtitles of most other languages is a name (or a cry, which needs no
/// translation either).
struct NameEvidence {
  private let lists: [(counts: [String: Int], total: Double)]

  init(_ lists: [[String: Int]]) {
    self.lists = lists.map { ($0, Double($0.values.reduce(0, +))) }
  }

  /// The part of its sightings in which a word, which has this share of spoken words, is a name; 0
  /// where nothing tells.
  func part(_ word: String, share: Double) -> Double {
    guard share > 0, !lists.isEmpty else { return 0 }
    let parts = lists.map { list in
      min(Double(list.counts[word] ?? 0) / list.total / share, 1)
    }
    return parts.sorted()[parts.count / 2]
  }
}
