import Scene

/// Sets texts and remembers them: what stands on the keys is asked for again and again.
final class Typesetter {
  /// How many texts are remembered: some layers of keys and the suggestions around them.
  private static let capacity = 256

  private let fonts: FontMap
  private let families: [String]
  private var layouts: [TextRequest: TextLayout] = [:]
  private var heights: [Int: LetterHeights] = [:]

  init(fonts: FontMap, families: [String]) {
    self.fonts = fonts
    self.families = families
  }

  /// The text, set; from memory if it was asked for before.
  func layout(_ request: TextRequest) throws -> TextLayout {
    if let known = layouts[request] { return known }
    let layout = try TextLayout(request, families: families, in: fonts)
    if layouts.count >= Self.capacity { layouts.removeAll(keepingCapacity: true) }
    layouts[request] = layout
    return layout
  }

  /// How many texts are remembered now.
  var rememberedCount: Int { layouts.count }

  /// The letter heights of a weight of the first family.
  func letterHeights(weight: Int) throws -> LetterHeights {
    if let known = heights[weight] { return known }
    let style = FontStyle(size: 100, weight: weight)
    func share(_ letter: String) throws -> Double {
      let layout = try TextLayout(
        TextRequest(text: letter, style: style), families: families, in: fonts)
      return (layout.baseline - layout.ink.y) / style.size
    }
    let measured = LetterHeights(lowercase: try share("x"), capital: try share("H"))
    heights[weight] = measured
    return measured
  }
}
