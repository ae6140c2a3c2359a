/// The curve `easeOut` of UIKit, `ease-out` of CSS: fast at first, gentle at the end. It is the
/// cubic Bézier curve from (0, 0) to (1, 1) with the control points (0, 0) and (0.58, 1), so that
/// an application can move along with the keyboard by the curve's name.
nonisolated enum EaseOut {
  /// The curve's name over D-Bus.
  static let name = "easeOut"

  /// How far things have come when this share of the time is over; both from 0 to 1.
  static func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let parameter = parameter(at: time)
    return parameter * parameter * (3 - 2 * parameter)
  }

  /// The curve's parameter where its time is `time`, found by halving: time grows with it. Twenty
  /// steps are a millionth, far below a pixel.
  private static func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      let reached = middle * middle * (3 * 0.58 * (1 - middle) + middle)
      if reached < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
