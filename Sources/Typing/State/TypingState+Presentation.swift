import Layouts

/// What is to be seen.
extension TypingState {
  /// Everything a scene needs of the typing.
  public var presentation: Presentation {
    Presentation(
      layer: layers.current, shift: shift.state, modifiers: modifiers.states,
      pressed: touches.trackers.compactMap(\.pressedKey),
      balloons: touches.trackers.compactMap(balloon) + balloons.fading.map(\.balloon),
      callout: callout,
      menu: menu.map { .init(key: $0.key, layout: $0.layout, selected: $0.selected) },
      flicks: touches.trackers.compactMap(flick),
      isMovingCaret: trackpad != nil, isSelecting: trackpad?.isSelecting ?? false,
      suggestions: suggestions, pressedSuggestion: bar.touch?.slot,
      isPrivate: settings.isPrivate, pressedAccessories: accessory.pressed,
      accessoryOffset: accessory.offset)
  }

  /// The balloon of a finger that lifts stays for a moment.
  mutating func fadeBalloon(of tracker: TouchTracker, now: Instant) {
    guard settings.balloonHideDelay > .zero, let balloon = balloon(tracker) else { return }
    balloons.add(balloon, until: now + settings.balloonHideDelay)
  }

  /// Phones enlarge the character under the finger; tablets and pads do not, and a secret field
  /// shows nothing to onlookers (reference 5.1, row 3).
  private func balloon(_ tracker: TouchTracker) -> Presentation.Balloon? {
    guard policy.previews, form == .phone,
      keyboard?.keyboard.type.isPad == false, let key = tracker.key,
      key.key.action == .character, tracker.showsBalloon
    else { return nil }
    return .init(key: key, label: key.key.face(shift: shift.effective).label)
  }

  private var callout: Presentation.Callout? {
    let open = touches.trackers.compactMap(\.callout).last ?? stuckCallout
    return open.map { .init(key: $0.key, layout: $0.layout, selected: $0.selected) }
  }

  private func flick(_ tracker: TouchTracker) -> Presentation.Flick? {
    guard tracker.flick > 0, let key = tracker.key else { return nil }
    let way = (tracker.flick - settings.flickBegin) / (settings.flickEnd - settings.flickBegin)
    return .init(
      key: key, share: min(max(way, 0), 1), isChosen: tracker.flick >= settings.flickDistance)
  }

  private var trackpad: Trackpad? {
    guard let id = touches.trackpad, case .trackpad(let trackpad) = touches[id]?.role else {
      return nil
    }
    return trackpad
  }
}

extension TouchTracker {
  /// The key that is shown as pressed for this finger.
  var pressedKey: PlacedKey? {
    switch role {
    case .shift, .layer: key ?? origin
    default: key
    }
  }

  /// Whether the key's character stands above the finger.
  var showsBalloon: Bool {
    switch role {
    case .press, .shift, .layer: true
    default: false
    }
  }

  /// The callout the finger chooses in.
  var callout: CalloutState? {
    if case .callout(let callout) = role { callout } else { nil }
  }
}
