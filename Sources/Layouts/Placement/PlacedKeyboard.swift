/// A keyboard with every key's place on the screen.
public struct PlacedKeyboard: Hashable, Sendable {
  /// Room above the keyboard for balloons, callouts and menus, in logical pixels.
  public static let overhang = 64.0

  /// The keyboard.
  public var keyboard: Keyboard
  /// The measures it was placed by.
  public var metrics: KeyboardMetrics
  /// Its size: bars, keys and strip.
  public var size: Size
  /// The application's bar above everything, or nil.
  public var accessoryBar: PlacedAccessoryBar?
  /// The suggestion bar, or nil.
  public var bar: Rect?
  /// Where the layers' keys are; rows reach from edge to edge for touches.
  public var area: Rect
  /// The keys of each layer, row by row.
  public var layers: [LayerID: [PlacedKey]]
  /// The keys of the strip, from left to right.
  public var strip: [PlacedKey]

  /// Places the keys of a keyboard by these measures.
  public init(_ keyboard: Keyboard, metrics: KeyboardMetrics) {
    self.keyboard = keyboard
    let metrics = keyboard.strip.isEmpty ? metrics : metrics.withRoomForStrip
    self.metrics = metrics
    let barHeight = keyboard.hasBar ? metrics.barHeight : 0
    let rows = keyboard.layers.map(\.rows.count).max() ?? 4
    let areaHeight = metrics.areaHeight(rows: rows)
    accessoryBar = PlacedAccessoryBar(keyboard.accessoryItems, width: metrics.width)
    let top = accessoryBar?.frame.maxY ?? 0
    size = Size(
      width: metrics.width, height: top + barHeight + areaHeight + metrics.stripHeight)
    bar =
      keyboard.hasBar
      ? Rect(x: metrics.contentX, y: top, width: metrics.contentWidth, height: barHeight) : nil
    area = Rect(
      x: metrics.areaX, y: top + barHeight, width: metrics.areaWidth, height: areaHeight)
    let placement = LayerPlacement(metrics: metrics, area: area)
    layers = Dictionary(
      keyboard.layers.map { ($0.id, placement.place($0, rows: rows)) }, uniquingKeysWith: { $1 })
    strip = StripLayout(metrics: metrics, size: size, area: area)
      .place(
        leading: keyboard.leadingStrip, shapeKey: keyboard.shapeKey,
        trailing: keyboard.trailingStrip)
  }

  /// The hit map of a layer, strip included.
  public func hitMap(_ layer: LayerID) -> HitMap {
    let halves = SplitHalves(keys: layers[layer] ?? [], metrics: metrics)
    return HitMap(
      keys: (layers[layer] ?? []) + halves.doubles, strip: strip, area: area,
      gaps: gaps(layer) + halves.gaps)
  }

  private func gaps(_ layer: LayerID) -> [Rect] {
    guard keyboard.type.isPad || layer == .digits, let layer = keyboard.layer(layer) else {
      return []
    }
    let rows = keyboard.layers.map(\.rows.count).max() ?? 4
    return LayerPlacement(metrics: metrics, area: area).emptyCells(layer, rows: rows)
  }
}
