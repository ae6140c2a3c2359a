import Scene

/// Paints the variants of a long press.
struct CalloutPainter {
  /// The rounding of the chosen cell, in logical pixels.
  static let cellRadius = 5.0

  var painting: Painting

  func paint(_ callout: Overlay.Callout) throws {
    BubblePainter(painting: painting).paint(head: callout.frame, key: callout.key)
    for (index, cell) in callout.cells.enumerated() {
      try paint(cell, isSelected: index == callout.selected)
    }
  }

  private func paint(_ cell: Overlay.Callout.Cell, isSelected: Bool) throws {
    let place = painting.space.rect(cell.frame)
    let colors =
      isSelected ? painting.theme.colors.popupSelected : painting.theme.colors.popup
    if isSelected {
      painting.canvas.addRounded(place, radius: painting.space.length(Self.cellRadius))
      painting.canvas.use(colors.fill)
      painting.canvas.fill()
    }
    try KeyLabelPainter(painting: painting).paint(
      KeyLabel(text: cell.text, style: painting.theme.fonts.callout).alone, in: place,
      color: colors.label)
  }
}
