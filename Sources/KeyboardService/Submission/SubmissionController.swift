import Typing
import Wayland

/// Carries out what the submission decided: text by the input method, keys by whatever sends keys.
final class SubmissionController {
  /// The way for text, or nil where there is none.
  var inputMethod: (any InputMethod)?
  /// The way for keys, or nil where there is none.
  var keys: (any KeySender)?

  /// Whether anything that is typed now goes anywhere.
  var isReady: Bool { inputMethod?.isActive == true || keys?.isReady == true }

  /// Does an edit in the field. Text waits for the keys before it, which may wait for a keymap.
  func perform(_ edit: Edit, submission: Submission) {
    for request in submission.requests(for: edit) {
      switch request {
      case .text(let change): whenSent { [weak self] in self?.inputMethod?.apply(TextEdit(change)) }
      case .key(let stroke): send(stroke)
      }
    }
  }

  /// Calls `action` when all that was to be done before has gone to the compositor.
  func whenSent(_ action: @escaping () -> Void) {
    if let keys { keys.whenSent(action) } else { action() }
  }

  /// A key that no key event can say, such as an emoji, goes as text where text can go.
  private func send(_ stroke: KeyStroke) {
    if keys?.send(stroke) == true { return }
    guard case .character(let character) = stroke.key, stroke.modifiers.isEmpty else { return }
    whenSent { [weak self] in self?.inputMethod?.apply(TextEdit(commit: String(character))) }
  }
}

extension TextEdit {
  /// The change in the words of the protocols. What is in composition is not underlined: it is the
  /// text the person typed.
  init(_ change: InputRequest.TextChange) {
    self.init(
      deleteBefore: change.deleteBefore, deleteAfter: change.deleteAfter,
      commit: change.commit ?? "",
      preedit: change.preedit.isEmpty ? nil : Preedit(change.preedit, style: .none))
  }
}
