// The icons of the keys of a keyboard's rows.
extension IconArt {
  /// The arrow of shift, from its tip at `top` to the foot of its stem.
  private static func shiftArrow(top: Double, shoulder: Double, foot: Double) -> IconPath {
    IconPath(
      [
        (0, top), (9, shoulder), (4.25, shoulder), (4.25, foot), (-4.25, foot),
        (-4.25, shoulder), (-9, shoulder),
      ], closed: true)
  }

  static let shift = IconArt(strokes: [shiftArrow(top: -8.5, shoulder: 0.75, foot: 7.25)])

  static let shiftFilled = IconArt(
    strokes: shift.strokes, fills: shift.strokes)

  static let capsLock: IconArt = {
    let arrow = shiftArrow(top: -9.25, shoulder: -0.5, foot: 4)
    return IconArt(
      strokes: [arrow, IconPath([(-4.25, 7.75), (4.25, 7.75)])], fills: [arrow])
  }()

  private static let deleteBody = IconPath(x: -4.5, y: -7.25)
    .line(8.5, -7.25).quarter(11, -4.75, leaving: .horizontally)
    .line(11, 4.75).quarter(8.5, 7.25, leaving: .vertically)
    .line(-4.5, 7.25).curve(-5.3, 7.25, -6, 6.9, -6.6, 6.3)
    .line(-10.9, 1.2).curve(-11.6, 0.4, -11.6, -0.4, -10.9, -1.2)
    .line(-6.6, -6.3).curve(-6, -6.9, -5.3, -7.25, -4.5, -7.25)
    .closed()

  private static let deleteCross = [
    IconPath([(-0.75, -3.25), (5.75, 3.25)]), IconPath([(-0.75, 3.25), (5.75, -3.25)]),
  ]

  static let delete = IconArt(strokes: [deleteBody] + deleteCross)

  static let deleteFilled = IconArt(
    strokes: [deleteBody], fills: [deleteBody], cuts: deleteCross)

  static let `return` = IconArt(strokes: [
    IconPath(x: 9, y: -7).line(9, 0).quarter(6.5, 2.5, leaving: .vertically).line(-8.5, 2.5),
    IconPath([(-4, -2), (-8.5, 2.5), (-4, 7)]),
  ])

  static let tab = IconArt(strokes: [
    IconPath([(-9, 0), (5.5, 0)]), IconPath([(0.5, -5), (5.5, 0), (0.5, 5)]),
    IconPath([(9, -6), (9, 6)]),
  ])

  /// An arrow to the right, turned.
  static func arrow(_ turn: (Double, Double) -> (Double, Double)) -> IconArt {
    IconArt(strokes: [
      IconPath([turn(-8, 0), turn(7.5, 0)]),
      IconPath([turn(2, -5.5), turn(7.5, 0), turn(2, 5.5)]),
    ])
  }
}
