// The icons that stand on the strip below the rows.
extension IconArt {
  static let globe = IconArt(
    strokes: [
      .ellipse(width: 19, height: 19), .ellipse(width: 8.5, height: 19),
      IconPath([(0, -9.5), (0, 9.5)]), IconPath([(-9.5, 0), (9.5, 0)]),
      IconPath(x: -7.6, y: -5.7).curve(-4, -3.6, 4, -3.6, 7.6, -5.7),
      IconPath(x: -7.6, y: 5.7).curve(-4, 3.6, 4, 3.6, 7.6, 5.7),
    ], lineWidth: 1.2)

  static let emoji = IconArt(
    strokes: [.ellipse(width: 19, height: 19)],
    fills: [
      .ellipse(x: -3.2, y: -2.8, width: 2.3, height: 3.3),
      .ellipse(x: 3.2, y: -2.8, width: 2.3, height: 3.3),
      IconPath(x: -5.2, y: 1.4).curve(-1.8, 2.3, 1.8, 2.3, 5.2, 1.4)
        .curve(5.2, 4.6, 3, 6.6, 0, 6.6).curve(-3, 6.6, -5.2, 4.6, -5.2, 1.4).closed(),
    ], lineWidth: 1.4)

  static let microphone = IconArt(
    strokes: [
      .rounded(left: -3.25, top: -10, right: 3.25, bottom: 3, radius: 3.25),
      IconPath(x: -6.25, y: -2).line(-6.25, 0.25)
        .quarter(0, 6.5, leaving: .vertically).quarter(6.25, 0.25, leaving: .horizontally)
        .line(6.25, -2),
      IconPath([(0, 6.5), (0, 9.75)]), IconPath([(-3.25, 9.75), (3.25, 9.75)]),
    ], lineWidth: 1.4)

  static let dismiss: IconArt = {
    let keys = [-6.5, -3.25].flatMap { y in
      [-7.5, -4.5, -1.5, 1.5, 4.5, 7.5].map { x in
        IconPath.rounded(
          left: x - 0.8, top: y - 0.8, right: x + 0.8, bottom: y + 0.8, radius: 0.3)
      }
    }
    let space = IconPath.rounded(left: -5, top: -0.75, right: 5, bottom: 0.75, radius: 0.4)
    return IconArt(
      strokes: [
        .rounded(left: -11, top: -9.5, right: 11, bottom: 3.5, radius: 2.25),
        IconPath([(-3.75, 6.5), (0, 9.5), (3.75, 6.5)]),
      ], fills: keys + [space], lineWidth: 1.4)
  }()

  /// An eye with a stroke through it; the stroke stands free of the eye.
  static let privateMode = IconArt(
    strokes: [
      IconPath(x: -10, y: 0).curve(-6, -7, 6, -7, 10, 0).curve(6, 7, -6, 7, -10, 0).closed(),
      IconPath([(-8.5, 8), (8.5, -8)]),
    ],
    fills: [.ellipse(width: 6, height: 6)], lineWidth: 1.4)
}
