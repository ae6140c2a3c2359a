import Foundation
import StageCompositor
import Testing

/// `toccata doctor` before a compositor whose offers are known.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct ExaminationTests {
  /// What doctor ends with on this stage.
  private func status(_ stage: StageCompositor) throws -> Int32 {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let client = try LaunchedClient(
      folder?.appending(path: "toccata").path ?? "", ["doctor", "--quiet"], on: stage,
      environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "HOME": ""])
    return client.wait()
  }

  @Test func aWholeStageCanHost() throws {
    let stage = try StageCompositor()
    #expect(try status(stage) == 0)
    // It asked, and let go.
    #expect(stage.wait(for: "zwp_input_method_manager_v2", "get_input_method") != nil)
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test func withoutAPlaceItCannot() throws {
    let stage = try StageCompositor()
    stage.perform { $0.withdraw("zwlr_layer_shell_v1") }
    #expect(try status(stage) == 69)
  }
}
