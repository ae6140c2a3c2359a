import Layouts

/// Keys that are likely next answer to touches further away, and the others to fewer
/// (reference 5.1, row 13). What is drawn never changes, and the middle of a key is always its own.
struct HitRegions: Hashable, Sendable {
  /// How likely each character is next, by the output of its key.
  var likelihoods: [String: Double]

  /// The key meant by a touch at `point`: `nearest`, or a neighbour that is far likelier.
  func key(at point: Point, nearest: PlacedKey, among keys: [PlacedKey]) -> PlacedKey {
    guard !likelihoods.isEmpty, nearest.key.action == .character,
      !nearest.frame.scaled(by: Self.core).contains(point)
    else { return nearest }
    let reach = nearest.frame.width * Self.reach
    let candidates = keys.filter {
      $0.key.action == .character && $0.frame.distance(to: point) <= reach
        && abs($0.frame.center.y - nearest.frame.center.y) < nearest.frame.height * 1.5
    }
    return candidates.max { score($0, point) < score($1, point) } ?? nearest
  }

  /// The logarithm of how likely the finger meant the key, up to a constant.
  private func score(_ key: PlacedKey, _ point: Point) -> Double {
    let dx = (point.x - key.frame.center.x) / (key.frame.width * Self.spreadAcross)
    let dy = (point.y - key.frame.center.y) / (key.frame.height * Self.spreadDown)
    let likelihood = key.key.face.output.flatMap { likelihoods[$0] } ?? 0
    return Self.logarithm(max(likelihood, Self.least)) - (dx * dx + dy * dy) / 2
  }

  /// The natural logarithm of a likelihood, by halving: the pure rooms have no mathematics library.
  private static func logarithm(_ value: Double) -> Double {
    let exponent = Double(value.exponent)
    let x = (value.significand - 1) / (value.significand + 1)
    let square = x * x
    let series = 2 * x * (1 + square * (1.0 / 3 + square * (1.0 / 5 + square / 7)))
    return exponent * 0.693_147_180_559_945_3 + series
  }

  /// The part of a key, in each direction, that is always its own.
  static let core = 0.6
  /// How far beyond a key's edge its region may grow, as a part of its width.
  static let reach = 0.25
  /// The spread of touches around a key's centre, as a part of its width and of its height.
  static let spreadAcross = 0.35
  static let spreadDown = 0.35
  /// No character is less likely than this.
  static let least = 0.01
}

extension Rect {
  /// The rectangle with the same middle and a part of its size.
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(
      x: x + width * (1 - factor) / 2, y: y + height * (1 - factor) / 2, width: width * factor,
      height: height * factor)
  }
}
