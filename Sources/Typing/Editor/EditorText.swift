/// A field's text as far as it is known: what stands before and after the caret, and what is
/// selected.
public struct EditorText: Hashable, Sendable {
  /// The text before the caret and the selection.
  public var before = ""
  /// The selected text.
  public var selected = ""
  /// The text after the caret and the selection.
  public var after = ""
  /// Whether the caret is at the beginning of the selection rather than its end.
  public var caretLeads = false
  /// Whether `before` begins where the field does.
  public var startIsKnown = false
  /// Whether `after` ends where the field does.
  public var endIsKnown = false

  /// All of the known text.
  var all: String { before + selected + after }

  /// Types over the selection.
  mutating func insert(_ text: String) {
    selected = ""
    caretLeads = false
    before += text
  }

  /// Removes so many graphemes beside the caret.
  mutating func remove(before count: Int, after afterCount: Int = 0) {
    before.removeLast(min(count, before.count))
    after.removeFirst(min(afterCount, after.count))
  }

  /// Moves the caret by one grapheme; extending, the anchor stays. False where nothing is known
  /// there.
  mutating func move(forwards: Bool, extending: Bool) -> Bool {
    if !extending && !selected.isEmpty {
      collapse(toEnd: forwards)
      return true
    }
    return extending ? extend(forwards: forwards) : step(forwards: forwards)
  }

  /// Moves the caret to the same column of the next line. False where there is no other line.
  mutating func moveLine(down: Bool, extending: Bool) -> Bool {
    let head = caretLeads ? before : before + selected
    let tail = caretLeads ? selected + after : after
    let column = head.reversed().prefix { !$0.isNewline }.count
    let steps: Int
    if down {
      guard let end = tail.firstIndex(where: \.isNewline) else { return false }
      let next = tail[tail.index(after: end)...].prefix { !$0.isNewline }.count
      steps = tail[..<end].count + 1 + min(column, next)
    } else {
      guard head.count > column else { return false }
      let previous = head.dropLast(column + 1).reversed().prefix { !$0.isNewline }.count
      steps = column + 1 + previous - min(column, previous)
    }
    if !extending && !selected.isEmpty { collapse(toEnd: !caretLeads) }
    for _ in 0..<steps { _ = move(forwards: down, extending: extending) }
    return true
  }

  private mutating func collapse(toEnd: Bool) {
    if toEnd { before += selected } else { after = selected + after }
    selected = ""
    caretLeads = false
  }

  private mutating func step(forwards: Bool) -> Bool {
    if forwards {
      guard let character = after.popFirst() else { return false }
      before.append(character)
    } else {
      guard let character = before.popLast() else { return false }
      after = String(character) + after
    }
    return true
  }

  private mutating func extend(forwards: Bool) -> Bool {
    if selected.isEmpty { caretLeads = !forwards }
    switch (caretLeads, forwards) {
    case (false, true):
      guard let character = after.popFirst() else { return false }
      selected.append(character)
    case (false, false):
      guard let character = selected.popLast() else { return false }
      after = String(character) + after
    case (true, true):
      guard let character = selected.popFirst() else { return false }
      before.append(character)
    case (true, false):
      guard let character = before.popLast() else { return false }
      selected = String(character) + selected
    }
    return true
  }
}

extension EditorText {
  /// Whether a report of a field may be of this text. Canonically equal text is equal: some
  /// fields normalise what is typed.
  func agrees(with report: EditorText) -> Bool {
    selected == report.selected
      && (selected.isEmpty || caretLeads == report.caretLeads)
      && Self.agree(before, report.before, isWhole: startIsKnown && report.startIsKnown) {
        $0.hasSuffix($1)
      }
      && Self.agree(after, report.after, isWhole: endIsKnown && report.endIsKnown) {
        $0.hasPrefix($1)
      }
  }

  /// Two windows of one text agree where one holds the other, if enough of it is left to tell.
  private static func agree(
    _ a: String, _ b: String, isWhole: Bool, holds: (String, String) -> Bool
  ) -> Bool {
    if a == b { return true }
    guard !isWhole else { return false }
    let (long, short) = a.utf8.count > b.utf8.count ? (a, b) : (b, a)
    return short.utf8.count >= enoughToTell && holds(long, short)
  }

  /// So many bytes of text do not agree by chance.
  private static let enoughToTell = 64
}

extension String {
  fileprivate mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
}
