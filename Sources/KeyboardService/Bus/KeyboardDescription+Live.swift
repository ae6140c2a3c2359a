import Layouts
import Typing

extension KeyboardDescription {
  /// What `toccata keys --live` tells of the running keyboard. Suggestions are what is typed: they
  /// are told in tests alone (rule 10 of the design).
  nonisolated init(
    _ placed: PlacedKeyboard, showing presentation: Presentation, frame: Rect, isVisible: Bool,
    tellsSuggestions: Bool
  ) {
    self.init(placed, shift: presentation.shift)
    self.frame = frame
    visible = isVisible
    layer = presentation.layer.rawValue
    shift = presentation.shift.rawValue
    guard tellsSuggestions else { return }
    suggestions = presentation.suggestions.map { $0.shown(language: placed.keyboard.language) }
  }
}
