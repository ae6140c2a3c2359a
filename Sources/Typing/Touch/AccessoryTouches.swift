import Layouts

/// The fingers on the application's bar, each on the item it went down on: a finger that leaves it
/// does nothing, one that comes back does.
struct AccessoryTouches: Hashable, Sendable {
  private var touches: [TouchID: Touch] = [:]

  private struct Touch: Hashable, Sendable {
    /// What the finger went down on; nil where nothing can be used.
    var target: PlacedAccessoryBar.Target?
    /// Whether lifting it would use that.
    var isOn: Bool
  }

  /// How far beyond an item's box a finger may wander, in logical pixels.
  static let slack = 20.0

  /// Whether no finger is on the bar.
  var isEmpty: Bool { touches.isEmpty }

  /// What is shown as pressed.
  var pressed: Set<PlacedAccessoryBar.Target> {
    Set(touches.values.filter(\.isOn).compactMap(\.target))
  }

  /// Whether this finger is on the bar.
  func has(_ id: TouchID) -> Bool { touches[id] != nil }

  /// A finger goes down on the bar.
  mutating func down(_ id: TouchID, on target: PlacedAccessoryBar.Target?) {
    touches[id] = Touch(target: target, isOn: target != nil)
  }

  /// It moves.
  mutating func move(_ id: TouchID, to point: Point, on bar: PlacedAccessoryBar?) {
    guard let target = touches[id]?.target else { return }
    touches[id]?.isOn = bar?.box(of: target)?.insetBy(-Self.slack).contains(point) ?? false
  }

  /// It lifts: what it used, or nil.
  mutating func up(_ id: TouchID) -> PlacedAccessoryBar.Target? {
    guard let touch = touches.removeValue(forKey: id), touch.isOn else { return nil }
    return touch.target
  }

  /// It is taken away.
  mutating func cancel(_ id: TouchID) { touches[id] = nil }

  /// All are taken away.
  mutating func cancelAll() { touches = [:] }
}

extension PlacedAccessoryBar {
  /// The box of what a finger can be on; nil where it is gone or cannot be used any more.
  fileprivate func box(of target: Target) -> Rect? {
    guard let placed = item(target.id) else { return nil }
    return target.segment.map(placed.segment) ?? placed.frame
  }
}
