import Bus
import BusTestSupport
import Keymaps
import Layouts
import StageCompositor
import Testing
import Typing
import TypingTestSupport

@testable import KeyboardService

/// The keymaps that the program hands to the seat, and what is pressed under them.
@Suite("Keymaps and pressed keys", .timeLimit(.minutes(1)), .serialized)
@MainActor
struct KeymapLiveTests {
  let stage: StageCompositor

  init() throws { stage = try StageCompositor() }

  /// The keymap of a person at home in Germany, which the seat has.
  private func setGermanKeymap() throws -> String {
    let text = try #require(Keymap(layout: "de")).text
    stage.perform { $0.seat.setKeymap(text) }
    return text
  }

  @Test("without an input method's place: shown by command, typed by keys, and the keymap is back")
  func keysAlone() throws {
    let german = try setGermanKeymap()
    stage.perform {
      $0.inputMethodV2.isTaken = true
      $0.keyField = StageField()
    }
    let bus = try PrivateBus()
    let keyboard = try StagedKeyboard(
      stage, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
    let connection = try bus.connect()
    var owner: String?
    let slot = try connection.watchOwner(of: KeyboardNames.service) { owner = $0 }
    #expect(bus.turn { owner != nil })
    try bus.result { KeyboardClient(connection).show(then: $0) }
    withExtendedLifetime(slot) {}
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    // German has keys for z and y, and none for ć.
    var model = try ModelKeyboard(
      StagedScript.Field(tellsText: false), screen: Size(width: 390, height: 844),
      settings: TypingSettings())
    let touches = try model.play("@0 type zy\n+0 1 down c\n+900 1 move c+66,-30\n+99 1 up")
    StagedFingers(stage: stage).play(touches)
    #expect(stage.wait { $0.keyField?.text == "Zyć" })
    #expect(stage.wait { $0.seat.keymap == german })
    #expect(stage.perform { $0.virtualKeyboards.allSatisfy { !$0.keymaps.contains("") } })
    #expect(stage.perform { $0.virtualKeyboards.allSatisfy { $0.pressed.isEmpty } })
    #expect(stage.perform(\.faults).isEmpty)
    withExtendedLifetime(keyboard) {}
  }

  @Test("return is typed under the person's own keymap, which the seat never loses")
  func ownKeymap() throws {
    let german = try setGermanKeymap()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus("x"))
    keyboard.tap("return")
    #expect(stage.wait { $0.focusedField?.returns == 1 })
    #expect(stage.perform { $0.virtualKeyboards.flatMap(\.keymaps) }.allSatisfy { $0 == german })
    #expect(stage.perform { $0.seat.keymap == german })
  }

  /// A finger on delete in a password, where that is a key and repeats.
  private func holdDelete() throws -> StagedKeyboard {
    let keyboard = try StagedKeyboard(stage)
    let password = StagedScript.Field(text: "secret", purpose: 8, hints: 192)
    var model = try ModelKeyboard(
      password, screen: Size(width: 390, height: 844), settings: TypingSettings())
    #expect(
      keyboard.focus(password.text, purpose: password.purpose, hints: password.hints))
    StagedFingers(stage: stage).play(try model.play("@0 1 down delete"))
    #expect(stage.wait { $0.focusedField?.text != "secret" })
    return keyboard
  }

  @Test("nothing is pressed when the program ends, with a finger on a key that repeats")
  func end() throws {
    let keyboard = try holdDelete()
    keyboard.client.terminate()
    #expect(keyboard.client.wait() == 0)
    #expect(stage.wait { $0.virtualKeyboards.isEmpty && $0.surfaces.isEmpty })
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test("nothing is pressed when the keyboard goes, and the finger types nothing any more")
  func unmap() throws {
    let keyboard = try holdDelete()
    stage.perform { $0.inputMethodV2.focus(nil) }
    #expect(stage.wait { $0.surfaces.isEmpty })
    #expect(
      stage.perform { $0.virtualKeyboards.allSatisfy { $0.pressed.isEmpty && $0.held == 0 } })
    #expect(keyboard.focus("x "))
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "x a" })
    #expect(stage.perform(\.faults).isEmpty)
  }
}
