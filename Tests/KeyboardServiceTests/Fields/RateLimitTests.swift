import Testing
import Typing

@testable import KeyboardService

@Suite("How often somebody may call")
struct RateLimitTests {
  /// Whether each of these calls is allowed, by their times in milliseconds.
  private func allowed(_ limit: RateLimit, _ times: [Int]) -> [Bool] {
    var limit = limit
    return times.map { limit.allows(at: Instant(.milliseconds($0))) }
  }

  @Test func soManyAtOnceAndThenSoManyASecond() {
    let limit = RateLimit(burst: 3, perSecond: 10)
    #expect(
      allowed(limit, [0, 0, 0, 0, 99, 100, 150])
        == [true, true, true, false, false, true, false])
  }

  @Test func restDoesNotSaveUpMoreThanTheBurst() {
    let limit = RateLimit(burst: 2, perSecond: 10)
    #expect(allowed(limit, [0, 60_000, 60_000, 60_000]) == [true, true, true, false])
  }

  @Test func timeThatRunsBackwardsGivesNothing() {
    let limit = RateLimit(burst: 1, perSecond: 10)
    #expect(allowed(limit, [1000, 0, 1050, 1101]) == [true, false, false, true])
  }
}
