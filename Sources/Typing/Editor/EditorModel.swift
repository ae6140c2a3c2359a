/// A mirror of the field: its text as the keyboard believes it to be, from the field's reports and
/// from the keyboard's own edits.
///
/// Reports are late, missing, cut or wrong. A report that agrees with the belief confirms it; one
/// that agrees with an earlier belief is late and waits for a better one; any other is the truth,
/// since the person or the application changed the text. What the keyboard itself has typed is
/// known apart, and no automatic edit removes anything else.
public struct EditorModel: Hashable, Sendable {
  /// The text as it is believed to be.
  public internal(set) var text = EditorText()
  /// What is being composed at the caret and is not part of the text yet.
  public internal(set) var composition = "" {
    didSet { if composition.isEmpty { compositionTime = nil } }
  }
  /// When that was changed last, or nil where there is none.
  public internal(set) var compositionTime: Instant?
  /// The end of `text.before` that the keyboard has typed itself, without a break.
  public internal(set) var typed = ""
  /// Whether the field has reported its text since it got the focus.
  public internal(set) var hasReport = false
  /// Whether the field was seen to drop or miscount deletions: they go by key from then on.
  public internal(set) var miscountsDeletions = false

  /// Whether the person has touched the field, so that the caret may be anywhere in it.
  public internal(set) var isPlaceDoubtful = false

  /// Whether Return went to the field and it has not answered: what it tells of its text before that
  /// is no answer.
  var awaitsReturn = false

  /// Earlier beliefs, oldest first: reports of them may still come.
  var earlier: [EditorText] = []
  /// Whether the field has confirmed the present belief.
  var isConfirmed = false
  /// When the keyboard last changed the text.
  var lastEdit: Instant?
  /// A report that agrees with an earlier belief, and when it is taken for the truth after all.
  var doubtful: Doubtful?
  /// The caret of a report that could not be true, to know it again.
  var refuted: Refuted?
  /// What the last replacement meant to do, until its report came.
  var replacement: Replacement?

  struct Doubtful: Hashable, Sendable {
    var text: EditorText
    var deadline: Instant
  }

  struct Refuted: Hashable, Sendable {
    var cursor: Int
    var anchor: Int
    /// How many edits in a row it came after.
    var count = 1
    /// Whether no edit came since.
    var isFresh = true
  }

  /// At most so many earlier beliefs are kept.
  static let earlierLimit = 32
  /// Of its own record the model keeps so many bytes before the caret, the protocols' own limit.
  static let recordLimit = 4_000

  /// The model of a field that got the focus. Until it reports its text it is taken to be empty.
  public init() {
    text.startIsKnown = true
  }

  /// What stands before the caret, composition included.
  public var before: String { text.before + composition }

  /// Whether an automatic edit may remove this from before the caret: the keyboard typed it, and
  /// nothing is selected.
  public func mayReplace(_ suffix: String) -> Bool {
    guard text.selected.isEmpty else { return false }
    return (typed + composition).hasSuffix(suffix) && before.hasSuffix(suffix)
  }

  /// Whether the field, which tells nothing, may have text in it; after Return it may have none.
  var mayHoldUntoldText: Bool {
    guard !hasReport else { return false }
    return before.isEmpty ? !text.startIsKnown : before.last?.isNewline == false
  }

  /// There may be text after all in a field of which nothing is known yet.
  mutating func doubtEmptiness() {
    if !hasReport, before.isEmpty { text.startIsKnown = false }
  }

  /// The last graphemes of the text before the caret, in the field's own bytes.
  public func ending(_ count: Int) -> String { String(text.before.suffix(count)) }
}

extension EditorModel {
  /// A replacement that a field may carry out by half.
  public struct Replacement: Hashable, Sendable {
    /// What was to go away before the caret.
    public var removed: String
    /// What was to come.
    public var inserted: String
    /// What stands before the caret where the removal was dropped.
    var beforeIfDropped: String
  }

  /// Text was typed at the caret, over the selection and the composition.
  mutating func inserted(_ inserted: String, now: Instant) {
    remember(now)
    if !text.selected.isEmpty { typed = "" }
    composition = ""
    text.insert(inserted)
    typed += inserted
    trimRecord()
  }

  /// So many graphemes beside the caret went away, and text came.
  mutating func replaced(before: Int, after: Int = 0, with inserted: String, now: Instant) {
    let dropped = text.before + inserted
    let removed = ending(before)
    remember(now)
    composition = ""
    text.remove(before: before, after: after)
    typed = String(typed.dropLast(before))
    text.insert(inserted)
    typed += inserted
    if !inserted.isEmpty && before > 0 && after == 0 {
      replacement = Replacement(removed: removed, inserted: inserted, beforeIfDropped: dropped)
    }
    trimRecord()
  }

  /// The selected text went away.
  mutating func removedSelection(now: Instant) {
    remember(now)
    text.selected = ""
    text.caretLeads = false
    typed = ""
  }

  /// The composition changed.
  mutating func composed(_ newComposition: String, now: Instant) {
    if composition.isEmpty && !text.selected.isEmpty { removedSelection(now: now) }
    composition = newComposition
    compositionTime = newComposition.isEmpty ? nil : now
  }

  /// The caret moved by one grapheme. False where nothing is known there.
  mutating func moved(forwards: Bool, extending: Bool, now: Instant) -> Bool {
    var moved = text
    guard moved.move(forwards: forwards, extending: extending) else { return false }
    remember(now)
    text = moved
    typed = ""
    return true
  }

  /// The caret moved by a line. False where no other line is known there.
  mutating func movedLine(down: Bool, extending: Bool, now: Instant) -> Bool {
    var moved = text
    guard moved.moveLine(down: down, extending: extending) else { return false }
    remember(now)
    text = moved
    typed = ""
    return true
  }

  /// A key went to the field whose effect only the field knows, and some tell of it with the next
  /// commit only. Until then nothing is known but, after Return, that a line begins, in the field or
  /// with what comes after a message that was sent.
  mutating func lostTrack(breakingLine: Bool = false) {
    composition = ""
    typed = ""
    isPlaceDoubtful = false
    replacement = nil
    isConfirmed = false
    lastEdit = nil
    awaitsReturn = hasReport && breakingLine
    earlier = awaitsReturn ? earlier + [text] : []
    if !hasReport {
      text = EditorText(before: breakingLine ? "\n" : "")
    } else if breakingLine {
      text.insert("\n")
    }
  }

  private mutating func remember(_ now: Instant) {
    earlier.append(text)
    if earlier.count > Self.earlierLimit { earlier.removeFirst() }
    isConfirmed = false
    lastEdit = now
    replacement = nil
    refuted?.isFresh = false
    doubtful = nil
  }

  private mutating func trimRecord() {
    guard !hasReport, text.before.utf8.count > 2 * Self.recordLimit else { return }
    text.before = String(text.before.suffix(Self.recordLimit))
    text.startIsKnown = false
    typed = String(typed.suffix(Self.recordLimit))
  }
}
