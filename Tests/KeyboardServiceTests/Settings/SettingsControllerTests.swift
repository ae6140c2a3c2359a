import EventLoop
import TemporaryFolders
import Testing

@testable import KeyboardService

/// The settings of the running keyboard, which are read again when they are saved.
@Suite("Settings that are saved")
@MainActor
struct SettingsControllerTests {
  private let home: TemporaryFolder
  private let loop = EventLoop(servesMainQueue: false)

  init() throws { home = try TemporaryFolder() }

  private func save(_ text: String) throws {
    try home.writeSettings(text)
  }

  /// Turns until something holds, for ten seconds at most.
  private func turn(until condition: () -> Bool) -> Bool {
    let end = Timer.now + .seconds(10)
    while !condition() {
      guard Timer.now < end else { return false }
      loop.turn(timeout: .milliseconds(100))
    }
    return true
  }

  @Test("A fault costs one line, and the last good settings stay; then they count anew")
  func fault() throws {
    try save(#"{"heightScale": 1.1}"#)
    var lines: [String] = []
    let controller = SettingsController(environment: home.environment, loop: loop) {
      lines.append($0)
    }
    var told: [Double] = []
    controller.onSettings = { told.append($0.heightScale) }
    controller.read()
    #expect(told == [1.1] && lines.isEmpty)

    try save(#"{"heightScale": 1.2, "theme": }"#)
    #expect(turn { !lines.isEmpty })
    #expect(lines.count == 1)
    #expect(lines.first?.contains("settings.json") == true)
    #expect(controller.settings.heightScale == 1.1)

    try save(#"{"heightScale": 0.9}"#)
    #expect(turn { told.last == 0.9 })
    #expect(lines.count == 1)
  }

  @Test("A file that is not there yet counts when it comes")
  func coming() throws {
    var told: [Double] = []
    let controller = SettingsController(environment: home.environment, loop: loop) { _ in }
    controller.onSettings = { told.append($0.heightScale) }
    controller.read()
    #expect(told == [1])
    try save(#"{"heightScale": 1.2}"#)
    #expect(turn { told.last == 1.2 })
  }
}
