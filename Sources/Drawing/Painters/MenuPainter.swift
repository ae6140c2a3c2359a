import Scene

/// Paints the menu of keyboards: a panel, a name or a picture for each entry, a mark on what is
/// shown now, and lines between the entries.
struct MenuPainter {
  /// The rounding of the entry under the finger, in logical pixels.
  static let entryRadius = 7.0
  /// Before a name, and the room for the mark behind it, in logical pixels.
  static let (textInset, markRoom) = (14.0, 30.0)
  /// The line around the picture of the current shape, and between it and the entry's edge, in
  /// logical pixels.
  static let (lineWidth, lineInset) = (1.5, 4.0)
  /// The smallest size a name shrinks to, as a share of its usual size.
  static let smallestShare = 0.7

  var painting: Painting

  func paint(_ menu: Overlay.Menu) throws {
    BubblePainter(painting: painting).paint(
      panel: menu.frame, fill: painting.theme.colors.popup.fill)
    for (index, entry) in menu.entries.enumerated() {
      try paint(entry, isSelected: index == menu.selected)
    }
  }

  private func paint(_ entry: Overlay.Menu.Entry, isSelected: Bool) throws {
    let place = painting.space.rect(entry.frame)
    let colors = isSelected ? painting.theme.colors.popupSelected : painting.theme.colors.popup
    if isSelected {
      painting.canvas.addRounded(place, radius: painting.space.length(Self.entryRadius))
      painting.canvas.use(colors.fill)
      painting.canvas.fill()
    }
    switch entry.content {
    case .text(let text): try paint(text, of: entry, in: place, colors: colors)
    case .icon(let icon): paint(icon, of: entry, in: place, colors: colors)
    }
  }

  private func paint(
    _ text: String, of entry: Overlay.Menu.Entry, in place: DeviceRect, colors: CapColors
  ) throws {
    let space = painting.space
    let inset = space.length(Self.textInset)
    let style = painting.style(painting.theme.fonts.suggestion)
    let fit = TextFit(
      width: Double(place.width) - inset - space.length(Self.markRoom),
      smallest: style.size * Self.smallestShare)
    let layout = try fit.fit(TextRequest(text: text, style: style), with: painting.typesetter)
      .layout
    let heights = try painting.typesetter.letterHeights(weight: style.weight)
    let baseline = place.centerY + (heights.lowercase + heights.capital) * style.size / 4
    painting.canvas.use(colors.label)
    layout.draw(
      on: painting.canvas, x: (Double(place.x) + inset).rounded(), baseline: baseline.rounded())
    guard entry.isCurrent else { return }
    let mark = DeviceRect(
      left: place.maxX - space.pixels(Self.markRoom), top: place.y, right: place.maxX,
      bottom: place.maxY)
    paint(.checkmark, in: mark, colors: colors)
  }

  /// A picture has no room for a mark beside it: the current one has a line around it.
  private func paint(
    _ icon: Icon, of entry: Overlay.Menu.Entry, in place: DeviceRect, colors: CapColors
  ) {
    if entry.isCurrent {
      let inset = painting.space.pixels(Self.lineInset)
      let width = Double(painting.space.line(Self.lineWidth))
      painting.canvas.addRounded(
        place.insetBy(x: inset, y: inset), radius: painting.space.length(Self.entryRadius),
        inset: width / 2)
      painting.canvas.use(colors.label)
      painting.canvas.stroke(width: width)
    }
    paint(icon, in: place, colors: colors)
  }

  private func paint(_ icon: Icon, in place: DeviceRect, colors: CapColors) {
    IconPainter(painting: painting).paint(
      IconArt(icon), in: place, color: colors.label, behind: colors.fill, opacity: 1)
  }
}
