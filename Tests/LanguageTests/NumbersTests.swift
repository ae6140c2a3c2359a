import Testing

@testable import Language

@Suite struct NumbersTests {
  @Test(
    arguments: [
      (0, 1), (1, 2.718282), (-1, 0.3678794), (5, 148.4132), (-10, 4.539993e-5), (0.5, 1.648721),
    ] as [(Float, Float)])
  func exponential(x: Float, expected: Float) {
    #expect(abs(Elementary.exp(x) / expected - 1) < 1e-4)
  }

  @Test(
    arguments: [
      (1, 0), (2, 0.6931472), (10, 2.302585), (1e-6, -13.81551), (0.75, -0.2876821),
      (1e9, 20.72327),
    ] as [(Float, Float)])
  func logarithm(x: Float, expected: Float) {
    #expect(abs(Elementary.log(x) - expected) < 1e-4)
  }

  @Test func edgesOfTheNumbers() {
    #expect(Elementary.exp(-1_000) == 0)
    #expect(Elementary.exp(1_000) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1) == -.infinity)
  }

  @Test func sumsOfLogarithms() {
    // ln(0.25 + 0.5)
    #expect(abs(Elementary.logSum(-1.386294, -0.6931472) + 0.2876821) < 1e-4)
    #expect(Elementary.logSum(-3, -.infinity) == -3)
    #expect(Elementary.logSum(-.infinity, -3) == -3)
    #expect(Elementary.logSum(-.infinity, -.infinity) == -.infinity)
    #expect(Elementary.logSum(0, -40) == 0)
  }

  @Test func sharesKeepTheirOrder() {
    var last: Float = -.infinity
    for share in stride(from: -20 as Float, through: 0, by: 0.5) {
      let kept = Quantity.share(Quantity.byte(share: share))
      #expect(abs(kept - share) < 0.05)
      #expect(kept > last)
      last = kept
    }
  }

  @Test func aShareIsNeverWrittenAsNoWord() {
    #expect(Quantity.byte(share: -1_000) == 1)
    #expect(Quantity.byte(share: -.infinity) == 1)
    #expect(Quantity.byte(share: 0) == 255)
    #expect(Quantity.byte(share: 5) == 255)
  }

  @Test func conditionalProbabilitiesFitInSevenBits() {
    #expect(Quantity.bits(conditional: -100) == 127)
    #expect(Quantity.bits(conditional: 3) == 0)
    for probability in stride(from: -19 as Float, through: 0, by: 0.4) {
      let kept = Quantity.conditional(Quantity.bits(conditional: probability))
      #expect(abs(kept - probability) < 0.08)
    }
  }

  @Test func weightsOfShorterContextsMayBeAboveOne() {
    for weight in [-6, -2.5, 0, 1.5] as [Float] {
      #expect(abs(Quantity.backoff(Quantity.byte(backoff: weight)) - weight) < 0.02)
    }
    #expect(Quantity.byte(backoff: -50) == 0)
    #expect(Quantity.byte(backoff: 50) == 255)
  }
}
