import Typing
import Wayland

/// Carries out what the submission decided: text by the input method, keys by whatever sends keys.
final class SubmissionController {
  /// The way for text, or nil where there is none.
  var inputMethod: (any InputMethod)?
  /// The way for keys, or nil where there is none.
  var keys: (any KeySender)?

  /// Does an edit in the field.
  func perform(_ edit: Edit, submission: Submission) {
    for request in submission.requests(for: edit) {
      switch request {
      case .text(let change): inputMethod?.apply(TextEdit(change))
      case .key(let stroke): send(stroke)
      }
    }
  }

  /// A key that no key event can say, such as an emoji, goes as text where text can go.
  private func send(_ stroke: KeyStroke) {
    if keys?.send(stroke) == true { return }
    if case .character(let character) = stroke.key, stroke.modifiers.isEmpty {
      inputMethod?.apply(TextEdit(commit: String(character)))
    }
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
