import Layouts

/// Makes the scene of a placed keyboard in a state.
public struct SceneBuilder: Sendable {
  private let placed: PlacedKeyboard
  private let state: SceneState

  /// A builder for this keyboard and state.
  public init(_ placed: PlacedKeyboard, state: SceneState) {
    self.placed = placed
    self.state = state
  }

  /// The scene.
  public func scene() -> Scene {
    var scene = Scene(
      size: placed.size, bar: bar, body: .keys((placed.layers[state.layer] ?? []).map(key)),
      strip: placed.strip.map(key), overlays: state.overlays,
      accessoryBar: placed.accessoryBar.map {
        AccessoryBar(
          $0.scrolled(to: state.accessoryOffset), pressed: state.pressedAccessories)
      })
    scene.floats = placed.metrics.shape == .floating
    scene.opening = placed.opening(state.layer)?.seen
    return scene
  }

  private var bar: SuggestionBar? {
    guard let frame = placed.bar,
      let places = placed.suggestionSlots(
        count: state.suggestions.count, hasMark: state.isPrivate)
    else { return nil }
    return SuggestionBar(frame: frame, places: places, state: state)
  }

  private func key(_ placedKey: PlacedKey) -> SceneKey {
    let key = placedKey.key
    let selects = state.isSelecting && key.action == .space
    var shown = SceneKey(
      id: key.id, action: key.action, face: key.face(shift: state.shift),
      icon: icon(key), secondary: key.secondary,
      telephoneLetters: key.telephoneLetters, frame: placedKey.frame,
      style: selects ? .prominent : key.style,
      isEnabled: key.isEnabled, isPressed: !selects && state.pressed.contains(key.id),
      isOn: isOn(key), labelOpacity: state.labelOpacity)
    shown.flick = state.flicks[key.id]
    return shown
  }

  /// The way back to the whole width points to where the keyboard grows.
  private func icon(_ key: Key) -> Icon? {
    switch key.action {
    case .dock: placed.metrics.shape == .right ? .chevronLeft : .chevronRight
    case .return where key.prefersIcon:
      Icon(returnKeyType: placed.keyboard.returnKeyType.rawValue)
    default: Icon(action: key.action, shift: state.shift)
    }
  }

  private func isOn(_ key: Key) -> Bool {
    switch key.action {
    case .shift: state.shift != .off
    case .capsLock: state.shift == .locked
    default: state.switchedOn.contains(key.action)
    }
  }
}

extension Icon {
  /// The picture for a return key by its type's UIKit name (reference 2); nil for what no picture
  /// says.
  init?(returnKeyType: String) {
    switch returnKeyType {
    case "default": self = .return
    case "go": self = .arrowRight
    case "next": self = .tab
    case "search", "google", "yahoo": self = .search
    case "send": self = .send
    case "done": self = .checkmark
    default: return nil
    }
  }

  /// The picture for an action, or nil where the key shows its label.
  public init?(action: KeyAction, shift: ShiftState) {
    switch action {
    case .shift:
      switch shift {
      case .off: self = .shift
      case .on: self = .shiftFilled
      case .locked: self = .capsLock
      }
    case .capsLock: self = .capsLock
    case .delete: self = .delete
    case .emoji: self = .emoji
    case .globe: self = .globe
    case .dictation: self = .microphone
    case .dismiss: self = .dismiss
    case .handle: self = .handle
    case .tab: self = .tab
    case .layer(.keyboard): self = .keyboard
    case .layer(.inputView): self = .grid
    case .arrow(.up): self = .arrowUp
    case .arrow(.down): self = .arrowDown
    case .arrow(.left): self = .arrowLeft
    case .arrow(.right): self = .arrowRight
    default: return nil
    }
  }
}

extension SuggestionBar {
  /// The bar with what the state offers, each in its slot.
  init(frame: Rect, places: SuggestionSlots, state: SceneState) {
    let slots = zip(state.suggestions, places.frames).enumerated().map { index, slot in
      Slot(
        text: slot.0.text, kind: slot.0.kind, frame: slot.1,
        isPressed: index == state.pressedSuggestion)
    }
    self.init(frame: frame, slots: slots, privateMark: places.mark)
  }
}
