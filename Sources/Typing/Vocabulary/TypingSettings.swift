/// Every constant of typing that a person, or a test, may want otherwise. The values here are those
/// of reference 5.7 where it has one; docs/behaviours.md lists them with their tests. Distances are
/// logical pixels.
public struct TypingSettings: Hashable, Sendable {
  // MARK: Touches

  /// How far beyond the pressed key's edge a finger must go before another key is meant.
  public var hysteresis = 8.0
  /// A tap this short may wander further: its end is less sure than its beginning.
  public var quickTap = Duration.milliseconds(80)
  /// How much further a quick tap may wander.
  public var quickTapFactor = 1.5
  /// How much further a finger may drift downwards: thumbs roll towards the hand.
  public var downwardFactor = 1.2
  /// How far down a finger must flick to type a tablet key's secondary character, as a part of the
  /// key's height.
  public var flickDistance = 0.5
  /// From which part of the key's height a downward movement is a flick rather than a slide: there
  /// the secondary character begins to come forward.
  public var flickBegin = 0.2
  /// At which part of the key's height the secondary character has come forward wholly.
  public var flickEnd = 0.8

  // MARK: Holding

  /// How long a key is held before its variants open; 0.1 to 1.5 seconds make sense.
  public var longPressDelay = Duration.milliseconds(400)
  /// How far up a finger swipes from the globe to open the menu of keyboards.
  public var swipeUpDistance = 24.0
  /// How far each of two fingers goes at least when they pinch or spread a tablet's keyboard.
  public var pinchTravel = 48.0
  /// How much nearer or farther the fingers are then, as a part of how far apart they were or are.
  public var pinchShare = 0.6
  /// How soon the second finger must come down on a floating keyboard: sooner than thumbs that type
  /// in turn.
  public var pinchWindow = Duration.milliseconds(40)
  /// How long the space bar is held before it moves the caret.
  public var trackpadDelay = Duration.milliseconds(500)
  /// How far a finger may wander on one key before it is no longer held for a long press.
  public var longPressDrag = 50.0
  /// How far the caret's finger goes for one grapheme.
  public var trackpadStep = 8.0
  /// How far the caret's finger goes for one line.
  public var trackpadLineStep = 24.0
  /// How long delete is held before it repeats.
  public var repeatDelay = Duration.milliseconds(500)
  /// Between two repeats of delete or an arrow key.
  public var repeatInterval = Duration.milliseconds(80)
  /// After how many characters a held delete takes whole words.
  public var charactersBeforeWords = 20
  /// Between two words that a held delete takes.
  public var wordInterval = Duration.milliseconds(250)
  /// How long a balloon stays after the finger lifts.
  public var balloonHideDelay = Duration.milliseconds(50)
  /// Whether balloons are shown at all.
  public var showsBalloons = true

  // MARK: Shift, capitals, spaces

  /// Two taps on shift within this time are caps lock.
  public var doubleTapWindow = Duration.milliseconds(300)
  /// Whether two taps on shift are caps lock.
  public var allowsCapsLock = true
  /// Whether shift turns itself on as the field asks.
  public var capitalizesAutomatically = true
  /// Two spaces within this time become a period and a space.
  public var doubleSpaceWindow = Duration.seconds(3)
  /// Whether two spaces become a period and a space.
  public var doubleSpacePeriod = true
  /// Whether straight quotes become curly, two hyphens a dash and three periods an ellipsis, where
  /// the field leaves it open.
  public var smartPunctuation = true
  /// Whether spaces after a chosen suggestion come and go by themselves, where the field leaves it
  /// open.
  public var smartSpaces = true

  // MARK: Words

  /// Whether words are corrected, where the field leaves it open.
  public var correctsWords = true
  /// Whether words are suggested, where the field leaves it open.
  public var suggestsWords = true
  /// Whether words may be learned, where the field leaves it open.
  public var learnsWords = true
  /// Whether nothing at all may be learned for now, which is shown as long as it is so.
  public var isPrivate = false
  /// How long a word stays in composition while nothing is typed, in fields where words are composed.
  /// Later it is replaced by keys.
  public var compositionPatience = Duration.seconds(1)
  /// What to put in place of a shortcut when it is finished, by the shortcut, whose capitals make
  /// no difference (reference 5.6).
  public var replacements = ["omw": "On my way!"]

  // MARK: Feedback

  /// Whether keys click.
  public var clicks = true
  /// Whether keys are felt.
  public var haptics = false

  // MARK: Accessibility

  /// A touch shorter than this types nothing; a longer one counts from then on. Zero is off.
  public var ignoresTouchesShorterThan = Duration.zero
  /// A touch this soon after the last one is the same touch to a trembling hand. Zero is off.
  public var ignoresRepeatsWithin = Duration.zero
  /// Whether the variants of a long press stay open when the finger lifts, to be tapped.
  public var sticksHolds = false

  // MARK: The field

  /// How long a report that contradicts what was just typed is taken for a late one.
  public var reportPatience = Duration.seconds(1)

  /// The reference values.
  public init() {}
}
