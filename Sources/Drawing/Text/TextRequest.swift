import Scene

/// A text as it is to be set, in device pixels.
struct TextRequest: Hashable {
  /// What it says.
  var text: String
  /// Size in device pixels, and weight.
  var style: FontStyle
  /// Room between letters beyond the font's own, in device pixels.
  var letterSpacing = 0.0
  /// The width it must keep within, where it must.
  var width: Double?
  /// Over how many lines it may be broken.
  var lines = 1
  /// Where letters are left out when it is too long.
  var ellipsis = Ellipsis.end

  /// Where letters are left out.
  enum Ellipsis: Hashable {
    case middle
    case end
  }
}
