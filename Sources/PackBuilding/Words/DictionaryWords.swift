/// What a dictionary word is: docs/packs.md says it in words.
///
/// A word is one where a dictionary accepts it, where our own list of everyday words has it, or
/// where it is frequent enough in every list there is and no slip of a more frequent word.
struct DictionaryWords {
  /// A person's word that no dictionary has must make up this share of running words.
  static let share = 1e-6
  /// The same for one that stands in a list made with care, such as one of pronunciations.
  static let listedShare = 1e-7
  /// How often it must have been counted in the spoken list where there is one.
  static let spokenCount = 100
  /// The same for one that stands in a list made with care.
  static let listedSpokenCount = 20
  /// What a word must make up to be kept at all when it is none of the dictionary.
  static let knownShare = 5e-8

  let slips: SlipDetector
  /// Words that stand in a list made with care.
  let listed: Set<String>
  let spokenCounts: [String: Int]

  /// What a word no dictionary accepts is.
  enum Verdict: Equatable {
    case word, known, refused
  }

  func verdict(_ word: String, share: Double) -> Verdict {
    guard share >= Self.knownShare, word.count > 1, !slips.isSlip(word, share: share) else {
      return .refused
    }
    let isListed = listed.contains(word)
    let isSpoken =
      spokenCounts.isEmpty
      || (spokenCounts[word] ?? 0) >= (isListed ? Self.listedSpokenCount : Self.spokenCount)
    return share >= (isListed ? Self.listedShare : Self.share) && isSpoken ? .word : .known
  }
}
