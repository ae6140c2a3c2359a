import Scene

/// Paints icons.
struct IconPainter {
  var painting: Painting

  /// Paints the icon in the middle of `place`, `size` times its usual size.
  func paint(
    _ art: IconArt, in place: DeviceRect, color: Color, behind: Color, opacity: Double,
    size: Double = 1
  ) {
    let scale = painting.space.scale * size
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
