import Scene

/// A text as it is to be set, in device pixels.
struct TextRequest: Hashable {
  /// What it says.
  var text: String
  /// Size in device pixels, and weight.
  var style: FontStyle
  /// Room between letters beyond the font's own, in device pixels.
  var letterSpacing = 0.0
  /// The width at which it is broken into lines, where it is.
  var wrapWidth: Double?

  /// The same text at another size.
  func sized(_ size: Double) -> TextRequest {
    var request = self
    request.style.size = size
    return request
  }
}
