import StageCompositor
import Testing

/// A compositor or a field that talks nonsense costs nothing but what it said: the program stays up,
/// and the next field is typed into as ever.
@Suite("Nonsense from the compositor", .timeLimit(.minutes(1)), .serialized)
struct NonsenseLiveTests {
  struct Nonsense: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var talk: @Sendable (Stage) -> Void

    init(_ name: String, _ talk: @escaping @Sendable (Stage) -> Void) {
      (testDescription, self.talk) = (name, talk)
    }
  }

  static let all = ofFields + ofDevices + ofScreens

  private static let ofFields = [
    Nonsense("a purpose and hints that nobody knows") {
      $0.inputMethodV2.focus(StageField("x", purpose: 4_000_000, hints: .max))
    },
    Nonsense("text over the limit of 4,000 bytes") {
      let text = String(repeating: "a", count: 4_050)
      $0.inputMethodV2.send("surrounding_text", .string(text), .uint(4_050), .uint(4_050))
      $0.inputMethodV2.sendDone()
    },
    Nonsense("text that is no UTF-8") {
      $0.inputMethodV2.send(
        "surrounding_text", .bytes([0xC3, 0x28, 0xFF, 0xED, 0xA0, 0x80]), .uint(1), .uint(0))
      $0.inputMethodV2.sendDone()
    },
    Nonsense("a caret inside of a character and an anchor beyond the end") {
      $0.inputMethodV2.send("surrounding_text", .string("é漢"), .uint(1), .uint(900))
      $0.inputMethodV2.sendDone()
    },
    Nonsense("a cause of a change that nobody knows") {
      $0.inputMethodV2.send("text_change_cause", .uint(77))
      $0.inputMethodV2.sendDone()
    },
    Nonsense("the state of a field that is not active") {
      $0.inputMethodV2.focus(nil)
      $0.inputMethodV2.send("content_type", .uint(0), .uint(4))
      $0.inputMethodV2.send("surrounding_text", .string("abc"), .uint(3), .uint(3))
      $0.inputMethodV2.sendDone()
    },
    Nonsense("active twice, then inactive twice, without an end of the state") {
      for event in ["activate", "activate", "deactivate", "deactivate", "activate"] {
        $0.inputMethodV2.send(event)
      }
    },
    Nonsense("many ends of states in which nothing was said") { stage in
      for _ in 0..<100 { stage.inputMethodV2.sendDone() }
    },
  ]

  private static let ofDevices = [
    Nonsense("fingers that never came down, and a slot below zero") {
      $0.seat.touchMotion(77, x: 10, y: 100)
      $0.seat.touchUp(-3)
      $0.seat.touchFrame()
      $0.seat.touchFrame()
      $0.seat.touch("cancel")
    },
    Nonsense("a finger far outside of everything that never lifts") { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.touchDown(5, on: surface, x: -8_000_000, y: 8_000_000)
      stage.seat.touchFrame()
    },
    Nonsense("a mouse button in a state that nobody knows, without a mouse on the surface") {
      $0.seat.pointer("button", .uint(1), .uint(1), .uint(0xFFFF), .uint(9))
    },
    Nonsense("a keymap that is none") { $0.seat.setKeymap("xkb_keymap { nonsense") },
    Nonsense("an empty keymap") { $0.seat.setKeymap("") },
  ]

  private static let ofScreens = [
    Nonsense("a rotation that nobody knows, on a screen of a negative size in millimetres") {
      $0.outputs.first?.change {
        $0.transform = 98
        ($0.physicalWidth, $0.physicalHeight) = (-5, 0)
      }
    },
    Nonsense("a size of nothing, and one beyond all screens") { stage in
      stage.shownSurfaces.first?.layer?.configure(width: 0, height: 0)
      stage.shownSurfaces.first?.layer?.configure(width: .max, height: .max)
    },
    Nonsense("a scale of nothing, and one beyond all screens") { stage in
      for scale: UInt32 in [0, .max] { stage.shownSurfaces.first?.tellScale(scale) }
      stage.shownSurfaces.first?.tellScale(240)
    },
  ]

  @Test("costs only itself", arguments: all)
  func survived(nonsense: Nonsense) throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus("here"))
    stage.perform(nonsense.talk)
    stage.perform { $0.inputMethodV2.focus(nil) }
    #expect(keyboard.focus())
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "A" })
    #expect(stage.perform(\.faults).isEmpty)
    keyboard.client.terminate()
    #expect(keyboard.client.wait() == 0)
  }
}
