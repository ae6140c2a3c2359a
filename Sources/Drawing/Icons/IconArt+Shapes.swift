// The icons of the keyboard's shapes, and what goes with them.
extension IconArt {
  /// A keyboard with the keys that lie between `left` and `right`, inside a frame.
  private static func keyboard(_ parts: [(left: Double, right: Double)]) -> IconArt {
    let keys = parts.flatMap { part in
      [-3.5, 0, 3.5].map { y in
        IconPath.rounded(
          left: part.left, top: y - 0.9, right: part.right, bottom: y + 0.9, radius: 0.6)
      }
    }
    return IconArt(strokes: [frame], fills: keys, lineWidth: 1.3)
  }

  private static let frame = IconPath.rounded(
    left: -11, top: -7.5, right: 11, bottom: 7.5, radius: 2.25)

  static let keyboardDocked = keyboard([(-8.5, 8.5)])

  static let keyboardLeft: IconArt = {
    var art = keyboard([(-8.5, 1.5)])
    art.strokes.append(IconPath([(5, -2.75), (7.75, 0), (5, 2.75)]))
    return art
  }()

  static let keyboardRight: IconArt = {
    var art = keyboard([(-1.5, 8.5)])
    art.strokes.append(IconPath([(-5, -2.75), (-7.75, 0), (-5, 2.75)]))
    return art
  }()

  static let keyboardSplit = keyboard([(-8.5, -3), (3, 8.5)])

  static let keyboardFloating: IconArt = {
    let keys = [-2.0, 1].map { y in
      IconPath.rounded(left: -3.5, top: y - 0.7, right: 6.5, bottom: y + 0.7, radius: 0.5)
    }
    let small = IconPath.rounded(left: -6, top: -4.5, right: 9, bottom: 4.75, radius: 1.75)
    let handle = IconPath.rounded(left: -0.5, top: 2.6, right: 3.5, bottom: 3.4, radius: 0.4)
    // The edges of the screen behind it.
    let screen = IconPath(x: -6, y: 8).line(-8.75, 8).quarter(-11, 5.75, leaving: .horizontally)
      .line(-11, -5.75).quarter(-8.75, -8, leaving: .vertically).line(8.75, -8)
      .quarter(11, -5.75, leaving: .horizontally).line(11, -4)
    return IconArt(strokes: [small, screen], fills: keys + [handle], lineWidth: 1.3)
  }()

  static let handle = IconArt(
    fills: [.rounded(left: -12, top: -2, right: 12, bottom: 2, radius: 2)])
}
