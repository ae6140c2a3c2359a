/// What it costs to explain what was typed by a slip, in nats: minus the logarithm of how often it
/// happens at a letter. docs/words.md tells where each was fitted.
struct ErrorCosts: Hashable, Sendable {
  /// A key beside the right one.
  var neighbor: Float = 4.7
  /// A vowel for a vowel.
  var vowel: Float = 3.85
  /// Any other letter.
  var otherLetter: Float = 5.5
  /// A letter too many: any, one beside the key before or after, the one before again.
  var surplus: Float = 5.1
  var surplusNeighbor: Float = 4.8
  var surplusDouble: Float = 2.5
  /// A letter too many after two of the same: held down, or drawn out.
  var surplusRepeated: Float = 1.5
  /// More where it is the last.
  var surplusLast: Float = 0.2
  /// A letter left out: any, one of a double.
  var omission: Float = 2.7
  var omissionDouble: Float = 1.4
  /// An apostrophe or hyphen left out.
  var omittedMark: Float = 3.1
  /// Two letters swapped.
  var swap: Float = 3.1
  /// An accent left out, or one too many.
  var accent: Float = 0.4
  var surplusAccent: Float = 2
  /// Shift left out, or one too many, for letters that are no capitals.
  var shift: Float = 2.5
  /// More where the slip is at the first letter.
  var firstLetter: Float = 0.5
  /// More for each slip in a short word after the first.
  var furtherSlip: Float = 1.45
  /// A space left out, or hit as a letter of the row above.
  var omittedSpace: Float = 0.4
  var spaceAsLetter: Float = 3.6
  /// A shortened word and the one after it written as one (more than makes up for the share of the
  /// words that begin with a vowel), and words made up to a compound.
  var elision: Float = -1
  var compound: Float = 0.2
  /// Each capital left out.
  var capital: Float = 0.3
  /// Standard deviation of touches, in column and row pitches: sideways, above the centre, below it.
  var touchColumn: Float = 0.31
  var touchAbove: Float = 0.26
  var touchBelow: Float = 0.28
  /// A known misspelling, and what a phonetic respelling's cost is multiplied with.
  var replacement: Float = 1
  var respelling: Float = 0.95
  /// A word that is still being typed, where much of it was, and more where there was a slip in it.
  var completion: Float = 3
  var completionAfterSlip: Float = 3.2
  /// How much the probability of a word counts beside that of the slips.
  var languageWeight: Float = 0.72
  /// How much context counts beside the share of running words.
  var contextWeight: Float = 0.92
  /// The same where the text is empty: it may be a search or a name as well as a sentence.
  var emptyContextWeight: Float = 0.3
  /// The same for the person's own words.
  var ownContextWeight: Float = 0.5
  /// Minus the logarithm of how often a word that is not known is meant: in small letters, with a
  /// capital.
  var unknown: Float = 5
  var unknownCapital: Float = 2.0
  /// The same for each of its letters at most, however odd they are: any letter may follow any.
  var randomLetter: Float = 3.6
  /// What a word that is known from running text only is less likely than its share.
  var notInDictionary: Float = 3
  /// How far a correction must be ahead of what was typed: where that is no word; where no touches
  /// are known and more than capitals would change; where it is a word.
  var margin: Float = 1.25
  var lettersMargin: Float = 2
  var wordMargin: Float = 5
  /// How much further ahead a word of the person's own must be that was kept once; kept n times,
  /// an nth of it.
  var ownDoubt: Float = 10

  /// What it costs, in nats, that words are written as one in this way.
  func joining(_ joint: Joint) -> Float { joint == .elision ? elision : compound }
}
