import Layouts
import TextTraits

/// All of typing as a value: which fingers are down, shift and layer, and the field as it is
/// believed to be. It changes by ``apply(_:now:words:)`` alone and has no clock of its own.
public struct TypingState: Hashable, Sendable {
  /// The person's settings.
  public internal(set) var settings: TypingSettings
  /// The field that has the focus, or nil.
  public internal(set) var field: Field?
  /// The keyboard that is shown, or nil.
  public internal(set) var keyboard: PlacedKeyboard?

  var touches = TouchTable()
  var filter = TouchFilter()
  var shift = ShiftMachine()
  var layers = LayerMachine()
  var modifiers = ModifierRow()
  var balloons = BalloonFade()
  var accessory = AccessoryTouches()
  /// Whether things move by themselves.
  var animates = true
  /// A callout that stays open without a finger (accessibility).
  var stuckCallout: CalloutState?
  /// What holding the globe offers.
  var keyboardMenu: KeyboardMenu?
  /// The menu, while it is open; it may stay open without a finger.
  var menu: MenuState?
  var entry: TextEntry
  var engine = EngineTalk()
  var bar = BarState()
  /// The strong password that is offered, or nil.
  var password: String?
  var maps = KeyMaps()
  /// The fields that had the focus before, and since when the present one has it.
  var leftFields = LeftFields()
  var focusTime = Instant(.zero)
  private var clock = Instant(.zero)
  /// Whether words are to be asked about since the last event.
  private var asksWords = false

  /// The state before anything has happened.
  public init(settings: TypingSettings = TypingSettings()) {
    self.settings = settings
    entry = TextEntry(
      policy: FieldPolicy(field: .untold, keyboard: nil, settings: settings))
  }

  /// Something happened: what the world has to do about it, in order.
  ///
  /// Time that runs backwards stands still instead.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - now: when; timers that were due before are handled first.
  ///   - words: where words come from, or nil. In a secret field it is never asked.
  public mutating func apply(
    _ event: TypingEvent, now: Instant, words: (any WordSource)? = nil
  ) -> [Effect] {
    let effects = take(event, now: now, words: words)
    askWords(words)
    return effects
  }

  /// The first half of ``apply(_:now:words:)``: what has to be done, without asking what the next
  /// word may be. So the text is with the field before the keyboard thinks about it.
  public mutating func take(
    _ event: TypingEvent, now: Instant, words: (any WordSource)? = nil
  ) -> [Effect] {
    // What was left open is asked before anything is made of it.
    askWords(words)
    clock = max(clock, now)
    var turn = Turn(now: clock, words: policy.isSecret ? nil : words)
    let before = entry.model.before
    let wordsBefore = policy
    runTimers(until: clock, &turn)
    turn.now = clock
    handle(event, &turn)
    asksWords = before != entry.model.before || wordsBefore != policy || event.asksAnew
    tellLearnable(&turn)
    forgetPassword(after: &turn)
    return turn.effects
  }

  /// The second half of ``apply(_:now:words:)``: asks about the word, where that is due.
  public mutating func askWords(_ words: (any WordSource)?) {
    guard asksWords else { return }
    asksWords = false
    entry.refreshWords(policy.isSecret ? nil : words)
  }

  private mutating func handle(_ event: TypingEvent, _ turn: inout Turn) {
    switch event {
    case .touch(let touch): handle(touch, &turn)
    case .selectKey(let id): selectKey(id, &turn)
    case .selectSuggestion(let index): selectSuggestion(index, &turn)
    case .insert(let text): turn.emit(entry.insert(text, now: turn.now))
    case .focus(let field): focus(field, &turn)
    case .fieldChanged(let field): change(field, &turn)
    case .report(let report): receive(report, &turn)
    case .keyboard(let keyboard): show(keyboard, &turn)
    case .settings(let settings): change(settings, &turn)
    case .animates(let animates): self.animates = animates
    case .menu(let menu): keyboardMenu = menu
    case .composition(let answer, let revision): receive(answer, revision: revision, &turn)
    case .wordsChanged: entry.word.clear()
    case .offerPassword(let offer): password = offer
    case .wake: break
    }
  }
}

extension TypingEvent {
  /// Whether words are asked about although nothing was typed.
  fileprivate var asksAnew: Bool {
    switch self {
    case .focus, .report, .wordsChanged: true
    default: false
    }
  }
}

extension TypingState {
  /// What typing does by itself in the field that has the focus.
  public var policy: FieldPolicy { entry.policy }

  /// Whether edits go as text or as keys to the field, with what is known of it by now.
  public var submission: Submission { entry.submission }

  /// The field as it is believed to be.
  public var editor: EditorModel { entry.model }

  /// Whether any finger is down, key pressed or modifier held.
  public var isPressed: Bool {
    !touches.isEmpty || bar.touch != nil || !accessory.isEmpty || shift.isHeld
      || modifiers.isHeld
  }
}
