import Layouts
import Typing

extension KeyboardDescription {
  /// The keyboard as it is on the screen now. Suggestions are what is typed, so they are told to
  /// tests only.
  nonisolated init(
    _ placed: PlacedKeyboard, _ presentation: Presentation, frame: Rect, isVisible: Bool,
    tellsSuggestions: Bool
  ) {
    var placed = placed
    placed.accessoryBar = placed.accessoryBar?.scrolled(to: presentation.accessoryOffset)
    self.init(placed, shift: presentation.shift)
    self.frame = frame
    visible = isVisible
    layer = presentation.layer.rawValue
    shift = presentation.shift.rawValue
    menu = presentation.menu?.layout.entries.map { entry in
      let label = if case .shape(let shape) = entry.choice { shape.rawValue } else { entry.label }
      return MenuEntry(label: label, current: entry.isCurrent, frame: entry.frame)
    }
    guard tellsSuggestions else { return }
    suggestions = presentation.suggestions.map { $0.shown(language: placed.keyboard.language) }
  }
}
