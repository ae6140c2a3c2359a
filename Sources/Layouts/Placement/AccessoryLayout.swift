/// Gives the items of an accessory bar their widths. Nobody can measure text here, so that widths
/// are estimates; what is painted keeps within them.
struct AccessoryLayout {
  let width: Double

  /// Between the bar's edge and the first item, and between two items.
  static let inset = 8.0
  static let gap = 4.0
  /// The narrowest item a finger hits for sure (UIKit's 44), and the narrowest there may be.
  static let comfortable = 44.0
  static let narrowest = 32.0
  /// How far an item with words may yield: what is smaller than this is hard to read.
  static let leastShare = 0.75

  /// The items with their places, and how wide all of them are with the edges. Items yield before
  /// the bar has to be dragged; what has to be has its natural width again.
  func place(_ items: [AccessoryItem]) -> (items: [PlacedAccessoryBar.PlacedItem], width: Double) {
    let widths = widths(of: items)
    var x = Self.inset
    let placed = zip(items, widths).map { item, width in
      defer { x += width + Self.gap }
      let frame = Rect(x: x, y: 0, width: width, height: PlacedAccessoryBar.height)
      return PlacedAccessoryBar.PlacedItem(item: item, frame: frame)
    }
    return (placed, max(width, x - Self.gap + Self.inset))
  }

  private func room(for count: Int) -> Double {
    width - 2 * Self.inset - Self.gap * Double(max(count - 1, 0))
  }

  /// Natural widths; what is left goes to the spacers, and what is missing is taken from the items
  /// in proportion to what they can spare.
  private func widths(of items: [AccessoryItem]) -> [Double] {
    let natural = items.map(natural)
    let spare = room(for: items.count) - natural.reduce(0, +)
    if spare >= 0 {
      let spacers = items.count { $0.kind == .spacer }
      let share = spacers > 0 ? spare / Double(spacers) : 0
      return zip(items, natural).map { $0.kind == .spacer ? share : $1 }
    }
    let yielding = zip(items, natural).map { $1 - least($0, natural: $1) }
    let all = yielding.reduce(0, +)
    guard all + spare >= 0 else { return natural }
    return zip(natural, yielding).map { $0 + spare * $1 / all }
  }

  /// What an item would like to have; none is wider than the bar.
  private func natural(_ item: AccessoryItem) -> Double {
    min(wanted(by: item), room(for: 1))
  }

  private func wanted(by item: AccessoryItem) -> Double {
    switch item.kind {
    case .spacer: return 0
    case .label: return Self.textWidth(item.label) + 8
    case .button, .toggle:
      return item.icon == nil
        ? max(Self.textWidth(item.label) + 20, Self.comfortable) : Self.comfortable
    case .chip: return max(Self.textWidth(item.label) + 28, Self.comfortable)
    case .segments:
      let widest = item.segments.map(Self.textWidth).max() ?? 0
      return max(widest + 20, Self.comfortable) * Double(item.segments.count)
    }
  }

  private func least(_ item: AccessoryItem, natural: Double) -> Double {
    let least = natural * Self.leastShare
    return switch item.kind {
    case .spacer: 0
    case .label: least
    case .segments: max(least, min(natural, Self.narrowest * Double(item.segments.count)))
    default: max(least, Self.narrowest)
    }
  }

  /// About how wide a text is at 17 points.
  private static func textWidth(_ text: String) -> Double {
    text.reduce(0) { $0 + characterWidth($1) }
  }

  private static func characterWidth(_ character: Character) -> Double {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...: 19
    case 0x41...0x5A, 0x30...0x39: 11
    case 0x20, 0x2E, 0x2C, 0x69, 0x6C, 0x6A, 0x31: 5.5
    default: 9.5
    }
  }
}
