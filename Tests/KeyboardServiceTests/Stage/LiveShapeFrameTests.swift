import Bus
import BusTestSupport
import Layouts
import StageCompositor
import Testing

/// What is told over the bus of the keyboard's shape and of what is open above it.
@Suite("The shape of the running keyboard", .timeLimit(.minutes(1)), .serialized)
@MainActor
struct LiveShapeFrameTests {
  private final class Memory {
    var told: [FrameChange] = []
  }

  @Test func theFrameIsWhereTheFloatingKeyboardIs() throws {
    let application = try StagedApplication(
      settings: #"{"shape": "floating", "reducedMotion": "on"}"#, output: .tablet)
    let client = KeyboardClient(application.connection)
    let memory = Memory()
    let slots = try client.onFrameChange(will: { _ in }, did: { memory.told.append($0) })
    defer { withExtendedLifetime(slots) {} }
    try application.bus.settle()
    #expect(application.keyboard.focus())
    #expect(application.bus.turn { memory.told.count == 1 })
    let first = KeyboardFrame(x: 245, y: 734, width: 320, height: 306)
    #expect(memory.told.last?.end == first)

    application.keyboard.drag(by: [Point(x: -20, y: -30), Point(x: -145, y: -334)])
    #expect(application.bus.turn { memory.told.count == 2 })
    let second = KeyboardFrame(x: 100, y: 400, width: 320, height: 306)
    // One move for the whole drag.
    #expect(memory.told.last?.phase == .move)
    #expect(memory.told.last?.begin == first && memory.told.last?.end == second)
    #expect(try application.bus.result { client.frame(then: $0) } == second)
    let keys = try application.keys()
    #expect(keys.frame == Rect(x: 100, y: 400, width: 320, height: 306))
    #expect(keys.shape == "floating")

    let region = [100, 400, 320, 306]
    #expect(
      application.stage.wait {
        $0.shownSurfaces.first?.current.inputRegion?.first?.numbers == region
      })
    application.keyboard.drag(by: [Point(x: 0, y: 300), Point(x: 0, y: 400)])
    #expect(application.bus.turn { memory.told.last?.end.width == 810 })
    #expect(try application.keys().shape == nil)
    #expect(try application.keys().frame?.maxY == 1080)
  }

  @Test func whatIsOpenAboveTheKeysGoesWithTheKeyboard() throws {
    let application = try StagedApplication(settings: #"{"reducedMotion": "on"}"#)
    let client = KeyboardClient(application.connection)
    #expect(application.keyboard.focus())
    // The emoji key stands where the globe would be.
    #expect(application.keyboard.open(at: Point(x: 32, y: 351)))
    let menu = try #require(try application.keys().menu)
    #expect(menu.map(\.label) == ["Keyboard Settings…", "English", "left", "docked", "right"])
    #expect(menu.filter(\.current).map(\.label) == ["English", "docked"])
    try application.bus.result { client.hide(then: $0) }
    try application.bus.result { client.show(then: $0) }
    #expect(try application.keys().visible == true)
    #expect(try application.keys().menu == nil)
  }
}
