import Layouts
import StageCompositor
import TemporaryFolders
import Testing

@testable import KeyboardService

/// The scripts of typing by real touches of a compositor, into the real program.
@Suite("Scripts of touches through the stage", .serialized)
struct TouchScriptLiveTests {
  @Test("type the same as on the model", .timeLimit(.minutes(2)), arguments: StagedScript.all)
  @MainActor
  func script(script: StagedScript) throws {
    let output = script.output
    var model = try ModelKeyboard(
      script.field, screen: Size(width: Double(output.width), height: Double(output.height)),
      settings: script.typingSettings)
    let touches = try model.play(script.script)
    #expect(model.player.editor.visible == script.result)

    let stage = try StageCompositor(outputs: [output])
    let home = try TemporaryFolder()
    if let file = script.settings?.file {
      try home.writeSettings(file)
    }
    let keyboard = try StagedKeyboard(stage, environment: home.environment)
    let field = script.field
    stage.perform {
      $0.inputMethodV2.focus(
        StageField(
          field.text, purpose: field.purpose, hints: field.hints,
          tellsSurroundingText: field.tellsText))
    }
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    StagedFingers(stage: stage).play(touches)
    let result = script.result
    #expect(
      stage.wait(timeout: .seconds(5)) { $0.focusedField?.text == result },
      "\(stage.perform { $0.focusedField?.text } ?? "no field")")
    #expect(stage.perform { $0.focusedField?.preedit } == "")
    #expect(stage.perform(\.faults).isEmpty)
    #expect(stage.wait { $0.virtualKeyboards.allSatisfy { $0.pressed.isEmpty && $0.held == 0 } })
    withExtendedLifetime((keyboard, home)) {}
  }
}
