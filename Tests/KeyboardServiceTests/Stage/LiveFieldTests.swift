import Bus
import BusTestSupport
import StageCompositor
import TextTraits
import Testing

/// The real program between a real bus and a compositor whose every request is checked.
@Suite("Registered fields of the running keyboard", .timeLimit(.minutes(2)), .serialized)
@MainActor
struct LiveFieldTests {
  private let application: StagedApplication

  init() throws {
    // Without slides every picture has its reason.
    application = try StagedApplication(settings: #"{"reducedMotion": "on"}"#)
  }

  @Test func theReturnKeySaysWhatTheApplicationWants() throws {
    _ = try application.focusedField([
      "returnKeyType": .string("send"), "keyboardType": .string("emailAddress"),
    ])
    #expect(application.keyboard.focus())
    #expect(try application.waitForWord())
    let key = try #require(try application.key("return"))
    #expect((key.label, key.prominent) == ("send", true))
    #expect(try application.keys().type == "emailAddress")
    #expect(try application.status().sources?["returnKeyType"] == .registeredField)
  }

  @Test func theApplicationHearsItsReturnAndNothingElse() throws {
    _ = try application.focusedField(["returnKeyType": .string("send")])
    #expect(application.keyboard.focus())
    #expect(try application.waitForWord())
    application.keyboard.tap("h")
    application.keyboard.tap("return")
    #expect(application.bus.turn { !application.heard.isEmpty })
    #expect(application.heard == ["ReturnPressed []"])
    // All that was typed before is with the compositor by then.
    #expect(application.stage.perform { $0.focusedField?.returns } == 1)
    #expect(application.stage.perform { $0.focusedField?.text } == "H")
  }

  @Test func traitsThatChangeAreThereWithTheNextFrame() throws {
    let field = try application.focusedField([:])
    #expect(application.keyboard.focus())
    let stage = application.stage
    #expect(try application.wait { $0.traits != nil })
    #expect(stage.wait { $0.shownSurfaces.first?.wantsFrame == false })
    let before = try #require(stage.perform { $0.shownSurfaces.first?.commits })
    try application.call(
      "SetTraits", field, [.named(["returnKeyType": .string("go"), "isEmpty": .boolean(false)])])
    // The answer comes after the picture: the very next one shows it.
    #expect(stage.wait { ($0.shownSurfaces.first?.commits ?? 0) > before })
    #expect(stage.perform { $0.shownSurfaces.first?.commits } == before + 1)
    let key = try #require(try application.key("return"))
    #expect(key.label == "go")
    // The middle of the key's upper edge, below the overhang: blue without a letter on it.
    let frame = try #require(
      (key.x ?? 0, key.y ?? 0, key.width ?? 0) as (x: Double, y: Double, width: Double)?)
    let pixel = try #require(
      stage.perform { stage -> UInt32? in
        guard let surface = stage.shownSurfaces.first, let picture = surface.picture else {
          return nil
        }
        let scale = Double(picture.width) / Double(surface.size.width)
        return picture[
          Int((frame.x + frame.width / 2) * scale), Int((frame.y + 64 + 4) * scale)]
      })
    #expect(pixel & 0xFF > 0xC0 && (pixel >> 16) & 0xFF < 0x60, "\(String(pixel, radix: 16))")
  }

  @Test func secrecyCannotBeSwitchedOff() throws {
    let field = try application.focusedField([
      "isSecureTextEntry": .boolean(false), "returnKeyType": .string("go"),
    ])
    // text-input-v3: password is 8.
    #expect(application.keyboard.focus(purpose: 8))
    #expect(try application.waitForWord())
    try application.call("SetTraits", field, [.named(["isSecureTextEntry": .boolean(false)])])
    #expect(try application.status().traits?.isSecureTextEntry == true)
  }

  @Test func whatWasSecretOnceStaysSoWhateverTheApplicationSaysLater() throws {
    let field = try application.focusedField(["isSecureTextEntry": .boolean(true)])
    #expect(application.keyboard.focus())
    #expect(try application.waitForWord())
    try application.call("SetTraits", field, [.named(["isSecureTextEntry": .boolean(false)])])
    #expect(try application.status().traits?.isSecureTextEntry == true)
    try application.call("Unregister", field)
    #expect(try application.status().traits?.isSecureTextEntry == true)
  }

  @Test func onlyANewPasswordThatWillBeRememberedHasABar() throws {
    let field = try application.focusedField(["textContentType": .string("newPassword")])
    #expect(application.keyboard.focus(purpose: 8))
    #expect(try application.waitForWord())
    #expect(try application.keys().bar == nil)
    try application.call("SetTraits", field, [.named(["savesPassword": .boolean(true)])])
    let bar = try #require(try application.keys().bar)
    // Its only offer is the password, which a tap types; no word of it is on the bus.
    application.stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.tap(on: surface, x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 + 64)
    }
    #expect(application.stage.wait { $0.focusedField?.text.count == 20 })
    #expect(try application.keys().suggestions == nil)
  }

  @Test func aFieldOfAnotherWindowIsNotBelieved() throws {
    application.stage.perform { $0.toplevels.activate("org.example.Other") }
    _ = try application.focusedField(["returnKeyType": .string("send")])
    #expect(application.keyboard.focus())
    // Its own window comes to the front: that the word counts then shows that it did not before.
    #expect(try application.wait { $0.traits != nil })
    #expect(try application.key("return")?.label == "return")
    application.stage.perform { $0.toplevels.activate("org.example.Form") }
    #expect(try application.waitForWord())
    #expect(try application.key("return")?.label == "send")
  }

  @Test func inWhatIsNoWindowAnApplicationWithoutWindowsIsBelieved() throws {
    // The launcher has the focus; another window waits behind it, and the launcher has none.
    application.stage.perform { stage in
      stage.toplevels.activate("org.example.Other")
      stage.toplevels.activate(nil)
      stage.toplevels.close("org.example.Form")
    }
    _ = try application.focusedField(["returnKeyType": .string("go")])
    #expect(application.keyboard.focus())
    #expect(try application.waitForWord())
    #expect(try application.key("return")?.label == "go")
    application.stage.perform { $0.toplevels.activate("org.example.Other") }
    #expect(try application.wait { $0.sources?.values.contains(.registeredField) == false })
  }

  @Test func keysThatReportAreNotShownWhereTheToolkitCallsTheFieldSecret() throws {
    let key = BusValue.named(["id": .string("a"), "action": .string("report")])
    _ = try application.focusedField([
      "returnKeyType": .string("go"),
      "inputView": .array(of: "aa{sv}", [.array(of: "a{sv}", [key])]),
    ])
    // text-input-v3: password is 8.
    #expect(application.keyboard.focus(purpose: 8))
    #expect(try application.waitForWord())
    #expect(try application.keys().layers.first?.id == "letters")
  }

  @Test func tenThousandRegistrationsLeaveTheKeyboardTyping() throws {
    let liar = try application.bus.connect()
    let proxy = BusProxy(
      liar, destination: KeyboardNames.service, path: KeyboardNames.path,
      interface: KeyboardNames.interface)
    let label = BusValue.named(["returnKeyLabel": .string(String(repeating: "x", count: 100_000))])
    var answers = 0
    #expect(application.keyboard.focus())
    for number in 0..<10_000 {
      let traits = number % 100 == 0 ? label : .named([:])
      proxy.call("RegisterField", [traits]) { _ in answers += 1 }
    }
    for key in ["h", "e", "l", "l", "o"] { application.keyboard.tap(key) }
    #expect(application.stage.wait { $0.focusedField?.text == "Hello" })
    #expect(application.bus.turn { answers == 10_000 })
    for key in ["space", "w"] { application.keyboard.tap(key) }
    #expect(application.stage.wait { $0.focusedField?.text == "Hello w" })
  }

  @Test func aMonitorOfTheBusSeesNothingThatIsTyped() throws {
    let monitor = try ChildProcess(["dbus-monitor", "--address", application.bus.address])
    var seen = ""
    // Its first lines tell that it listens.
    while !seen.contains("NameLost") { seen += try monitor.line() + "\n" }
    _ = try application.focusedField(["returnKeyType": .string("send")])
    #expect(application.keyboard.focus())
    #expect(try application.waitForWord())
    for key in ["z", "e", "b", "r", "a", "return"] { application.keyboard.tap(key) }
    #expect(application.bus.turn { !application.heard.isEmpty })
    _ = try application.keys()
    // The call of Keys was the last; what is typed would have been told before.
    while !seen.contains("member=Keys") { seen += try monitor.line() + "\n" }
    #expect(seen.contains("member=ReturnPressed"))
    #expect(!seen.lowercased().contains("zebra"))
    #expect(application.stage.wait { $0.focusedField?.text == "Zebra" })
  }
}
