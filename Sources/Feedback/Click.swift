import Glibc

/// A short knock: a tone and noise that begin together and fade away.
nonisolated struct Click: Hashable, Sendable {
  /// The tone's frequency in hertz.
  var tone: Double
  /// From its beginning until nothing is left of it.
  var duration: Duration
  /// Begins the noise, which is the same each time.
  var seed: UInt64

  /// How loud its beginning is, 1 being all there is.
  static let peak = 0.3
  /// How much of it is noise.
  private static let noiseShare = 0.4
  /// It fades by so many powers of e, to a thousandth.
  private static let fading = 6.9

  /// Its samples at a rate in hertz.
  func samples(rate: Int) -> [Int16] {
    let count = Int(duration / .seconds(1) * Double(rate))
    var random = seed
    return (0..<count).map { index in
      let loudness = Self.peak * exp(-Self.fading * Double(index) / Double(count))
      let phase = 2 * Double.pi * tone * Double(index) / Double(rate)
      let sound = (1 - Self.noiseShare) * cos(phase) + Self.noiseShare * Self.noise(&random)
      return Int16(loudness * sound * Double(Int16.max))
    }
  }

  /// From -1 to 1, each as likely, by Knuth's linear congruence.
  private static func noise(_ state: inout UInt64) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(Int32(truncatingIfNeeded: state >> 32)) / 2_147_483_648
  }
}
