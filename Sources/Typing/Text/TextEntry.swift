import Layouts
import TextTraits

/// What is typed becomes edits of the field: the rules of text, on a model of the field.
struct TextEntry: Hashable, Sendable {
  /// The field as it is believed to be.
  var model = EditorModel()
  /// What is done by itself here.
  var policy: FieldPolicy
  /// The word being typed.
  var word = WordMemory()
  /// Whether the space before the caret came by itself, after a chosen word.
  private(set) var hasAutomaticSpace = false
  /// What there is to learn, until it is told.
  var learnable: [Effect] = []
  /// The last finished word, as long as deleting can reach it.
  var lastCompleted: CompletedWord?
  private var doubleSpace = DoubleSpace()

  init(policy: FieldPolicy) { self.policy = policy }

  /// Whether edits go as text or as keys, with what is known of the field by now.
  var submission: Submission {
    var submission = policy.submission
    if !model.hasReport { submission.capabilities.hasSurroundingText = false }
    if model.miscountsDeletions { submission.capabilities.deletesReliably = false }
    return submission
  }

  /// Whether shift should be on. In a field that does not say what is before the caret nothing is
  /// known of it, except at its beginning.
  var wantsCapital: Bool {
    guard !policy.isSecret else { return false }
    let isKnown = model.text.startIsKnown || !model.before.isEmpty
    switch policy.capitalization.type {
    case .none: return false
    case .allCharacters: return true
    case .words, .sentences:
      guard isKnown else { return false }
      // Reading the last few words is enough, and is quick in a long text.
      return policy.capitalization.wantsCapital(after: model.before.suffix(80))
    }
  }

  /// Forgets all that depends on what came directly before.
  mutating func interrupt() {
    doubleSpace.reset()
    hasAutomaticSpace = false
    word.interrupt()
  }

  /// The caret is elsewhere, or other text is before it.
  mutating func lostPlace() {
    interrupt()
    lastCompleted = nil
    word.moved()
  }

  // MARK: Typing

  /// A character key typed. `isLiteral` text was chosen as it is, from a callout.
  mutating func type(
    _ text: String, isLiteral: Bool = false, touch: GridPoint? = nil, now: Instant,
    words: (any WordSource)?
  ) -> [Edit] {
    if policy.isSecret { return [.insert(text)] }
    if text == " " { return space(now: now, words: words) }
    let spaced = hasAutomaticSpace
    interrupt()
    if spaced, let edits = punctuate(text, now: now) { return edits }
    if let mark = text.first, Marks.delimiters.contains(mark) {
      if let edits = acceptCorrection(before: smart(text, isLiteral), now: now, words: words) {
        return edits
      }
      completeWord()
    }
    let edits = insert(text, isLiteral: isLiteral, now: now, words: words)
    word.typed(text, touch: touch)
    return edits
  }

  /// Somebody else's text, with nothing made smart.
  mutating func insert(_ text: String, now: Instant) -> [Edit] {
    guard !policy.isSecret else { return [.insert(text)] }
    lostPlace()
    return commit(adding: text, now: now)
  }

  private mutating func insert(
    _ text: String, isLiteral: Bool, now: Instant, words: (any WordSource)?
  ) -> [Edit] {
    if !isLiteral,
      let smart = policy.punctuation.replacement(for: text, after: model.before),
      smart.removed.isEmpty || model.mayReplace(smart.removed)
    {
      if smart.removed.isEmpty { return add(smart.text, now: now, words: words) }
      return replace(smart.removed, with: smart.text, now: now)
    }
    return add(text, now: now, words: words)
  }

  /// Adds to the text, or to the word in composition where words are composed.
  private mutating func add(_ text: String, now: Instant, words: (any WordSource)?) -> [Edit] {
    if composesWords(words), continuesWord(text) {
      model.composed(model.composition + text, now: now)
      return [.compose(model.composition)]
    }
    let all = model.composition + text
    model.inserted(all, now: now)
    return [.insert(all)]
  }

  private func continuesWord(_ text: String) -> Bool {
    text.allSatisfy(\.isWordPart)
      || !model.composition.isEmpty && text.count == 1 && text.first?.joinsWord == true
  }

  /// Whether words stay in composition until they are finished: where a field drops deletions, that
  /// is the only way to put another word in their place.
  private func composesWords(_ words: (any WordSource)?) -> Bool {
    words != nil && policy.corrects && !policy.submission.isTerminal
      && policy.submission.capabilities.textProtocol != nil && !submission.deletesText
  }

  private mutating func space(now: Instant, words: (any WordSource)?) -> [Edit] {
    let spaced = hasAutomaticSpace
    let spaces = doubleSpace
    interrupt()
    defer { doubleSpace.typedSpace(now: now) }
    if spaced, model.before.last == " " { return [] }
    if let edits = acceptCorrection(before: " ", now: now, words: words) { return edits }
    completeWord()
    if policy.doubleSpacePeriod, model.mayReplace(" "),
      spaces.makesPeriod(
        after: model.before, now: now, window: policy.doubleSpaceWindow)
    {
      return replace(" ", with: ". ", now: now)
    }
    return commit(adding: " ", now: now)
  }

  /// Punctuation after a chosen word: the automatic space goes away before it, and comes back.
  private mutating func punctuate(_ text: String, now: Instant) -> [Edit]? {
    guard model.mayReplace(" ") else { return nil }
    if let closing = closingMark(text) { return replace(" ", with: closing, now: now) }
    guard let mark = text.first, Marks.clingsToWord.contains(mark) else { return nil }
    hasAutomaticSpace = Marks.spacedAfter.contains(mark)
    return replace(" ", with: text + (hasAutomaticSpace ? " " : ""), now: now)
  }

  /// What a quote's key types close to a chosen word: an apostrophe, or the end of what was quoted.
  private func closingMark(_ text: String) -> String? {
    switch text {
    case "'": policy.punctuation.written(text)
    case "\"": policy.punctuation.closingQuote(after: model.before.suffix(Self.longestLook))
    default: nil
    }
  }

  // MARK: Edits

  /// Types text as it is, composition before it included.
  mutating func commit(adding text: String, now: Instant) -> [Edit] {
    let all = model.composition + text
    guard !all.isEmpty else { return [] }
    model.inserted(all, now: now)
    return [.insert(all)]
  }

  /// Puts text in the place of what the keyboard typed before the caret.
  mutating func replace(_ suffix: String, with text: String, now: Instant) -> [Edit] {
    word.forgetTouches()
    let composed = model.composition
    guard composed.count < suffix.count else {
      let all = composed.dropLast(suffix.count) + text
      model.inserted(String(all), now: now)
      return [.insert(String(all))]
    }
    let removed = model.ending(suffix.count - composed.count)
    model.replaced(before: removed.count, with: text, now: now)
    let cleared: [Edit] = composed.isEmpty ? [] : [.compose("")]
    return cleared + [.replace(before: removed, with: text)]
  }

  /// Marks the space before the caret as one that came by itself.
  mutating func markAutomaticSpace() { hasAutomaticSpace = true }

  private func smart(_ text: String, _ isLiteral: Bool) -> String {
    guard !isLiteral else { return text }
    let smart = policy.punctuation.replacement(for: text, after: model.before)
    return smart.map { $0.removed.isEmpty ? $0.text : text } ?? text
  }
}
