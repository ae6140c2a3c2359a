import Layouts

/// Two fingers on a tablet's keys that come together or part change the keyboard's shape
/// (reference 1.5). On a phone's keys the second finger types, but on a floating keyboard one that
/// comes down with the first may part from it.
extension TypingState {
  /// The shape that two fingers have made by now, or nil.
  var pinchedShape: KeyboardShape? {
    guard form == .tablet || isFloating, let keyboardMenu, touches.trackers.count == 2,
      touches.trackers.allSatisfy({ $0.role == .press && $0.travel >= settings.pinchTravel })
    else { return nil }
    let (first, second) = (touches.trackers[0], touches.trackers[1])
    let before = first.start.distance(to: second.start)
    let now = first.point.distance(to: second.point)
    let shape: KeyboardShape
    switch keyboardMenu.shape {
    case .docked where now <= before * settings.pinchShare: shape = .floating
    case .docked where before <= now * settings.pinchShare: shape = .split
    case .split where now <= before * settings.pinchShare: shape = .docked
    case .floating where before <= now * settings.pinchShare: shape = .docked
    default: return nil
    }
    return keyboardMenu.shapes.contains(shape) ? shape : nil
  }

  /// Whether the keyboard floats.
  var isFloating: Bool { keyboard?.keyboard.shape == .floating }

  /// Whether a finger that comes down now may belong to a gesture with the one before it, which then
  /// types when it lifts.
  func mayPinch(_ tracker: TouchTracker) -> Bool {
    guard isFloating, tracker.origin.key.action.actsOnLift, touches.trackers.count <= 2,
      let first = touches.trackers.first, first.role == .press
    else { return false }
    return tracker.startTime - first.startTime <= settings.pinchWindow
  }

  /// The fingers meant the shape and no keys.
  mutating func take(_ shape: KeyboardShape, _ turn: inout Turn) {
    for tracker in touches.trackers { touches[tracker.id]?.spend() }
    turn.emit(.chooseShape(shape))
  }
}

extension TouchTracker {
  /// How far it is from where it came down.
  fileprivate var travel: Double { start.distance(to: point) }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    Rect(x: x, y: y, width: 0, height: 0).distance(to: other)
  }
}
