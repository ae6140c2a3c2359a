import Scene

/// Brings a text into the room there is for it, all in device pixels: smaller where it must be;
/// over two lines where that keeps it larger; at last with letters left out.
struct TextFit {
  /// The width that the text must keep within.
  var width: Double
  /// The height for two lines; 0 where there is room for one only.
  var height = 0.0
  /// The smallest size, below which letters are left out instead.
  var smallest: Double
  /// The size from which a text stays on one line, however well it would fill two.
  var comfortable = 0.0
  /// Where letters are left out.
  var ellipsis = Ellipsis.end

  /// Where letters are left out.
  enum Ellipsis {
    case middle
    case end
  }

  /// A text that fits.
  struct Result {
    var layout: TextLayout
    /// The size it came to.
    var size: Double
  }

  /// A line is so much higher than the size of its text.
  private static let lineHeight = 1.25
  /// Rounding in the shaper must not make a text that just fits too wide.
  private static let safety = 0.995

  /// The text so that it fits.
  func fit(_ request: TextRequest, with typesetter: Typesetter) throws -> Result {
    let natural = try typesetter.layout(request)
    guard natural.width > width else {
      return Result(layout: natural, size: request.style.size)
    }
    let size = size(of: request, natural: natural.width)
    if size < comfortable, let wrapped = try wrap(request, with: typesetter),
      wrapped.size > size
    {
      return wrapped
    }
    if size >= smallest {
      return Result(layout: try typesetter.layout(request.sized(size)), size: size)
    }
    return try shorten(
      request.sized(min(smallest, request.style.size)), with: typesetter)
  }

  private func size(of request: TextRequest, natural: Double) -> Double {
    request.style.size * min(1, width / natural * Self.safety)
  }

  /// The text over two lines, as large as its widest word and the height allow.
  private func wrap(_ request: TextRequest, with typesetter: Typesetter) throws -> Result? {
    let words = request.text.split(separator: " ").map(String.init)
    guard words.count > 1, height > 0 else { return nil }
    let widest =
      try words.map { word in
        var single = request
        single.text = word
        return try typesetter.layout(single).width
      }.max() ?? 0
    var wrapped = request.sized(
      min(size(of: request, natural: widest), comfortable, height / 2 / Self.lineHeight))
    guard wrapped.style.size >= smallest else { return nil }
    wrapped.wrapWidth = width
    let layout = try typesetter.layout(wrapped)
    return layout.lineCount == 2 ? Result(layout: layout, size: wrapped.style.size) : nil
  }

  /// The text with as many letters as there is room for.
  private func shorten(_ request: TextRequest, with typesetter: Typesetter) throws -> Result {
    let letters = Array(request.text)
    var shown = 0
    var hidden = letters.count
    var best = request
    best.text = "…"
    while hidden - shown > 1 {
      let middle = (shown + hidden) / 2
      var candidate = request
      candidate.text = text(of: letters, showing: middle)
      if try typesetter.layout(candidate).width <= width {
        best = candidate
        shown = middle
      } else {
        hidden = middle
      }
    }
    return Result(layout: try typesetter.layout(best), size: request.style.size)
  }

  private func text(of letters: [Character], showing count: Int) -> String {
    let tail = ellipsis == .middle ? count / 2 : 0
    return String(letters.prefix(count - tail)) + "…" + String(letters.suffix(tail))
  }
}
