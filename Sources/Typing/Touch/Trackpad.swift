import Layouts

/// The space bar as a trackpad (reference 5.5): how far the finger went since the caret last moved.
struct Trackpad: Hashable, Sendable {
  /// Whether moving selects.
  private(set) var isSelecting = false
  private var origin: Point

  init(at point: Point) { origin = point }

  /// A second finger tapped.
  mutating func toggleSelecting() { isSelecting.toggle() }

  /// The steps of the caret that the finger's movement makes, lines before graphemes.
  mutating func moved(to point: Point, settings: TypingSettings) -> [KeyAction.Direction] {
    let lines = Self.steps(from: &origin.y, to: point.y, step: settings.trackpadLineStep)
    let graphemes = Self.steps(from: &origin.x, to: point.x, step: settings.trackpadStep)
    return Array(repeating: lines < 0 ? .up : .down, count: abs(lines))
      + Array(repeating: graphemes < 0 ? .left : .right, count: abs(graphemes))
  }

  private static func steps(from origin: inout Double, to value: Double, step: Double) -> Int {
    guard step > 0, value.isFinite else { return 0 }
    let steps = ((value - origin) / step).rounded(.towardZero)
    let bounded = min(max(steps, -most), most)
    origin += steps * step
    return Int(bounded)
  }

  /// A finger cannot mean more at once.
  private static let most = 200.0
}
