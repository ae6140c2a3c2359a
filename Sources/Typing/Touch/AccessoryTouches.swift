import Layouts

/// The fingers on the application's bar, each on the item it went down on: a finger that leaves it
/// does nothing, one that comes back does. Where the bar has more items than room a finger drags it,
/// and throws it when it lifts in a swing.
struct AccessoryTouches: Hashable, Sendable {
  /// How far the bar was dragged, in logical pixels.
  private(set) var offset = 0.0

  private var touches: [TouchID: Touch] = [:]
  /// The finger that drags the bar.
  private var dragging: TouchID?
  private var trail = FingerTrail()
  /// How the bar goes on by itself, or nil.
  private var coasting: Coasting?

  private struct Touch: Hashable, Sendable {
    /// What the finger went down on; nil where nothing can be used, or it drags.
    var target: PlacedAccessoryBar.Target?
    /// Whether lifting it would use that.
    var isOn: Bool
    /// Where it is, or went down as long as it does not drag.
    var point: Point
  }

  /// How far beyond an item's box a finger may wander, in logical pixels.
  static let slack = 20.0
  /// How far a finger goes sideways before it drags, in logical pixels (UIKit's scroll views).
  static let dragDistance = 10.0

  /// When the bar goes on by itself, or nil.
  var nextStep: Instant? { coasting?.next }

  /// Whether no finger is on the bar.
  var isEmpty: Bool { touches.isEmpty }

  /// What is shown as pressed.
  var pressed: Set<PlacedAccessoryBar.Target> {
    Set(touches.values.filter(\.isOn).compactMap(\.target))
  }

  /// Whether this finger is on the bar.
  func has(_ id: TouchID) -> Bool { touches[id] != nil }

  /// A finger goes down on the bar. On one that goes by itself it only stops it.
  mutating func down(_ id: TouchID, at point: Point, on target: PlacedAccessoryBar.Target?) {
    let target = coasting == nil ? target : nil
    coasting = nil
    touches[id] = Touch(target: target, isOn: target != nil, point: point)
  }

  /// It moves.
  mutating func move(
    _ id: TouchID, to point: Point, on bar: PlacedAccessoryBar?, now: Instant
  ) {
    guard let touch = touches[id] else { return }
    let way = Point(x: point.x - touch.point.x, y: point.y - touch.point.y)
    if dragging == nil, let bar, bar.range > 0, way.x.magnitude > Self.dragDistance,
      way.x.magnitude > way.y.magnitude
    {
      dragging = id
      trail = FingerTrail()
      trail.add(point.x, now: now)
      touches[id] = Touch(target: nil, isOn: false, point: point)
      // What the finger went before it was a drag stays behind, as in a list.
    } else if dragging == id {
      touches[id]?.point = point
      trail.add(point.x, now: now)
      offset = bar?.scrolled(to: offset - way.x).offset ?? 0
    } else if let target = touch.target {
      touches[id]?.isOn =
        bar?.box(of: target)?.insetBy(-Self.slack).contains(point) ?? false
    }
  }

  /// It lifts: what it used, or nil. The bar goes on where it `coasts`.
  mutating func up(_ id: TouchID, coasts: Bool, now: Instant) -> PlacedAccessoryBar.Target? {
    defer { cancel(id) }
    if dragging == id, coasts {
      coasting = Coasting(velocity: -trail.velocity(now: now), now: now)
    }
    guard let touch = touches[id], touch.isOn else { return nil }
    return touch.target
  }

  /// The bar goes on by itself for a step, until it is slow or at its end.
  mutating func step(_ bar: PlacedAccessoryBar?) {
    guard let way = coasting?.step() else { return }
    let before = offset
    offset = bar?.scrolled(to: offset + way).offset ?? 0
    if offset == before || coasting?.isOver == true { coasting = nil }
  }

  /// It is taken away.
  mutating func cancel(_ id: TouchID) {
    touches[id] = nil
    if dragging == id { dragging = nil }
  }

  /// All are taken away.
  mutating func cancelAll() { (touches, dragging, coasting) = ([:], nil, nil) }

  /// The bar has other items than before, or the same ones in other places.
  mutating func show(_ bar: PlacedAccessoryBar?, after before: PlacedAccessoryBar?) {
    let isSame = bar?.items.map(\.item.id) == before?.items.map(\.item.id)
    if !isSame { coasting = nil }
    offset = isSame ? bar?.scrolled(to: offset).offset ?? 0 : 0
  }
}

extension PlacedAccessoryBar {
  /// The box of what a finger can be on; nil where it is gone or cannot be used any more.
  fileprivate func box(of target: Target) -> Rect? {
    guard let placed = item(target.id) else { return nil }
    return target.segment.map(placed.segment) ?? placed.frame
  }
}
