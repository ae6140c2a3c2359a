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

  private var caret: Int
  private var anchor: Int
  private var canDelete = true
  private var lastReport: EditorReport?

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
    self.caret = caret
    self.anchor = anchor ?? caret
  }

  /// The application puts other text into the field.
  public mutating func set(_ newText: String) {
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

extension ModelEditor {
  /// What the field reports now, each with how many milliseconds later it arrives.
  public mutating func reports() -> [(delay: Int64, report: EditorReport)] {
    let report = truth
    defer { lastReport = report }
    guard report != lastReport else { return [] }
    switch misbehavior {
    case .reportsNothing: return []
    case .dropsDeletions: return []
    case .reportsLate: return [(250, report)]
    case .selectsLate:
      let old = lastReport.map(\.cursor) ?? 0
      let stale = EditorReport(text: report.text, cursor: min(old, report.text.utf8.count))
      return [(0, stale), (30, report)]
    case .echoesTwice: return [(0, report), (150, report)]
    case .wrongCursor: return [(0, EditorReport(text: report.text, cursor: 0))]
    case .cursorBeyondEnd:
      return [(0, EditorReport(text: report.text, cursor: report.text.utf8.count + 7))]
    case .countsCharacters:
      return [
        (
          0,
          EditorReport(
            text: report.text, cursor: characters(report.cursor),
            anchor: characters(report.anchor))
        )
      ]
    case .cutsReports: return [(0, cut(report, to: 4_000))]
    case .decomposes, .composes, nil: return [(0, report)]
    }
  }

  /// The report of a client that is right.
  public var truth: EditorReport { EditorReport(text: text, cursor: caret, anchor: anchor) }

  private func characters(_ offset: Int) -> Int {
    text.unicodeScalars[..<text.at(offset)].count
  }

  private func cut(_ report: EditorReport, to limit: Int) -> EditorReport {
    guard text.utf8.count > limit else { return report }
    var from = max(0, min(caret - limit / 2, text.utf8.count - limit))
    while !text.isCharacterBoundary(from) { from += 1 }
    var to = min(from + limit, text.utf8.count)
    while !text.isCharacterBoundary(to) { to -= 1 }
    return EditorReport(
      text: String(text[from..<to]), cursor: caret - from, anchor: anchor - from)
  }
}

extension String {
  /// The position so many bytes from the beginning.
  func at(_ offset: Int) -> Index { utf8.index(utf8.startIndex, offsetBy: offset) }

  /// The text between two byte offsets.
  subscript(range: Range<Int>) -> Substring { self[at(range.lowerBound)..<at(range.upperBound)] }

  /// The text before a byte offset.
  subscript(range: PartialRangeUpTo<Int>) -> Substring { self[..<at(range.upperBound)] }

  /// The text from a byte offset on.
  subscript(range: PartialRangeFrom<Int>) -> Substring { self[at(range.lowerBound)...] }

  func isCharacterBoundary(_ offset: Int) -> Bool {
    guard 0...utf8.count ~= offset else { return false }
    return at(offset).samePosition(in: unicodeScalars) != nil
  }
}
