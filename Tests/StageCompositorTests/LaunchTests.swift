import Foundation
import Processes
import StageCompositor
import Testing

@Suite(.timeLimit(.minutes(1)))
struct LaunchTests {
  static var probe: String {
    Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "WaylandProbe").path
      ?? ""
  }

  @Test(arguments: [LaunchedClient.Door.display, .socket])
  func realProgramComesThroughEitherDoorAndEndsWithTheStage(door: LaunchedClient.Door) throws {
    let stage = try StageCompositor()
    let client = try LaunchedClient(Self.probe, on: stage, through: door)
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    let picture = stage.perform { $0.shownSurfaces.first?.picture }
    #expect(picture?.width == 390)
    let end = ContinuousClock.now
    stage.stop()
    #expect(client.wait() == 69)
    #expect(ContinuousClock.now - end < .seconds(1))
  }

  @Test func programIsAskedToEnd() throws {
    let stage = try StageCompositor()
    let client = try LaunchedClient(Self.probe, on: stage)
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    client.terminate()
    #expect(client.wait() == 0)
    #expect(stage.wait { $0.surfaces.isEmpty })
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test func programThatIsNotThere() throws {
    let stage = try StageCompositor()
    #expect(throws: SpawnError.self) { try LaunchedClient("/nowhere/toccata", on: stage) }
  }

  @Test func waitingEndsInTime() throws {
    let stage = try StageCompositor()
    #expect(stage.wait(for: "wl_surface", "commit", timeout: .milliseconds(20)) == nil)
    #expect(!stage.wait(timeout: .milliseconds(20)) { _ in false })
  }
}
