import Scene

/// Sets texts and remembers them: what stands on the keys is asked for again and again.
final class Typesetter {
  /// The smallest size a text shrinks to before letters are left out, in logical pixels.
  static let smallestSize = 8.0
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

  /// The text so that it keeps within `width` device pixels: smaller where it must be, down to
  /// `smallest`; then over two lines where there is `room` for them and words to part; then with
  /// an ellipsis. Also the size it came to.
  func fit(
    _ request: TextRequest, width: Double, height: Double, smallest: Double
  ) throws -> (layout: TextLayout, size: Double) {
    let natural = try layout(request)
    guard natural.width > width else { return (natural, request.style.size) }
    let size = request.style.size * width / natural.width * 0.995
    var shrunk = request
    if size >= smallest {
      shrunk.style.size = size
      return (try layout(shrunk), size)
    }
    shrunk.style.size = min(smallest, request.style.size)
    shrunk.width = width
    if request.text.contains(" "), height > shrunk.style.size * 2.8 { shrunk.lines = 2 }
    return (try layout(shrunk), shrunk.style.size)
  }

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
