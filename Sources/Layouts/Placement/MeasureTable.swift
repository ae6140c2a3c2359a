/// Measures of real screens, in logical pixels, by their width (reference 6.1 and 6.3).
struct MeasureTable {
  struct Row {
    var width: Double
    var areaWidth: Double
    var keysHeight: Double
    var bar: Double
    var keyHeight: Double
    var columnGap: Double
    var sideInset: Double
    var shiftWidth: Double
  }

  /// Above the first and below the last row (reference 6.1).
  static let topInset = 8.0
  static let bottomInset = 4.0

  let rows: [Row]

  private init(_ rows: [(Double, Double, Double, Double, Double, Double, Double, Double)]) {
    self.rows = rows.map {
      Row(
        width: $0.0, areaWidth: $0.1, keysHeight: $0.2, bar: $0.3, keyHeight: $0.4,
        columnGap: $0.5, sideInset: $0.6, shiftWidth: $0.7)
    }
  }

  /// Phones held upright: 320×568 to 428×926, and one step further for what no phone is.
  static let phonePortrait = MeasureTable([
    (280, 280, 212, 38, 38, 5, 3, 32),
    (320, 320, 216, 38, 38, 6, 3, 36),
    (375, 375, 216, 45, 42, 6, 3, 42),
    (390, 390, 216, 45, 42, 6, 3, 44),
    (414, 414, 226, 45, 45, 6, 4, 46),
    (428, 428, 224, 45, 45, 6, 3, 47),
    (700, 700, 240, 48, 48, 7, 4, 80),
    (1400, 1400, 264, 55, 55, 10, 6, 165),
  ])

  /// Phones on their side. The strip's keys stand in the margins, so that even the smallest
  /// screen keeps one.
  static let phoneLandscape = MeasureTable([
    (280, 204, 162, 38, 32, 3, 2, 22),
    (480, 360, 162, 38, 32, 5, 3, 42),
    (568, 448, 162, 38, 32, 5, 3, 54),
    (667, 526, 162, 38, 32, 6, 3, 63),
    (736, 588, 162, 38, 32, 6, 2, 69),
    (812, 662, 150, 38, 30, 5, 3, 80),
    (844, 694, 160, 38, 32, 5, 3, 84),
    (926, 692, 160, 38, 32, 5, 3, 84),
    (1400, 1000, 180, 38, 36, 6, 3, 120),
  ])

  /// Tablets held upright (768×1024 to 834×1194, and larger); rows of eleven columns.
  static let tabletPortrait = MeasureTable([
    (280, 280, 216, 38, 39, 5, 3, 30),
    (500, 500, 240, 45, 46, 8, 5, 50),
    (768, 768, 264, 55, 55, 12, 6, 56),
    (810, 810, 264, 55, 55, 12, 6, 60),
    (834, 834, 264, 55, 56, 10, 5, 62),
    (1024, 1024, 280, 55, 62, 8, 4, 80),
    (1400, 1400, 300, 55, 66, 9, 5, 110),
  ])

  /// Tablets on their side (1024×768 to 1194×834, and larger).
  static let tabletLandscape = MeasureTable([
    (280, 280, 216, 38, 39, 5, 3, 30),
    (640, 640, 264, 45, 54, 9, 5, 50),
    (1024, 1024, 352, 55, 74, 14, 7, 78),
    (1080, 1080, 352, 55, 74, 14.5, 7, 82),
    (1194, 1194, 352, 55, 75, 14, 7, 92),
    (1366, 1366, 380, 55, 80, 9, 5, 108),
    (1400, 1400, 380, 55, 80, 9, 5, 110),
  ])

  /// The measures at a width, interpolated between the two nearest screens.
  func measures(at width: Double) -> Row {
    guard let upper = rows.firstIndex(where: { $0.width >= width }) else {
      return scaled(to: width)
    }
    guard upper > 0 else { return rows[0] }
    let (a, b) = (rows[upper - 1], rows[upper])
    let share = (width - a.width) / (b.width - a.width)
    func between(_ path: KeyPath<Row, Double>) -> Double {
      a[keyPath: path] + (b[keyPath: path] - a[keyPath: path]) * share
    }
    return Row(
      width: width, areaWidth: between(\.areaWidth), keysHeight: between(\.keysHeight),
      bar: between(\.bar), keyHeight: between(\.keyHeight), columnGap: between(\.columnGap),
      sideInset: between(\.sideInset), shiftWidth: between(\.shiftWidth))
  }

  /// Beyond the widest screen the heights stay and the widths grow.
  private func scaled(to width: Double) -> Row {
    var row = rows[rows.count - 1]
    let factor = width / row.width
    row.width = width
    row.areaWidth *= factor
    row.shiftWidth *= factor
    return row
  }
}
