/// How probabilities are written in few bits. All are natural logarithms.
enum Quantity {
  /// A share of running words in one byte; 0 is kept for "no word".
  static func share(_ byte: UInt8) -> Float { -Float(255 - byte) * shareStep }

  static func byte(share: Float) -> UInt8 {
    255 - UInt8(min(max(-share / shareStep, 0), 254).rounded())
  }

  /// A conditional probability in seven bits.
  static func conditional(_ bits: UInt32) -> Float { -Float(bits & 127) * conditionalStep }

  static func bits(conditional: Float) -> UInt32 {
    UInt32(min(max(-conditional / conditionalStep, 0), 127).rounded())
  }

  /// The weight of shorter contexts in one byte, from -6 to just under 2.
  static func backoff(_ byte: UInt8) -> Float { (Float(byte) - 192) / 32 }

  static func byte(backoff: Float) -> UInt8 {
    UInt8(min(max(backoff * 32 + 192, 0), 255).rounded())
  }

  private static let shareStep: Float = 0.08
  private static let conditionalStep: Float = 0.15
}
