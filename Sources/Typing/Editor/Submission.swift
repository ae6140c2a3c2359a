/// The one place that decides whether an edit goes as text or as key events (rule 5): text first,
/// keys only where text cannot go or a field is known not to do what it is asked.
public struct Submission: Hashable, Sendable {
  /// What the session can do.
  public var capabilities: Capabilities
  /// Whether the field is a terminal: it takes committed text, and deletes by key alone.
  public var isTerminal: Bool
  /// Whether what is in the field must stay unread, so that nothing is known of its bytes.
  public var isSecret: Bool

  /// The policy for a field.
  public init(capabilities: Capabilities, isTerminal: Bool = false, isSecret: Bool = false) {
    self.capabilities = capabilities
    self.isTerminal = isTerminal
    self.isSecret = isSecret
  }

  /// Whether text beside the caret is removed by a request rather than by keys.
  public var deletesText: Bool {
    capabilities.canDeleteText && !isTerminal && !isSecret
  }

  /// What to send for an edit, in order.
  public func requests(for edit: Edit) -> [InputRequest] {
    switch edit {
    case .insert(let text): insertion(text)
    case .replace(let before, let after, let text):
      replacement(before: before, after: after, with: text)
    case .compose(let text): [.text(.init(preedit: text))]
    case .deleteBackward(let text): deletion(text)
    case .deleteSelection:
      capabilities.hasKeys ? [.key(KeyStroke(.backspace))] : [.text(.init(commit: ""))]
    case .moveCaret(let direction, let extending):
      [.key(KeyStroke(.arrow(direction), shift: extending))]
    case .key(let stroke): [.key(stroke)]
    }
  }

  /// Line breaks go as the Return key: a single-line field would keep a committed one.
  private func insertion(_ text: String) -> [InputRequest] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().flatMap { index, line in
      (index > 0 ? [.key(KeyStroke(.return))] : []) + self.line(String(line))
    }
  }

  private func line(_ text: String) -> [InputRequest] {
    if text.isEmpty { return [] }
    if capabilities.textProtocol != nil { return [.text(.init(commit: text))] }
    return strokes(text)
  }

  private func replacement(
    before: String, after: String, with text: String
  ) -> [InputRequest] {
    let isOneLine = !text.contains(where: \.isNewline)
    guard !before.isEmpty || !after.isEmpty else { return insertion(text) }
    if (deletesText || !capabilities.hasKeys) && isOneLine {
      return [
        .text(
          .init(
            deleteBefore: before.utf8.count, deleteAfter: after.utf8.count,
            commit: text.isEmpty ? nil : text))
      ]
    }
    // All of it by keys: a client may take text before the keys that were sent before it (Qt 6).
    let isTyped = !deletesText && text.allSatisfy(\.isTypedByKey)
    let typed = isTyped ? strokes(text) : insertion(text)
    return deletion(before) + after.map { _ in .key(KeyStroke(.forwardDelete)) } + typed
  }

  private func strokes(_ text: String) -> [InputRequest] {
    text.map { .key(KeyStroke($0.isNewline ? .return : $0 == "\t" ? .tab : .character($0))) }
  }

  private func deletion(_ text: String?) -> [InputRequest] {
    if let text, deletesText || !capabilities.hasKeys {
      return text.isEmpty ? [] : [.text(.init(deleteBefore: text.utf8.count))]
    }
    guard capabilities.hasKeys else { return [.text(.init(deleteBefore: 1))] }
    let count = text?.count ?? 1
    return Array(repeating: .key(KeyStroke(.backspace)), count: count)
  }
}

extension Character {
  /// Whether clients get it right as a key: Chromium cuts a symbol beyond the first plane.
  fileprivate var isTypedByKey: Bool {
    unicodeScalars.count == 1 && unicodeScalars.allSatisfy { $0.value <= 0xFFFF }
  }
}
