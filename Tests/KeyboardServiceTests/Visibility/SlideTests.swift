import Testing
import Typing

@testable import KeyboardService

@Suite("Slide") struct SlideTests {
  private func slide(to isIn: Bool, at milliseconds: Int64 = 0) -> Slide {
    var slide = Slide(isIn: !isIn)
    slide.go(in: isIn, now: .milliseconds(milliseconds), animates: true)
    return slide
  }

  @Test("It takes 250 ms each way and ends where it should", arguments: [true, false])
  func wholeWay(isIn: Bool) {
    let slide = slide(to: isIn, at: 1000)
    #expect(slide.position(at: .milliseconds(1000)) == (isIn ? 0 : 1))
    #expect(slide.isMoving(at: .milliseconds(1249)))
    #expect(!slide.isMoving(at: .milliseconds(1250)))
    #expect(slide.position(at: .milliseconds(1250)) == (isIn ? 1 : 0))
    #expect(slide.position(at: .milliseconds(99_999)) == (isIn ? 1 : 0))
  }

  /// CSS Easing Functions 1: `ease-out` is cubic-bezier(0, 0, 0.58, 1). The rows are points of that
  /// curve for the parameters 0.1, 0.25, 0.5, 0.75 and 0.9.
  @Test(arguments: [
    (0.01666, 0.028), (0.0971875, 0.15625), (0.3425, 0.5), (0.6665625, 0.84375),
    (0.86994, 0.972),
  ])
  func easesOut(time: Double, value: Double) {
    #expect(abs(EaseOut.value(at: time) - value) < 1e-5)
  }

  @Test func easeOutKnowsItsEnds() {
    #expect(EaseOut.value(at: -1) == 0)
    #expect(EaseOut.value(at: 0) == 0)
    #expect(EaseOut.value(at: 1) == 1)
    #expect(EaseOut.value(at: 7) == 1)
  }

  @Test(
    "Turned round it starts from where it is and takes as long as the way is",
    arguments: [true, false], [20, 60, 125, 240] as [Int64])
  func reversed(isIn: Bool, milliseconds: Int64) {
    var slide = slide(to: isIn)
    let turn = Instant.milliseconds(milliseconds)
    let before = slide.position(at: turn)
    let length = slide.go(in: !isIn, now: turn, animates: true)
    #expect(abs(slide.position(at: turn) - before) < 1e-9)
    let way = isIn ? before : 1 - before
    #expect(abs(length / .milliseconds(250) - way) < 1e-6)
    #expect(slide.end == turn + length)
    #expect(slide.position(at: slide.end) == (isIn ? 0 : 1))
  }

  @Test("It goes one way only, and never beyond its ends", arguments: [true, false])
  func monotone(isIn: Bool) {
    let slide = slide(to: isIn)
    let positions = (Int64(-10)...260).map { slide.position(at: .milliseconds($0)) }
    #expect(positions == positions.sorted { isIn ? $0 < $1 : $0 > $1 })
    #expect(positions.allSatisfy { (0...1).contains($0) })
  }

  @Test("Asked again for where it goes, it goes on")
  func sameWay() {
    var slide = slide(to: true)
    let same = slide
    #expect(slide.go(in: true, now: .milliseconds(100), animates: true) == .milliseconds(150))
    #expect(slide == same)
    #expect(slide.go(in: true, now: .milliseconds(500), animates: true) == .zero)
  }

  @Test("Without animation it is there at once, also in mid-slide", arguments: [true, false])
  func still(isIn: Bool) {
    var slide = slide(to: isIn)
    let now = Instant.milliseconds(50)
    #expect(slide.go(in: isIn, now: now, animates: false) == .zero)
    #expect(slide.position(at: now) == (isIn ? 1 : 0))
    #expect(!slide.isMoving(at: now))
    slide.go(in: !isIn, now: now, animates: false)
    #expect(slide.position(at: now) == (isIn ? 0 : 1))
  }
}
