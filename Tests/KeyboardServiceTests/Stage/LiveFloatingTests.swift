import Layouts
import StageCompositor
import TemporaryFolders
import Testing

@testable import KeyboardService

/// The floating keyboard of the real program where screens turn, and where there are several.
@Suite("A floating keyboard", .timeLimit(.minutes(1)), .serialized)
struct LiveFloatingTests {
  /// A monitor of 1280 × 800 beside the tablet.
  private let monitor = OutputDescription {
    ($0.name, $0.x, $0.scale) = ("STAGE-2", 810, 1)
    ($0.modeWidth, $0.modeHeight) = (1280, 800)
  }
  /// The keyboard's first letter, from its top left corner.
  private let q = Point(x: 16, y: 38 + 28)

  private func keyboard(_ stage: StageCompositor) throws -> (StagedKeyboard, TemporaryFolder) {
    let home = try TemporaryFolder()
    try home.writeSettings(#"{"shape": "floating", "reducedMotion": "on"}"#)
    let keyboard = try StagedKeyboard(
      stage, environment: ["HOME": home.path, "LANGUAGE": "en:de"])
    return (keyboard, home)
  }

  /// Waits until the keyboard takes touches here.
  private func isAt(_ region: [Int], _ stage: StageCompositor) -> Bool {
    stage.wait {
      $0.shownSurfaces.first?.current.inputRegion?.map(\.numbers) == [region]
    }
  }

  private func size(_ stage: StageCompositor) -> [Int32]? {
    stage.perform { $0.shownSurfaces.first.map { [$0.size.width, $0.size.height] } }
  }

  @Test("has its menu above the globe, within itself")
  func menu() throws {
    let stage = try StageCompositor(outputs: [.tablet])
    let (keyboard, home) = try keyboard(stage)
    #expect(keyboard.focus("x "))
    #expect(isAt([245, 734, 320, 306], stage), "\(keyboard.inputRegion)")
    #expect(keyboard.open(at: Point(x: 245 + 32, y: 734 + 306 - 26)))
    let menu = try #require(keyboard.inputRegion.last)
    #expect(menu[0] >= 245 && menu[0] + menu[2] <= 245 + 320)
    #expect(menu[1] >= 734 - 64 && menu[1] + menu[3] <= 734 + 306)
    withExtendedLifetime(home) {}
  }

  @Test("stays on the screen when that is turned, and comes back to its place with it")
  func rotation() throws {
    let stage = try StageCompositor(outputs: [.tablet])
    let (keyboard, home) = try keyboard(stage)
    #expect(keyboard.focus("x "))
    #expect(isAt([245, 734, 320, 306], stage), "\(keyboard.inputRegion)")
    keyboard.drag(by: [Point(x: 100, y: 0), Point(x: 55, y: -34)])
    #expect(isAt([300, 700, 320, 306], stage), "\(keyboard.inputRegion)")

    stage.perform { $0.outputs.first?.change { $0.transform = 1 } }
    // 810 high now: as near to its place as the screen goes.
    #expect(isAt([300, 504, 320, 306], stage), "\(keyboard.inputRegion)")
    #expect(stage.wait { $0.shownSurfaces.first.map { $0.size == (1080, 810) } == true })
    keyboard.tap(at: Point(x: 300 + q.x, y: 504 + q.y))
    #expect(stage.wait { $0.focusedField?.text == "x q" })

    stage.perform { $0.outputs.first?.change { $0.transform = 0 } }
    #expect(isAt([300, 700, 320, 306], stage), "\(keyboard.inputRegion)")
    keyboard.tap(at: Point(x: 300 + q.x, y: 700 + q.y))
    #expect(stage.wait { $0.focusedField?.text == "x qq" })
    #expect(stage.perform(\.faults).isEmpty)
    withExtendedLifetime(home) {}
  }

  @Test("is on the screen that the compositor chooses, and has a place on each")
  func outputs() throws {
    let stage = try StageCompositor(outputs: [.tablet, monitor])
    stage.perform { $0.chosenOutput = 1 }
    let (keyboard, home) = try keyboard(stage)
    #expect(keyboard.focus("x "))
    #expect(isAt([480, 454, 320, 306], stage), "\(keyboard.inputRegion)")
    #expect(size(stage) == [1280, 800])
    keyboard.drag(by: [Point(x: 40, y: -40), Point(x: 20, y: -54)])
    #expect(isAt([500, 400, 320, 306], stage), "\(keyboard.inputRegion)")
    keyboard.tap(at: Point(x: 500 + q.x, y: 400 + q.y))
    #expect(stage.wait { $0.focusedField?.text == "x q" })
    #expect(try home.text(".local/state/toccata/shapes.json").contains("STAGE-2"))

    stage.perform {
      $0.chosenOutput = 0
      $0.inputMethodV2.focus(nil)
    }
    #expect(stage.wait { $0.surfaces.isEmpty })
    #expect(keyboard.focus("x "))
    #expect(isAt([245, 734, 320, 306], stage), "\(keyboard.inputRegion)")
    #expect(size(stage) == [810, 1080])

    stage.perform {
      $0.chosenOutput = 1
      $0.inputMethodV2.focus(nil)
    }
    #expect(stage.wait { $0.surfaces.isEmpty })
    #expect(keyboard.focus("x "))
    #expect(isAt([500, 400, 320, 306], stage), "\(keyboard.inputRegion)")
    #expect(stage.perform(\.faults).isEmpty)
  }
}
