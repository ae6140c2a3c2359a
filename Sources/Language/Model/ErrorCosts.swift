/// What it costs to explain what was typed by a slip, in nats: minus the logarithm of how often it
/// happens at a letter. docs/words.md tells where each was fitted.
struct ErrorCosts: Hashable, Sendable {
  /// A key beside the right one.
  var neighbor: Float = 5.2
  /// A vowel for a vowel.
  var vowel: Float = 5.2
  /// Any other letter.
  var otherLetter: Float = 7
  /// A letter too many: any, one beside the key before or after, the one before again.
  var surplus: Float = 6.5
  var surplusNeighbor: Float = 5.5
  var surplusDouble: Float = 4
  /// More where it is the last.
  var surplusLast: Float = 1
  /// A letter left out: any, one of a double.
  var omission: Float = 5.5
  var omissionDouble: Float = 4
  /// An apostrophe or hyphen left out.
  var omittedMark: Float = 1
  /// Two letters swapped.
  var swap: Float = 5
  /// An accent left out, or one too many.
  var accent: Float = 0.4
  var surplusAccent: Float = 2
  /// More where the slip is at the first letter.
  var firstLetter: Float = 1.5
  /// A space left out, or hit as a letter of the row above.
  var omittedSpace: Float = 4
  var spaceAsLetter: Float = 5
  /// A capital left out.
  var capital: Float = 0.2
  /// Standard deviation of touches, in column and row pitches: sideways, above the centre, below it.
  var touchColumn: Float = 0.31
  var touchAbove: Float = 0.26
  var touchBelow: Float = 0.28
  /// Standard deviation of where the hand lies as a whole.
  var handColumn: Float = 0.08
  var handRow: Float = 0.1
  /// A known misspelling, and what a phonetic respelling's cost is multiplied with.
  var replacement: Float = 1
  var respelling: Float = 1
  /// A word that is still being typed, and more where there was a slip in it.
  var completion: Float = 1.5
  var completionAfterSlip: Float = 3
  /// How much the probability of a word counts beside that of the slips.
  var languageWeight: Float = 1
  /// How much context counts beside the share of running words.
  var contextWeight: Float = 0.7
  /// Minus the logarithm of how often a word that is not known is meant: in small letters, with a
  /// capital.
  var unknown: Float = 5
  var unknownCapital: Float = 2.5
  /// What a word that is known from running text only is less likely than its share.
  var notInDictionary: Float = 3
  /// How far a correction must be ahead of what was typed: where that is no word, where it is one.
  var margin: Float = 1
  var wordMargin: Float = 5
}
