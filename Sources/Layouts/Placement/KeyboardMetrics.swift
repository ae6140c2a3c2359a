/// The measures of a keyboard for one width of the screen, in logical pixels (reference 6.1 to
/// 6.3). Between the measured screens they are interpolated.
public struct KeyboardMetrics: Hashable, Sendable {
  /// How the keyboard stands on its screen.
  public var shape = KeyboardShape.docked
  /// The keyboard's width: the screen's, unless it floats.
  public var width: Double
  /// Where bar, keys and strip begin; beside a one-handed keyboard is background.
  public var contentX = 0.0
  /// The width of bar, keys and strip.
  public var contentWidth: Double
  /// Between the halves of a split keyboard.
  public var splitGap = 0.0
  /// The height of the suggestion bar, where there is one.
  public var barHeight: Double
  /// Where the key area begins; beside it in landscape and around a tablet's pad is background.
  public var areaX: Double
  /// The width of the key area.
  public var areaWidth: Double
  /// The height of a key.
  public var keyHeight: Double
  /// Between two rows of keys.
  public var rowGap: Double
  /// Between two keys of a row.
  public var columnGap: Double
  /// Between the edge of the area and the first key.
  public var sideInset: Double
  /// Above the first row.
  public var topInset: Double
  /// Below the last row.
  public var bottomInset: Double
  /// The width of shift and delete.
  public var shiftWidth: Double
  /// The height of the strip below the keys, 0 where its keys stand beside the area.
  public var stripHeight: Double
  /// Where the strip's keys stand.
  public var stripPlacement: StripPlacement

  /// Where the strip's keys stand.
  public enum StripPlacement: Hashable, Sendable {
    /// In a row below the keys: phones held upright.
    case below
    /// In the margins, from the bottom up: landscape, and around a tablet's pad.
    case beside
  }

  /// The side of a strip key, in logical pixels.
  public static let stripKey = 40.0
  /// Between the screen's edge and the first strip key.
  static let stripInset = 12.0
  /// The height of the strip of a phone held upright.
  static let portraitStripHeight = 52.0

  /// The same measures with a place for the strip: below the keys where there is no margin beside
  /// them.
  var withRoomForStrip: KeyboardMetrics {
    guard stripPlacement == .beside, areaX < Self.leastStripMargin else { return self }
    var metrics = self
    metrics.stripPlacement = .below
    metrics.stripHeight = Self.portraitStripHeight
    return metrics
  }

  /// The narrowest margin that holds a strip key.
  private static let leastStripMargin = 24.0

  /// The height of the key area with so many rows.
  public func areaHeight(rows: Int) -> Double {
    let count = Double(max(rows, 1))
    return topInset + count * keyHeight + (count - 1) * rowGap + bottomInset
  }

  /// The width of so many of `columns` equal columns.
  public func width(of count: Double, columns: Double) -> Double {
    let room = areaWidth - (splitGap > 0 ? splitGap + columnGap : 0)
    let pitch = (room - 2 * sideInset + columnGap) / columns
    return count * pitch - columnGap
  }
}

extension KeyboardMetrics {
  /// The measures for a form and a screen.
  ///
  /// - Parameters:
  ///   - width: the screen's width in logical pixels; held to 200 at least.
  ///   - shape: how it stands on its screen.
  ///   - isLandscape: whether a phone lies on its side; tablets are told by their width.
  ///   - isPad: whether the keys are a pad of three columns.
  ///   - screenHeight: the screen's height; where given, the keys are made lower so that the
  ///     keyboard covers at most 60 % of it.
  ///   - rows: how many rows that is for.
  ///   - above: the height of the application's bar.
  ///   - heightFactor: how much higher keys are than usual.
  public init(
    form: Form, width: Double, shape: KeyboardShape = .docked, isLandscape: Bool = false,
    isPad: Bool = false, screenHeight: Double? = nil, rows: Int = 4, above: Double = 0,
    heightFactor: Double = 1
  ) {
    let width = max(width, 200)
    switch form {
    case _ where shape == .floating: self.init(floating: Self.floatingWidth)
    case .tablet where shape == .split: self.init(split: width)
    case .phone where isLandscape: self.init(phoneLandscape: width)
    case .phone: self.init(phonePortrait: width)
    case .tablet: self.init(tablet: width, isLandscape: isLandscape)
    }
    self.shape = shape
    if shape.isOneHanded { narrow(to: shape) }
    if isPad { becomePad(form: form) }
    scaleHeights(by: heightFactor)
    if let screenHeight { lower(toFit: screenHeight * 0.6 - above, rows: rows) }
  }

  init(phonePortrait width: Double) {
    let row = MeasureTable.phonePortrait.measures(at: width)
    self.init(row: row, width: width, areaWidth: width, strip: .below)
    stripHeight = Self.portraitStripHeight
  }

  private init(phoneLandscape width: Double) {
    let row = MeasureTable.phoneLandscape.measures(at: width)
    self.init(row: row, width: width, areaWidth: row.areaWidth, strip: .beside)
  }

  private init(tablet width: Double, isLandscape: Bool) {
    let table = isLandscape ? MeasureTable.tabletLandscape : MeasureTable.tabletPortrait
    self.init(
      row: table.measures(at: width), width: width, areaWidth: width, strip: .beside)
  }

  init(row: MeasureTable.Row, width: Double, areaWidth: Double, strip: StripPlacement) {
    self.width = width
    contentWidth = width
    barHeight = row.bar
    areaX = (width - areaWidth) / 2
    self.areaWidth = areaWidth
    keyHeight = row.keyHeight
    columnGap = row.columnGap
    sideInset = row.sideInset
    topInset = MeasureTable.topInset
    bottomInset = MeasureTable.bottomInset
    rowGap =
      (row.keysHeight - MeasureTable.topInset - MeasureTable.bottomInset - 4 * row.keyHeight) / 3
    shiftWidth = row.shiftWidth
    stripHeight = 0
    stripPlacement = strip
  }

  /// A pad has three columns with the same gap at the edges as between columns and rows. Where the
  /// screen is wide it stands in the middle, as wide as a phone's.
  private mutating func becomePad(form: Form) {
    let height = areaHeight(rows: 4)
    sideInset = max(columnGap, 6)
    columnGap = sideInset
    rowGap = sideInset
    keyHeight = (height - topInset - bottomInset - 3 * rowGap) / 4
    if stripPlacement == .beside {
      areaWidth = min(areaWidth, width - 2 * Self.portraitStripHeight, form == .tablet ? 400 : 360)
      areaX = contentX + (contentWidth - areaWidth) / 2
    }
  }

  private mutating func lower(toFit height: Double, rows: Int) {
    let fixed = barHeight + stripHeight
    let keys = areaHeight(rows: rows)
    guard fixed + keys > height else { return }
    scaleHeights(by: max((height - fixed) / keys, 0.5))
  }

  private mutating func scaleHeights(by factor: Double) {
    keyHeight *= factor
    rowGap *= factor
    topInset *= factor
    bottomInset *= factor
  }
}
