import Scene

/// Paints labels.
struct KeyLabelPainter {
  /// The room that stays free on either side of a word, in logical pixels.
  static let margin = 4.0
  /// The room that stays free on either side of a single character, in logical pixels.
  static let characterMargin = 2.0
  /// The smallest size a label shrinks to before letters are left out, in logical pixels.
  static let smallestSize = 7.0
  /// The size from which a label stays on one line, in logical pixels.
  static let comfortableSize = 11.0

  var painting: Painting

  /// Paints a label; `centerY` is the middle of its line where that is not the middle of `place`.
  func paint(
    _ label: KeyLabel, in place: DeviceRect, centerY: Double? = nil, color: Color,
    opacity: Double = 1, letterSpacing: Double = 0
  ) throws {
    guard !label.text.isEmpty, opacity > 0 else { return }
    let space = painting.space
    let fit = TextFit(
      width: Self.room(for: label, in: place, space: space),
      height: Double(place.height) - 2 * space.length(Self.margin),
      smallest: space.length(Self.smallestSize),
      comfortable: space.length(Self.comfortableSize))
    let text = try fit.fit(
      TextRequest(
        text: label.text, style: painting.style(label.style),
        letterSpacing: space.length(letterSpacing)), with: painting.typesetter)
    painting.canvas.use(color, opacity: opacity)
    text.layout.draw(
      on: painting.canvas, x: place.centerX - text.layout.width / 2,
      baseline: try baseline(of: text, label: label, middle: centerY ?? place.centerY))
  }

  /// The width that a label must keep within.
  static func room(for label: KeyLabel, in place: DeviceRect, space: DeviceSpace) -> Double {
    let margin = label.text.count == 1 ? characterMargin : Self.margin
    return Double(place.width) - 2 * min(space.length(margin), Double(place.width) / 8)
  }

  private func baseline(
    of text: TextFit.Result, label: KeyLabel, middle: Double
  ) throws -> Double {
    let layout = text.layout
    switch label.centring {
    case _ where layout.lineCount > 1: return middle - layout.height / 2 + layout.baseline
    case .ink: return middle + layout.offsetOfInk
    case .line: return (middle + layout.baseline - layout.height / 2).rounded()
    default:
      let shrink = text.size / painting.space.length(label.style.size)
      // The feet of letters are sharp where the baseline lies between two rows of pixels.
      return (middle + (try offset(of: label)) * shrink).rounded()
    }
  }

  /// How far below the middle the baseline of a label that was not shrunk lies.
  private func offset(of label: KeyLabel) throws -> Double {
    let heights = try painting.typesetter.letterHeights(weight: label.style.weight)
    let size = painting.space.length(label.style.size)
    switch label.centring {
    case .lowercase: return heights.lowercase * size / 2
    case .word:
      let lineSize = painting.space.length(label.lineSize ?? label.style.size)
      return (heights.lowercase + heights.capital) / 4 * lineSize
    case .sample(let letter):
      return try painting.typesetter.layout(
        TextRequest(text: letter, style: painting.style(label.style))
      ).offsetOfInk
    case .capital, .line, .ink: return heights.capital * size / 2
    }
  }
}

extension TextLayout {
  /// How far below the middle of what is covered the baseline lies.
  fileprivate var offsetOfInk: Double { baseline - ink.y - ink.height / 2 }
}
