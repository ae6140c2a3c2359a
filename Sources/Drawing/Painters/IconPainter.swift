import Scene

/// Paints icons.
struct IconPainter {
  /// The widest and the highest icon, in logical pixels.
  private static let largest = (width: 24.0, height: 20.0)
  /// The room that stays free around an icon, in logical pixels.
  private static let margin = 2.0

  var painting: Painting

  /// Paints the icon in the middle of `place`, `size` times its usual size, or smaller where the
  /// place is narrow.
  func paint(
    _ art: IconArt, in place: DeviceRect, color: Color, behind: Color, opacity: Double,
    size: Double = 1
  ) {
    let margins = 2 * painting.space.length(Self.margin)
    let scale = min(
      painting.space.scale * size, (Double(place.width) - margins) / Self.largest.width,
      (Double(place.height) - margins) / Self.largest.height)
    guard scale > 0 else { return }
    let lineWidth = IconGrid.lineWidth(art.lineWidth, scale: scale)
    var grid = IconGrid(center: (place.centerX, place.centerY), scale: scale, lineWidth: 0)
    let canvas = painting.canvas
    canvas.setRoundLines(true)
    defer { canvas.setRoundLines(false) }
    // Everything of one colour is one path each, so that lines that cross do not show through.
    canvas.use(color, opacity: opacity)
    for path in art.fills {
      grid.add(path, to: canvas)
      canvas.fill()
    }
    grid.lineWidth = lineWidth
    for path in art.strokes { grid.add(path, to: canvas) }
    canvas.stroke(width: lineWidth)
    guard !art.cuts.isEmpty else { return }
    canvas.use(behind)
    for path in art.cuts { grid.add(path, to: canvas) }
    canvas.stroke(width: lineWidth)
  }
}
