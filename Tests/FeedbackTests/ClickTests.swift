import Glibc
import Testing

@testable import Feedback

@Suite("The sounds of keys")
struct ClickTests {
  private let rate = 48_000

  @Test("They last 3 to 8 ms and have faded away at the end", arguments: KeySound.allCases)
  func length(sound: KeySound) throws {
    let samples = sound.click.samples(rate: rate)
    #expect((rate * 3 / 1_000...rate * 8 / 1_000).contains(samples.count))
    let loudest = try #require(samples.map { abs(Int($0)) }.max())
    // Loud enough to be heard and far from being clipped.
    #expect((3_000...16_000).contains(loudest))
    #expect(samples.prefix(rate / 1_000).contains { abs(Int($0)) == loudest })
    #expect(samples.suffix(20).allSatisfy { abs(Int($0)) < loudest / 100 })
  }

  @Test("Each sounds at its own height", arguments: KeySound.allCases)
  func height(sound: KeySound) throws {
    let samples = sound.click.samples(rate: rate).map(Double.init)
    let strengths = KeySound.allCases.map { other in
      (other, strength(of: other.click.tone, in: samples))
    }
    #expect(strengths.max { $0.1 < $1.1 }?.0 == sound)
  }

  @Test("They are the same each time, and the same at every rate but for its samples")
  func constancy() {
    let click = KeySound.character.click
    #expect(click.samples(rate: rate) == click.samples(rate: rate))
    #expect(click.samples(rate: rate / 2).count * 2 == click.samples(rate: rate).count)
    #expect(Set(KeySound.allCases.map { $0.click.samples(rate: rate) }).count == 3)
  }

  /// How much of a frequency there is, by the definition of the Fourier transform.
  private func strength(of tone: Double, in samples: [Double]) -> Double {
    var (real, imaginary) = (0.0, 0.0)
    for (index, sample) in samples.enumerated() {
      let phase = 2 * Double.pi * tone * Double(index) / Double(rate)
      real += sample * cos(phase)
      imaginary += sample * sin(phase)
    }
    return (real * real + imaginary * imaginary).squareRoot()
  }
}
