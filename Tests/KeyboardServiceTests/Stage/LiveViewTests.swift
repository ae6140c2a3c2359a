import Bus
import Layouts
import StageCompositor
import TextTraits
import Testing

/// An application's bar and keys on the real keyboard, and what the application hears of them.
@Suite("Bars and input views of the running keyboard", .timeLimit(.minutes(2)), .serialized)
@MainActor
struct LiveViewTests {
  private let application: StagedApplication

  init() throws {
    application = try StagedApplication(
      settings: #"{"reducedMotion": "on", "languages": ["en", "de"]}"#)
  }

  /// Taps the middle of a box of the keyboard's.
  private func tap(_ box: (x: Double, y: Double, width: Double, height: Double)) {
    application.stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.tap(on: surface, x: box.x + box.width / 2, y: box.y + box.height / 2 + 64)
    }
  }

  private func tap(_ key: KeyDescription) {
    tap((key.x ?? 0, key.y ?? 0, key.width ?? 0, key.height ?? 0))
  }

  private func heard(_ signal: String) -> Bool {
    application.bus.turn { application.heard.contains(signal) }
  }

  @Test func aButtonOfTheBarIsHeardByTheApplicationAndTypesNothing() throws {
    let button: [String: BusValue] = [
      "kind": .string("button"), "id": .string("sum"), "label": .string("Sum"),
    ]
    let toggle: [String: BusValue] = [
      "kind": .string("toggle"), "id": .string("bold"), "label": .string("Bold"),
      "value": .boolean(false),
    ]
    _ = try application.focusedField([
      "inputAccessoryView": .array(of: "a{sv}", [.named(button), .named(toggle)])
    ])
    #expect(application.keyboard.focus())
    #expect(try application.waitUntil { try application.keys().accessory?.count == 2 })
    // The bar is 44 high and part of the keyboard and of its frame.
    let frame = try application.bus.result {
      KeyboardClient(application.connection).frame(then: $0)
    }
    #expect((frame.y, frame.height) == (844 - 313 - 44, 313 + 44))
    for (id, signal) in [
      ("sum", "AccessoryActivated \([BusValue.string("sum"), .string("")])"),
      ("bold", "AccessoryActivated \([BusValue.string("bold"), .boolean(true)])"),
    ] {
      let item = try #require(try application.keys().accessory?.first { $0.id == id })
      tap((item.x, item.y, item.width, item.height))
      #expect(heard(signal))
    }
    #expect(application.stage.perform { $0.focusedField?.text } == "")
  }

  @Test func aBarWithMoreItemsThanRoomIsDragged() throws {
    let chips = (1...16).map { number -> BusValue in
      .named([
        "kind": .string("chip"), "id": .string("\(number)"), "label": .string("Reply \(number)"),
      ])
    }
    _ = try application.focusedField(["inputAccessoryView": .array(of: "a{sv}", chips)])
    #expect(application.keyboard.focus())
    #expect(try application.waitUntil { try application.keys().accessory?.count == 16 })
    let last = try #require(try application.keys().accessory?.last)
    #expect(last.x > 390)
    application.stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      // Longer than the bar: a finger may leave the surface.
      stage.seat.touchDown(0, on: surface, x: 370, y: 64 + 22)
      stage.seat.touchFrame()
      for step in 1...20 {
        stage.seat.touchMotion(0, x: 370 - 100 * Double(step), y: 64 + 22)
        stage.seat.touchFrame()
      }
      stage.seat.touchUp(0)
      stage.seat.touchFrame()
    }
    #expect(
      try application.waitUntil {
        try application.keys().accessory?.last.map { $0.x + $0.width <= 382.01 } ?? false
      })
    #expect(application.heard.isEmpty)
    let shown = try #require(try application.keys().accessory?.last)
    tap((shown.x, shown.y, shown.width, shown.height))
    #expect(
      heard("AccessoryActivated \([BusValue.string("16"), .string("Reply 16")])"))
  }

  @Test func aKeyOfAnInputViewTypesOrIsHeard() throws {
    let keys: [[String: BusValue]] = [
      ["id": .string("seven"), "output": .string("7")],
      ["id": .string("sum"), "label": .string("Σ"), "action": .string("report")],
    ]
    _ = try application.focusedField([
      "inputView": .array(of: "aa{sv}", [.array(of: "a{sv}", keys.map(BusValue.named))])
    ])
    #expect(application.keyboard.focus())
    #expect(try application.waitUntil { try application.key("sum") != nil })
    tap(try #require(try application.key("seven")))
    tap(try #require(try application.key("sum")))
    #expect(heard("InputViewKey \([BusValue.string("sum")])"))
    #expect(application.stage.wait { $0.focusedField?.text == "7" })
    #expect(application.heard.count == 1)
  }

  @Test func theLanguageIsToldWhenItIsAnother() throws {
    var told: [BusValue] = []
    let keyboard = BusProxy(
      application.connection, destination: KeyboardNames.service, path: KeyboardNames.path,
      interface: KeyboardNames.interface)
    let slots = try keyboard.onOwnSignal("LanguageChanged") {
      told += (try? $0.arguments()) ?? []
    }
    #expect(application.keyboard.focus())
    #expect(try application.waitUntil { try application.keys().language == "en" })
    #expect(told.isEmpty)
    tap(try #require(try application.keys().strip.first { $0.id == "globe" }))
    #expect(application.bus.turn { told == [.string("de")] })
    withExtendedLifetime(slots) {}
  }
}
