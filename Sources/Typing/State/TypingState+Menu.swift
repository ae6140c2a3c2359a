import Layouts

/// The menu that holding the globe opens: slide to an entry and lift, or lift and tap
/// (reference 5.4).
extension TypingState {
  /// What the menu has to offer here, or nil where there is nothing to choose.
  var offeredMenu: KeyboardMenu? {
    let menu = policy.isSecret ? keyboardMenu?.withoutSettings : keyboardMenu
    return menu?.isWorthOpening == true ? menu : nil
  }

  mutating func openMenu(_ tracker: inout TouchTracker) {
    guard let offeredMenu, let keyboard, let key = tracker.key else { return tracker.spend() }
    menu = MenuState(
      key: key,
      layout: MenuLayout(offeredMenu, key: key.frame, keyboard: keyboard.size))
    tracker.role = .menu
    tracker.key = nil
  }

  /// A finger that swipes up from the key opens the menu, too.
  func swipesUp(_ tracker: TouchTracker) -> Bool {
    guard let key = tracker.key, key == tracker.origin, key.key.action.opensMenu else {
      return false
    }
    let (dx, dy) = (tracker.point.x - tracker.start.x, tracker.start.y - tracker.point.y)
    return dy > abs(dx) && dy >= settings.swipeUpDistance && offeredMenu != nil
  }

  mutating func chooseEntry(at point: Point, _ turn: inout Turn) {
    guard var menu else { return }
    menu.selected = menu.layout.entry(at: point)
    guard menu != self.menu else { return }
    self.menu = menu
    if settings.haptics, menu.selected != nil {
      turn.emit(.feedback(Feedback(click: nil, haptic: true)))
    }
  }

  /// A finger came down while the menu is open: it begins to choose, or closes the menu.
  mutating func menuTouched(_ id: TouchID, _ point: Point, _ turn: inout Turn) {
    guard let menu else { return }
    var tracker = TouchTracker(
      id: id, layer: layers.current, point: point, now: turn.now, key: menu.key, role: .spent)
    tracker.spend()
    // While another finger chooses, this one means nothing.
    if !touches.trackers.contains(where: { $0.role == .menu }) {
      if menu.layout.frame.contains(point) {
        tracker.role = .menu
        chooseEntry(at: point, &turn)
      } else {
        self.menu = nil
      }
    }
    touches[id] = tracker
  }

  /// The finger lifted; without an entry under it the menu stays, to be tapped.
  mutating func menuReleased(_ turn: inout Turn) {
    guard let menu, let selected = menu.selected else { return }
    self.menu = nil
    switch menu.layout.entries[selected].choice {
    case .keyboard(let index): turn.emit(.chooseKeyboard(index))
    case .settings: turn.emit(.openSettings)
    case .shape(let shape): turn.emit(.chooseShape(shape))
    }
  }
}

extension KeyAction {
  /// Whether holding the key opens the menu of keyboards: the globe, where it stands, or what
  /// stands in its place; and the key that closes, which a terminal has, too.
  var opensMenu: Bool {
    switch self {
    case .globe, .emoji, .dismiss: true
    default: false
    }
  }
}
