import Bus
import BusTestSupport
import Glibc
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

  /// A keyboard without an input method's place, shown by command, and the bus for commands.
  private func keysAlone() throws -> (StagedKeyboard, PrivateBus, KeyboardClient) {
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
    let client = KeyboardClient(connection)
    try bus.result { client.show(then: $0) }
    withExtendedLifetime(slot) {}
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    return (keyboard, bus, client)
  }

  @Test("without an input method's place: shown by command, typed by keys, and the keymap is back")
  func shownByCommand() throws {
    let german = try setGermanKeymap()
    let parts = try keysAlone()
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
    withExtendedLifetime(parts) {}
  }

  @Test("who reads keymaps late types the same: as long as one is made, no symbol moves")
  func lateReader() throws {
    let german = try setGermanKeymap()
    let (keyboard, bus, client) = try keysAlone()
    // German has a, b and €, but neither ć nor 漢.
    let text = "ać漢b€ć\n漢"
    let pipe = try Pipe()
    #expect(write(pipe.writing, text, text.utf8.count) == text.utf8.count)
    close(pipe.writing)
    try bus.result { client.typeText(BusDescriptor(owning: pipe.reading), then: $0) }
    #expect(stage.wait { $0.virtualKeyboards.flatMap(\.typed).count == text.count })
    #expect(stage.perform { $0.keyField?.text } == text.filter { $0 != "\n" })
    #expect(stage.wait { $0.seat.keymap == german })
    let (codes, keymaps) = stage.perform {
      ($0.virtualKeyboards.flatMap(\.typed).map(\.code), $0.virtualKeyboards.flatMap(\.keymaps))
    }
    let last = try #require(keymaps.last(where: GeneratedKeymap.isGenerated))
    let reader = try #require(Keymap(text: last))
    let meant = text.unicodeScalars.dropFirst().map { scalar in
      Keysym(scalar).flatMap { reader.stroke(for: $0)?.code }
    }
    #expect(codes.dropFirst().map(Optional.some) == meant)
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

  @Test(
    "a seat without a keymap has a small one at once, and by itself the person's a little later")
  func seatWithoutKeymap() throws {
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus("x"))
    keyboard.tap("return")
    #expect(stage.wait { $0.focusedField?.returns == 1 })
    let person = try #require(Keymap(layout: "")).text
    #expect(stage.wait { $0.seat.keymap == person })
    let keymaps = stage.perform { $0.virtualKeyboards.flatMap(\.keymaps) }
    #expect(keymaps.map(GeneratedKeymap.isGenerated) == [true, false])
    keyboard.tap("return")
    #expect(stage.wait { $0.focusedField?.returns == 2 })
    #expect(stage.perform(\.faults).isEmpty)
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
