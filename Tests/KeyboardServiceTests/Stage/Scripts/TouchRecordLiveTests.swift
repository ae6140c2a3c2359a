import FoundationEssentials
import Layouts
import StageCompositor
import TemporaryFolders
import Testing
import TextTraits
import Typing
import TypingTestSupport

@testable import KeyboardService

/// `toccata run --record-touches FILE` on the stage.
@Suite("A record of touches", .timeLimit(.minutes(1)), .serialized)
@MainActor
struct TouchRecordLiveTests {
  private let stage: StageCompositor
  private let home: TemporaryFolder
  private let keyboard: StagedKeyboard

  init() throws {
    stage = try StageCompositor()
    home = try TemporaryFolder()
    keyboard = try StagedKeyboard(
      stage, environment: home.environment, options: ["--record-touches", home.path + "/touches"])
  }

  private func model() throws -> ModelKeyboard {
    try ModelKeyboard(
      StagedScript.Field(), screen: Size(width: 390, height: 844), settings: TypingSettings())
  }

  @Test("played again has the same touches and types the same")
  func again() throws {
    var first = try model()
    let touches = try first.play(
      "@0 type hi\n+0 1 down space\n+40 2 down y\n+60 1 up\n+20 2 move y+3,2\n+40 2 up\n+90 tap o")
    #expect(keyboard.focus())
    StagedFingers(stage: stage).play(touches)
    #expect(stage.wait { $0.focusedField?.text == "Hi yo" })

    let record = try home.text("touches")
    var second = try model()
    // The stage's seat and the keyboard name fingers as they like: from 0 on.
    let places = try second.play(record).map(\.touch.place)
    // Before the script a finger came down twice to set the clock, and was taken away.
    #expect(places.dropFirst(4) == touches.map(\.touch.place)[...])
    #expect(second.player.editor.visible == "Hi yo")
    #expect(home.mode("touches") == 0o600)
  }

  @Test("has nothing of a secret field")
  func secret() throws {
    let password = StagedScript.Field(purpose: 8, hints: 192)
    var model = try ModelKeyboard(
      password, screen: Size(width: 390, height: 844), settings: TypingSettings())
    #expect(keyboard.focus(purpose: password.purpose, hints: password.hints))
    StagedFingers(stage: stage).play(try model.play("@0 type sec"))
    #expect(stage.wait { $0.focusedField?.text == "sec" })
    #expect(try home.text("touches") == "")
    #expect(keyboard.focus("x "))
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "x a" })
    #expect(try home.text("touches").split(separator: "\n").count == 2)
  }

  @Test("that cannot be written costs a line and not the keyboard")
  func impossible() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(
      stage, environment: home.environment, options: ["--record-touches", "/nowhere/touches"])
    #expect(keyboard.focus())
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "A" })
  }
}

extension TouchEvent {
  /// Where it is, if it is anywhere.
  fileprivate var place: Point? {
    switch self {
    case .down(_, let point), .move(_, let point): point
    case .up, .cancel, .cancelAll: nil
    }
  }
}
