import Layouts
import Scene

/// Paints the bar of suggestions above the keys.
struct SuggestionBarPainter {
  /// The height of the line between two suggestions, in logical pixels (reference 6.4).
  static let separatorHeight = 30.0
  /// The room around the correction's pill in its slot, in logical pixels.
  static let pillMargin = (x: 4.0, y: 5.0)
  /// The room that stays free on either side of a suggestion, in logical pixels.
  static let textMargin = 10.0
  /// The smallest size a suggestion shrinks to before letters are left out of its middle, as a
  /// share of its usual size.
  static let smallestShare = 0.8

  var painting: Painting

  func paint(_ bar: SuggestionBar) throws {
    guard painting.mayChange(painting.space.covering(bar.frame)) else { return }
    if let mark = bar.privateMark {
      IconPainter(painting: painting).paint(
        IconArt(.privateMode), in: painting.space.rect(mark),
        color: painting.theme.colors.suggestion.label,
        behind: painting.theme.colors.suggestion.fill, opacity: 1)
    }
    for slot in bar.slots { try paint(slot) }
    for (slot, next) in zip(bar.slots, bar.slots.dropFirst())
    where !slot.hasSurface && !next.hasSurface {
      paintSeparator(at: next.frame.x, in: bar.frame)
    }
  }

  private func paint(_ slot: SuggestionBar.Slot) throws {
    let colors = colors(of: slot)
    let place = painting.space.rect(slot.frame)
    if colors.fill.alpha > 0 {
      let pill = place.insetBy(
        x: painting.space.pixels(Self.pillMargin.x), y: painting.space.pixels(Self.pillMargin.y))
      painting.canvas.addRounded(
        pill, radius: painting.space.length(painting.theme.shapes.pillCornerRadius))
      painting.canvas.use(colors.fill)
      painting.canvas.fill()
    }
    try paintText(slot.text, in: place, color: colors.label)
  }

  private func paintText(_ text: String, in place: DeviceRect, color: Color) throws {
    guard !text.isEmpty else { return }
    let style = painting.style(painting.theme.fonts.suggestion)
    let fit = TextFit(
      width: Double(place.width) - 2 * painting.space.length(Self.textMargin),
      smallest: style.size * Self.smallestShare, ellipsis: .middle)
    let layout = try fit.fit(
      TextRequest(text: text, style: style), with: painting.typesetter
    ).layout
    let heights = try painting.typesetter.letterHeights(weight: style.weight)
    // The usual size decides, so that a shrunk word stands on the line of its neighbours.
    let baseline = place.centerY + (heights.lowercase + heights.capital) * style.size / 4
    painting.canvas.use(color)
    layout.draw(
      on: painting.canvas, x: place.centerX - layout.width / 2, baseline: baseline.rounded())
  }

  private func paintSeparator(at x: Double, in frame: Rect) {
    let space = painting.space
    let height = space.pixels(min(Self.separatorHeight, frame.height))
    let bar = space.rect(frame)
    let top = bar.y + (bar.height - height) / 2
    let left = space.x(x)
    painting.canvas.fill(
      DeviceRect(left: left, top: top, right: left + space.line(1), bottom: top + height),
      with: painting.theme.colors.separator)
  }

  private func colors(of slot: SuggestionBar.Slot) -> CapColors {
    let colors = painting.theme.colors
    if slot.isPressed { return colors.suggestionPressed }
    return slot.kind == .correction ? colors.correction : colors.suggestion
  }
}

extension SuggestionBar.Slot {
  /// Whether it stands on a surface of its own, next to which no separator is needed.
  fileprivate var hasSurface: Bool { isPressed || kind == .correction }
}
