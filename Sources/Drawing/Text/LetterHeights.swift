/// How high the letters of a font stand above the baseline, as shares of its size.
struct LetterHeights {
  /// Of x, as the lower-case letters without ascender.
  var lowercase: Double
  /// Of H, as the capitals and digits.
  var capital: Double
}
