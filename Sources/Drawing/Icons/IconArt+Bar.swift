// The icons of accessory bars, of the way between an input view and the keyboard, and of return
// keys that show pictures.
extension IconArt {
  /// The keyboard without the mark that closes it, in the middle.
  static let keyboard: IconArt = {
    let keys = [-3.25, 0.0].flatMap { y in
      [-7.5, -4.5, -1.5, 1.5, 4.5, 7.5].map { x in
        IconPath.rounded(
          left: x - 0.8, top: y - 0.8, right: x + 0.8, bottom: y + 0.8, radius: 0.3)
      }
    }
    let space = IconPath.rounded(left: -5, top: 2.5, right: 5, bottom: 4, radius: 0.4)
    return IconArt(
      strokes: [.rounded(left: -11, top: -6.5, right: 11, bottom: 6.5, radius: 2.25)],
      fills: keys + [space], lineWidth: 1.4)
  }()

  /// Three rows of three keys.
  static let grid = IconArt(
    strokes: [-6.5, 0, 6.5].flatMap { y in
      [-6.5, 0, 6.5].map { x in
        IconPath.rounded(left: x - 2, top: y - 2, right: x + 2, bottom: y + 2, radius: 1)
      }
    }, lineWidth: 1.4)

  /// A chevron that points to the right, turned by `turn`.
  static func chevron(_ turn: (Double, Double) -> (Double, Double)) -> IconArt {
    IconArt(strokes: [IconPath([turn(-3.5, -7), turn(3.5, 0), turn(-3.5, 7)])], lineWidth: 1.8)
  }

  static let checkmark = IconArt(
    strokes: [IconPath([(-7.5, 0.5), (-2.5, 6), (7.5, -6)])], lineWidth: 1.8)

  static let plus = IconArt(
    strokes: [IconPath([(0, -7.5), (0, 7.5)]), IconPath([(-7.5, 0), (7.5, 0)])], lineWidth: 1.6)

  static let cross = IconArt(
    strokes: [IconPath([(-6.5, -6.5), (6.5, 6.5)]), IconPath([(-6.5, 6.5), (6.5, -6.5)])],
    lineWidth: 1.6)

  /// An arrow that turns back to the left; mirrored it is the way forward again.
  static func turn(_ mirror: Double) -> IconArt {
    IconArt(
      strokes: [
        IconPath([(-3.5 * mirror, -7.5), (-8 * mirror, -3), (-3.5 * mirror, 1.5)]),
        IconPath(x: -8 * mirror, y: -3).line(2.5 * mirror, -3)
          .quarter(7.5 * mirror, 2, leaving: .horizontally)
          .quarter(2.5 * mirror, 7, leaving: .vertically).line(-3 * mirror, 7),
      ], lineWidth: 1.6)
  }

  static let search = IconArt(
    strokes: [
      .ellipse(x: -1.75, y: -1.75, width: 12.5, height: 12.5), IconPath([(2.9, 2.9), (8, 8)]),
    ], lineWidth: 1.6)

  static let send = IconArt(
    strokes: [
      .ellipse(width: 19, height: 19), IconPath([(0, 5), (0, -5)]),
      IconPath([(-4, -1.25), (0, -5), (4, -1.25)]),
    ], lineWidth: 1.5)
}
