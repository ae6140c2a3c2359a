import Bus
import Testing

@testable import KeyboardService

@Suite("Which changes of the frame are told")
struct FrameTellerTests {
  private let hidden = KeyboardFrame(x: 0, y: 844, width: 0, height: 0)
  private let docked = KeyboardFrame(x: 0, y: 531, width: 390, height: 313)
  private let taller = KeyboardFrame(x: 0, y: 487, width: 390, height: 357)
  private var teller = FrameTeller()

  private mutating func go(to frame: KeyboardFrame) -> FrameChange? {
    teller.go(to: frame, on: "DSI-1", duration: 0.25)
  }

  @Test mutating func itComesAndGoes() {
    #expect(go(to: hidden) == nil)
    let show = go(to: docked)
    #expect(
      show
        == FrameChange(
          phase: .show, begin: hidden, end: docked, output: "DSI-1", duration: 0.25,
          curve: "easeOut"))
    #expect(teller.arrive() == show)
    #expect(teller.arrive() == nil)
    let hide = go(to: hidden)
    #expect((hide?.phase, hide?.begin, hide?.end) == (.hide, docked, hidden))
    #expect(teller.frame == hidden)
    #expect(teller.arrive() == hide)
  }

  @Test mutating func anotherHeightIsAMove() {
    _ = go(to: docked)
    _ = teller.arrive()
    let move = go(to: taller)
    #expect((move?.phase, move?.begin, move?.end) == (.move, docked, taller))
    #expect(go(to: taller) == nil)
    #expect(teller.arrive() == move)
  }

  @Test mutating func whatIsSentElsewhereDoesNotArrive() {
    _ = go(to: hidden)
    _ = go(to: docked)
    let hide = go(to: hidden)
    #expect(hide?.begin == docked)
    #expect(teller.arrive() == hide)
    #expect(teller.arrive() == nil)
  }

  @Test mutating func hiddenOnAnotherScreenIsNothingNew() {
    #expect(go(to: hidden) == nil)
    #expect(go(to: KeyboardFrame(x: 0, y: 390, width: 0, height: 0)) == nil)
    #expect(teller.arrive() == nil)
    #expect(go(to: docked)?.begin.y == 390)
  }
}
