import StageCompositor
import TemporaryFolders
import Testing

/// The person's rules for applications, by the windows that the compositor tells of.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct AppRuleLiveTests {
  private let stage: StageCompositor
  private let home: TemporaryFolder
  private let keyboard: StagedKeyboard

  init() throws {
    stage = try StageCompositor()
    home = try TemporaryFolder()
    try home.writeSettings(
      """
      {"hardwareKeyboard": "ignore", "hideDelay": 0, "appRules": [
        {"app": "org.example.Game", "keyboard": "hidden"},
        {"app": "org.example.Stage*", "traits": {"keyboardType": "numberPad"}},
      ]}
      """)
    keyboard = try StagedKeyboard(stage, environment: home.environment)
  }

  /// How often the keyboard asked for a place on the screen.
  private var appearances: Int {
    stage.requests("zwlr_layer_shell_v1", "get_layer_surface").count
  }

  @Test("where a rule keeps it away, the keyboard does not even flash up")
  func hidden() {
    stage.perform { $0.toplevels.activate("org.example.Game") }
    stage.perform { $0.inputMethodV2.focus(StageField("")) }
    #expect(stage.wait { $0.toplevels.hasListeners })
    stage.perform { $0.inputMethodV2.focus(nil) }
    #expect(stage.wait { !$0.toplevels.hasListeners })
    stage.perform { $0.toplevels.activate("org.example.Mail") }
    #expect(keyboard.focus())
    #expect(appearances == 1)
  }

  @Test("a rule's traits count in the fields of its application")
  func traits() throws {
    stage.perform { $0.toplevels.activate("org.example.Stage2") }
    #expect(keyboard.focus())
    // A number pad has no bar (DESIGN.md): 268.
    #expect(stage.wait { $0.shownSurfaces.first?.layer?.exclusiveZone == 268 })
  }

  @Test("windows are listened to only while a field has the focus")
  func listens() {
    #expect(keyboard.focus())
    #expect(stage.wait { $0.toplevels.hasListeners })
    stage.perform { $0.inputMethodV2.focus(nil) }
    #expect(stage.wait { !$0.toplevels.hasListeners })
  }

  @Test("settings that are saved count at once; a rule that shows needs no field")
  func shown() throws {
    #expect(stage.wait(for: "zwp_input_method_manager_v2", "get_input_method") != nil)
    stage.perform { $0.toplevels.activate("org.example.Kiosk") }
    try home.writeSettings(
      """
      {"hideDelay": 0, "appRules": [{"app": "org.example.Kiosk", "keyboard": "shown"}]}
      """)
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    stage.perform { $0.toplevels.activate("org.example.Mail") }
    #expect(stage.wait { $0.surfaces.isEmpty })
  }
}
