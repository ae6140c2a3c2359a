/// Device pixels for a logical pixel, as a whole number of 120ths (`wp_fractional_scale_v1`).
public nonisolated struct Scale: Hashable, Sendable {
  /// The number of 120ths; 120 is a scale of 1.
  public var hundredTwentieths: UInt32

  /// A scale of so many 120ths; nonsense (none, or more than 20) becomes 1.
  public init(hundredTwentieths: UInt32) {
    self.hundredTwentieths = (1...2400).contains(hundredTwentieths) ? hundredTwentieths : 120
  }

  /// A whole scale.
  public init(whole: Int32) {
    self.init(hundredTwentieths: UInt32(clamping: Int64(whole) * 120))
  }

  /// The scale as a number.
  public var value: Double { Double(hundredTwentieths) / 120 }

  /// How many device pixels a length takes, halves rounded up as the protocol says.
  public func pixels(_ logical: Int32) -> Int32 {
    Int32(clamping: (Int64(logical) * Int64(hundredTwentieths) + 60) / 120)
  }
}
