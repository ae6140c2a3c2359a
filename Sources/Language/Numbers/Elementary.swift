/// Exponential and logarithm, to about six digits: the standard library has none without a C
/// library.
enum Elementary {
  /// e to the power of a number.
  static func exp(_ x: Float) -> Float {
    guard x > -87 else { return 0 }
    guard x < 88 else { return .infinity }
    let whole = (x * 1.442695041).rounded()
    let rest = x - whole * 0.6931471806
    let power =
      1 + rest
      * (1 + rest * (0.5 + rest * (0.16666667 + rest * (0.041666667 + rest * 0.0083333333))))
    return power * Float(sign: .plus, exponent: Int(whole), significand: 1)
  }

  /// The natural logarithm of a number.
  static func log(_ x: Float) -> Float {
    guard x > 0 else { return -.infinity }
    // The series of artanh converges fast where the significand lies about 1.
    var (significand, exponent) = (x.significand, Float(x.exponent))
    if significand > 1.41421356 {
      significand /= 2
      exponent += 1
    }
    let z = (significand - 1) / (significand + 1)
    let z2 = z * z
    return exponent * 0.6931471806
      + 2 * z * (1 + z2 * (0.33333333 + z2 * (0.2 + z2 * (0.14285714 + z2 * 0.11111111))))
  }

  /// The logarithm of a sum of two, of their logarithms.
  static func logSum(_ first: Float, _ second: Float) -> Float {
    let (high, low) = first > second ? (first, second) : (second, first)
    return low - high < -16 ? high : high + log(1 + exp(low - high))
  }
}
