/// What it costs to explain what was typed by a slip, in nats: minus the logarithm of how often it
/// happens at a letter. docs/words.md tells where each was fitted.
struct ErrorCosts: Hashable, Sendable {
  /// A key beside the right one.
  var neighbor: Float = 4.19
  /// A vowel for a vowel.
  var vowel: Float = 2.93
  /// Any other letter.
  var otherLetter: Float = 4.57
  /// A letter too many: any, one beside the key before or after, the one before again.
  var surplus: Float = 4.07
  var surplusNeighbor: Float = 3.83
  var surplusDouble: Float = 1.91
  /// A letter too many after two of the same: held down, or drawn out.
  var surplusRepeated: Float = 1.5
  /// More where it is the last.
  var surplusLast: Float = 0.11
  /// A letter left out: any, one of a double.
  var omission: Float = 2.25
  var omissionDouble: Float = 0.72
  /// An apostrophe or hyphen left out.
  var omittedMark: Float = 2.58
  /// Two letters swapped.
  var swap: Float = 2.4
  /// An accent left out, or one too many.
  var accent: Float = 0.35
  var surplusAccent: Float = 1.7
  /// Shift left out, or one too many, for letters that are no capitals.
  var shift: Float = 2.1
  /// More where the slip is at the first letter.
  var firstLetter: Float = 0.35
  /// More for each slip in a short word after the first.
  var furtherSlip: Float = 1.77
  /// A space left out; the same where touches are known; hit as a letter of the row above.
  var omittedSpace: Float = 0
  var omittedSpaceTouched: Float = 2.5
  var spaceAsLetter: Float = 2.7
  /// A shortened word and the one after it written as one (more than makes up for the share of the
  /// words that begin with a vowel), and words made up to a compound.
  var elision: Float = -0.83
  var compound: Float = 0.2
  /// Each capital left out.
  var capital: Float = 0.3
  /// Standard deviation of touches, in column and row pitches: sideways, above the centre, below it.
  var touchColumn: Float = 0.31
  var touchAbove: Float = 0.26
  var touchBelow: Float = 0.28
  /// A known misspelling, and what a phonetic respelling's cost is multiplied with.
  var replacement: Float = 1
  var respelling: Float = 0.83
  /// A word that is still being typed: any, more where much of it was, and where there was a slip in
  /// it.
  var anyCompletion: Float = -1.6
  var completion: Float = 1.68
  var completionAfterSlip: Float = 3.86
  /// How much the probability of a word counts beside that of the slips; of one that is still being
  /// typed; of several whose spaces were left out.
  var languageWeight: Float = 0.6
  var completionLanguageWeight: Float = 0.86
  var severalLanguageWeight: Float = 0.86
  /// How much context counts beside the share of running words.
  var contextWeight: Float = 0.95
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
  /// How far a correction must be ahead of what was typed: where that is no word; the same where touches
  /// are known; where none are and more than capitals would change; where it is a word.
  var margin: Float = 1
  var marginTouched: Float = 2
  var lettersMargin: Float = 1.75
  var wordMargin: Float = 5
  /// How much further ahead a word of the person's own must be that was kept once; kept n times,
  /// an nth of it.
  var ownDoubt: Float = 10

  /// The costs where touches are known. What is typed by touch is as running text is, so that the
  /// probability of a word counts in full; what is told of slips grows alike.
  var withTouches: ErrorCosts {
    var result = self
    for slip in Self.slips { result[keyPath: slip] /= languageWeight }
    result.omittedSpace = omittedSpaceTouched
    result.margin = marginTouched
    result.languageWeight = 1
    result.completionLanguageWeight = 1
    result.severalLanguageWeight = 1
    return result
  }

  private static let slips: [WritableKeyPath<ErrorCosts, Float> & Sendable] = [
    \.neighbor, \.vowel, \.otherLetter, \.surplus, \.surplusNeighbor, \.surplusDouble,
    \.surplusRepeated, \.surplusLast, \.omission, \.omissionDouble, \.omittedMark, \.swap, \.accent,
    \.surplusAccent, \.shift, \.firstLetter, \.furtherSlip, \.elision, \.compound, \.capital,
    \.respelling, \.anyCompletion, \.completion, \.completionAfterSlip,
  ]

  /// What it costs, in nats, that words are written as one in this way.
  func joining(_ joint: Joint) -> Float { joint == .elision ? elision : compound }
}
