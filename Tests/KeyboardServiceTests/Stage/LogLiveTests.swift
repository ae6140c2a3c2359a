import BusTestSupport
import StageCompositor
import TemporaryFolders
import Testing

/// What the program writes of itself while somebody types.
@Suite("The log of the running keyboard", .timeLimit(.minutes(1)), .serialized)
struct LogLiveTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// The lines of a run at this level, sorted, in which a word was typed behind another.
  private func lines(
    _ level: String?, typing word: String = "zebra", behind text: String = "walrus "
  )
    throws -> [String]
  {
    let logging = level.map { ", \"logging\": \"\($0)\"" } ?? ""
    try home.writeSettings("{\"reducedMotion\": \"on\"\(logging)}")
    let stage = try StageCompositor()
    let file = "log-\(level ?? "usual")-\(word)"
    let keyboard = try StagedKeyboard(
      stage, environment: home.environment, log: home.path + "/" + file)
    #expect(keyboard.focus(text))
    for letter in word { keyboard.tap(String(letter)) }
    for key in ["space", "delete"] { keyboard.tap(key) }
    #expect(stage.wait { $0.focusedField?.text == text + word })
    stage.perform { $0.inputMethodV2.focus(nil) }
    #expect(stage.wait { $0.surfaces.isEmpty })
    keyboard.client.terminate()
    #expect(keyboard.client.wait() == 0)
    return try home.text(file).split(separator: "\n").map(String.init).sorted()
  }

  @Test(
    "tells as much as the person wants, by default what does not work",
    arguments: [
      ("off", false, false, false), (nil, true, false, false), ("fault", true, false, false),
      ("info", true, true, false), ("debug", true, true, true),
    ] as [(String?, Bool, Bool, Bool)])
  func levels(level: String?, faults: Bool, doings: Bool, fields: Bool) throws {
    let lines = try lines(level)
    func tells(_ words: String) -> Bool { lines.contains { $0.contains(words) } }
    #expect(tells("no language pack") == faults)
    #expect(tells("the keyboard comes") == doings)
    #expect(tells("a field: default") == fields)
    #expect(lines.isEmpty == !faults)
  }

  @Test("says once that the message bus has gone, and the keyboard goes on without")
  @MainActor
  func busGone() throws {
    let (stage, bus) = (try StageCompositor(), try PrivateBus())
    let keyboard = try StagedKeyboard(
      stage, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address],
      log: home.path + "/log-bus")
    #expect(keyboard.focus("x "))
    bus.stop()
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "x a" })
    keyboard.client.terminate()
    #expect(keyboard.client.wait() == 0)
    let lines = try home.text("log-bus").split(separator: "\n")
    #expect(lines.filter { $0.contains("message bus") }.count == 1)
  }

  @Test("is the same whatever is typed and stands in the field")
  func privacy() throws {
    let zebra = try lines("debug")
    let quilt = try lines("debug", typing: "quilt", behind: "over the ")
    #expect(zebra == quilt)
  }

  @Test(
    "says in one line why there are keys alone, and how the keyboard is shown",
    arguments: [
      (true, "another input method has the seat"),
      (false, "the compositor has no input method protocol"),
    ])
  func keysAlone(isTaken: Bool, reason: String) throws {
    let doors = isTaken ? [] : ["zwp_input_method_manager_v2", "zwp_input_method_v1"]
    let stage = try StageCompositor(
      offering: Stage.allGlobals.filter { !doors.contains($0.key) })
    stage.perform { $0.inputMethodV2.isTaken = isTaken }
    let keyboard = try StagedKeyboard(
      stage, environment: home.environment, log: home.path + "/alone")
    #expect(stage.wait(for: "zwp_virtual_keyboard_v1", "keymap") != nil)
    keyboard.client.terminate()
    #expect(keyboard.client.wait() == 0)
    let lines = try home.text("alone").split(separator: "\n").filter { $0.contains(reason) }
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains("'toccata show' and 'toccata hide'") })
  }
}
