import Layouts
import Typing

/// A text field for tests: it does what a well-behaved client does with the requests of an input
/// method and with keys, and reports its text. With a ``Misbehavior`` it is one of the clients that
/// do not.
public struct ModelEditor: Sendable {
  /// The field's text, without the composition.
  public private(set) var text: String
  /// What is in composition at the caret.
  public private(set) var preedit = ""
  /// Requests that a client would have choked on: byte counts within a character.
  public private(set) var faults: [String] = []
  /// Keys that a text field does nothing with.
  public private(set) var otherKeys: [KeyStroke] = []

  /// What it does wrong.
  public let misbehavior: Misbehavior?
  /// Whether Return breaks the line.
  public let isMultiline: Bool

  var caret: Int
  var anchor: Int
  private var canDelete = true
  var lastReport: EditorReport?
  /// Whether a key or the application changed it last.
  private(set) var isUntold = false
  /// Where the caret was before the person moved it, until that is told.
  var placeBefore: Int?

  /// A field that holds `text`, with the caret at its end.
  public init(_ text: String = "", misbehavior: Misbehavior? = nil, isMultiline: Bool = true) {
    self.misbehavior = misbehavior
    self.isMultiline = isMultiline
    self.text = ""
    caret = 0
    anchor = 0
    insert(text)
  }

  /// What the person sees.
  public var visible: String { text[..<caret] + preedit + text[caret...] }

  /// The caret, in bytes.
  public var cursor: Int { caret }

  /// The selected text.
  public var selected: String { String(text[min(caret, anchor)..<max(caret, anchor)]) }

  /// The person taps into the text, or selects.
  public mutating func place(caret: Int, anchor: Int? = nil) {
    isUntold = false
    placeBefore = misbehavior == .tellsCommitsOnly ? self.caret : nil
    self.caret = caret
    self.anchor = anchor ?? caret
  }

  /// The application puts other text into the field.
  public mutating func set(_ newText: String) {
    isUntold = true
    text = ""
    caret = 0
    anchor = 0
    insert(newText)
  }

  // MARK: Requests

  /// Carries out a request.
  public mutating func perform(_ request: InputRequest) {
    switch request {
    case .text(let change): perform(change)
    case .key(let stroke): perform(stroke)
    }
  }

  private mutating func perform(_ change: InputRequest.TextChange) {
    isUntold = false
    preedit = ""
    if change.deleteBefore > 0 || change.deleteAfter > 0 { delete(change) }
    if let commit = change.commit {
      insert(commit)
      if commit.contains("\n") { faults.append("a committed line break") }
      canDelete = misbehavior != .dropsDeletions
    }
    preedit = change.preedit
    if !preedit.isEmpty { removeSelection() }
  }

  private mutating func delete(_ change: InputRequest.TextChange) {
    guard canDelete else {
      canDelete = true
      return
    }
    var (from, to) = (caret - change.deleteBefore, caret + change.deleteAfter)
    if misbehavior == .countsCharacters {
      let before = text.unicodeScalars[..<text.at(caret)].suffix(change.deleteBefore)
      let after = text.unicodeScalars[text.at(caret)...].prefix(change.deleteAfter)
      from = caret - String(String.UnicodeScalarView(before)).utf8.count
      to = caret + String(String.UnicodeScalarView(after)).utf8.count
    }
    guard from >= 0, to <= text.utf8.count, text.isCharacterBoundary(from),
      text.isCharacterBoundary(to)
    else { return faults.append("a deletion that cuts a character") }
    remove(from, to)
  }

  private mutating func perform(_ stroke: KeyStroke) {
    isUntold = true
    guard stroke.modifiers.isEmpty else { return otherKeys.append(stroke) }
    switch stroke.key {
    case .character(let character): insert(String(character))
    case .backspace: backspace()
    case .forwardDelete: forwardDelete()
    case .return: if isMultiline { insert("\n") } else { otherKeys.append(stroke) }
    case .arrow(let direction): move(direction, extending: stroke.shift)
    case .tab, .escape: otherKeys.append(stroke)
    }
  }

  private mutating func backspace() {
    if removeSelection() { return }
    let rest = String(text[..<caret].dropLast())
    remove(rest.utf8.count, caret)
  }

  private mutating func forwardDelete() {
    if removeSelection() { return }
    let rest = String(text[caret...].dropFirst())
    remove(caret, text.utf8.count - rest.utf8.count)
  }

  private mutating func move(_ direction: KeyAction.Direction, extending: Bool) {
    if !extending, caret != anchor, direction == .left || direction == .right {
      caret = direction == .left ? min(caret, anchor) : max(caret, anchor)
      anchor = caret
      return
    }
    switch direction {
    case .left: caret -= text[..<caret].suffix(1).utf8.count
    case .right: caret += text[caret...].prefix(1).utf8.count
    case .up, .down: moveLine(down: direction == .down)
    }
    if !extending { anchor = caret }
  }

  private mutating func moveLine(down: Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var (line, column) = (0, 0)
    for character in text[..<caret] {
      (line, column) = character == "\n" ? (line + 1, 0) : (line, column + 1)
    }
    let target = down ? line + 1 : line - 1
    guard lines.indices.contains(target) else { return }
    let before = lines[..<target].reduce(0) { $0 + $1.utf8.count + 1 }
    caret = before + lines[target].prefix(column).utf8.count
  }

  // MARK: Text

  private mutating func insert(_ string: String) {
    removeSelection()
    let inserted: String =
      switch misbehavior {
      case .decomposes: string.decomposed
      case .composes: string.composed
      default: string
      }
    let position = text.at(caret)
    text.insert(contentsOf: inserted, at: position)
    caret += inserted.utf8.count
    anchor = caret
  }

  @discardableResult
  private mutating func removeSelection() -> Bool {
    guard caret != anchor else { return false }
    remove(min(caret, anchor), max(caret, anchor))
    return true
  }

  private mutating func remove(_ from: Int, _ to: Int) {
    text.removeSubrange(text.at(from)..<text.at(to))
    caret = from
    anchor = from
  }
}
