import Layouts
import Scene
import Typing

extension SceneState {
  /// How strongly labels show while the space bar moves the caret (reference 5.5).
  private static let fadedLabels = 0.5

  /// What is shown of the typing on this keyboard.
  init(_ presentation: Presentation, on placed: PlacedKeyboard) {
    self.init(layer: presentation.layer, shift: presentation.shift)
    pressed = Set(presentation.pressed.map(\.key.id))
    switchedOn = Set(
      presentation.modifiers.filter { $0.value != .off }.keys.map(KeyAction.modifier))
    labelOpacity = presentation.isMovingCaret ? Self.fadedLabels : 1
    isSelecting = presentation.isSelecting
    flicks = Dictionary(
      presentation.flicks.map { ($0.key.key.id, .init(share: $0.share, isChosen: $0.isChosen)) },
      uniquingKeysWith: { $1 })
    suggestions = presentation.suggestions.map {
      Suggestion($0, language: placed.keyboard.language)
    }
    pressedSuggestion = presentation.pressedSuggestion
    isPrivate = presentation.isPrivate
    pressedAccessories = presentation.pressedAccessories
    accessoryOffset = presentation.accessoryOffset
    overlays =
      presentation.balloons.map { .balloon(.init($0, on: placed)) }
      + (presentation.callout.map { [.callout(.init($0))] } ?? [])
      + (presentation.menu.map { [.menu(.init($0))] } ?? [])
  }
}

extension SceneState.Suggestion {
  init(_ suggestion: Typing.Suggestion, language: String) {
    let kind: SuggestionBar.Kind =
      switch suggestion.kind {
      case .guess, .candidate, .forget, .keep, .password: .guess
      case .typed: .typed
      case .correction: .correction
      }
    self.init(text: suggestion.shown(language: language), kind: kind)
  }
}

extension Overlay.Balloon {
  /// So much wider than the key on either side, so high, and so far above it (reference 6.4: 108
  /// points with the key, 26 wider than it).
  private static let widening = 13.0
  private static let height = 53.0
  private static let rise = 66.0

  init(_ balloon: Presentation.Balloon, on placed: PlacedKeyboard) {
    let key = balloon.key.frame
    let width = key.width + 2 * Self.widening
    let x = min(max(key.x - Self.widening, 1), max(placed.size.width - width - 1, 1))
    self.init(
      label: balloon.label, key: key,
      frame: Rect(x: x, y: key.y - Self.rise, width: width, height: Self.height))
  }
}

extension Overlay.Menu {
  init(_ menu: Presentation.Menu) {
    let entries = menu.layout.entries.map { entry in
      let content: Content =
        if case .shape(let shape) = entry.choice { .icon(Icon(shape)) } else { .text(entry.label) }
      return Entry(content, isCurrent: entry.isCurrent, frame: entry.frame)
    }
    self.init(entries: entries, selected: menu.selected, frame: menu.layout.frame)
  }
}

extension Overlay.Callout {
  init(_ callout: Presentation.Callout) {
    self.init(
      cells: callout.layout.cells.map { Cell(text: $0.text, frame: $0.frame) },
      selected: callout.selected, key: callout.key.frame, frame: callout.layout.frame)
  }
}
