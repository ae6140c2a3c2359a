import Layouts
import Scene

/// Paints an application's bar in the keyboard's theme: plain words and icons, pills behind what
/// is prominent, on or can be chosen.
struct AccessoryBarPainter {
  /// The room above and below an item's surface, in logical pixels.
  static let margin = 6.0
  /// The room that stays free on either side of a text, in logical pixels.
  static let textMargin = 6.0
  /// The room around a chosen segment in its group, in logical pixels.
  static let segmentMargin = 2.0
  /// How far from an edge items fade that go on beyond it, in logical pixels.
  static let fade = 24.0

  var painting: Painting

  func paint(_ bar: AccessoryBar) throws {
    let frame = painting.space.rect(bar.frame)
    guard painting.mayChange(painting.space.covering(bar.frame)) else { return }
    try painting.canvas.clipped(to: frame) {
      for item in bar.items where painting.mayChange(painting.space.covering(item.frame)) {
        try paint(item)
      }
    }
    let background = painting.theme.colors.background
    let width = painting.space.pixels(Self.fade)
    func fade(_ side: Canvas.Side, left: Int, right: Int) {
      let place = DeviceRect(left: left, top: frame.y, right: right, bottom: frame.maxY)
      painting.canvas.fade(place, to: background, at: side)
    }
    if bar.hasMoreLeft { fade(.left, left: frame.x, right: frame.x + width) }
    if bar.hasMoreRight { fade(.right, left: frame.maxX - width, right: frame.maxX) }
    paintEdge(of: bar.frame)
  }

  private func paint(_ item: AccessoryBar.Item) throws {
    switch item.item.kind {
    case .segments: try paintSegments(item)
    case .label:
      try content(item, in: place(of: item.frame), painting.theme.colors.suggestion.label)
    default: try paintSurface(item)
    }
  }

  /// The line that parts the application's bar from the keyboard.
  private func paintEdge(of frame: Rect) {
    let bar = painting.space.rect(frame)
    let line = DeviceRect(
      left: bar.x, top: bar.maxY - painting.space.line(1), right: bar.maxX, bottom: bar.maxY)
    painting.canvas.fill(line, with: painting.theme.colors.separator)
  }

  private func place(of frame: Rect) -> DeviceRect {
    painting.space.rect(frame).insetBy(x: 0, y: painting.space.pixels(Self.margin))
  }

  private func paintSurface(_ item: AccessoryBar.Item) throws {
    let place = place(of: item.frame)
    let colors = colors(of: item)
    // A button that is neither prominent nor on is bare: a word on the bar.
    let isBare = item.item.kind == .button && !item.item.isProminent
    surface(place, fill: colors.fill, hasBorder: !isBare, isRound: item.item.kind == .chip)
    try content(item, in: place, colors.label)
  }

  private func colors(of item: AccessoryBar.Item) -> CapColors {
    let theme = painting.theme.colors
    let kind =
      item.item.isProminent
      ? theme.prominent : item.item.kind == .chip ? theme.character : theme.bare
    if !item.item.isEnabled { return kind.disabled }
    if item.isPressed { return kind.pressed }
    // What is on stands out as a locked shift key does.
    return item.isOn ? theme.system.on : kind.normal
  }

  private func paintSegments(_ item: AccessoryBar.Item) throws {
    let theme = painting.theme.colors
    let group = item.item.isEnabled ? theme.system.normal : theme.system.disabled
    surface(place(of: item.frame), fill: group.fill, hasBorder: true, isRound: false)
    for (index, text) in item.item.segments.enumerated() {
      let margin = painting.space.pixels(Self.segmentMargin)
      let place = place(of: item.placed.segment(index)).insetBy(x: margin, y: margin)
      let colors = segmentColors(item, index) ?? group
      if colors != group {
        surface(place, fill: colors.fill, hasBorder: false, isRound: false)
      }
      try paintText(text, in: place, color: colors.label)
    }
  }

  private func segmentColors(_ item: AccessoryBar.Item, _ index: Int) -> CapColors? {
    guard item.item.isEnabled else { return nil }
    let theme = painting.theme.colors
    if item.pressedSegment == index { return theme.bare.pressed }
    return item.item.value == .index(index) ? theme.system.on : nil
  }

  private func surface(_ place: DeviceRect, fill: Color, hasBorder: Bool, isRound: Bool) {
    let radius =
      isRound
      ? Double(place.height) / 2
      : painting.space.length(painting.theme.shapes.pillCornerRadius)
    let canvas = painting.canvas
    if fill.alpha > 0 {
      canvas.addRounded(place, radius: radius)
      canvas.use(fill)
      canvas.fill()
    }
    let border = painting.space.line(painting.theme.shapes.keyBorder)
    guard hasBorder, border > 0 else { return }
    canvas.addRounded(place, radius: radius, inset: Double(border) / 2)
    canvas.use(painting.theme.colors.keyBorder)
    canvas.stroke(width: Double(border))
  }

  private func content(_ item: AccessoryBar.Item, in place: DeviceRect, _ color: Color) throws {
    switch item.item.icon.flatMap(painting.outlines.picture) {
    case .icon(let icon):
      IconPainter(painting: painting).paint(
        IconArt(icon), in: place, color: color, behind: painting.theme.colors.background,
        opacity: 1)
    case .outline(let outline):
      OutlinePainter(painting: painting).paint(outline, in: place, color: color)
    case nil: try paintText(item.item.label, in: place, color: color)
    }
  }

  private func paintText(_ text: String, in place: DeviceRect, color: Color) throws {
    var label = KeyLabel(text: text, style: painting.theme.fonts.word)
    label.centring = .word
    let inset = painting.space.pixels(Self.textMargin - KeyLabelPainter.margin)
    try KeyLabelPainter(painting: painting).paint(
      label, in: place.insetBy(x: inset, y: 0), color: color)
  }
}
