import Laboratory
import Testing

/// A field's bar, keys and return key from Swift, on sway.
@Suite(.serialized)
@DeskActor
struct SwiftFieldTests {
  @Test("A bar, an input view and a return key from Swift, while the field has the focus")
  func swift() throws {
    try Desk.with(Sway(), named: "swift-field") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.gtk4, at: desk)
      let windows = try Sway.tell(["-t", "get_tree"], in: desk.session)
      let application = try #require(windows.firstMatch(of: /"app_id": "([^"]+)"/)?.1)
      let field = try SwiftField(of: String(application), at: desk)
      try focus(field, "free_form", of: client, with: keyboard)
      try keyboard.tapAccessory("bold")
      try #require(field.hears("accessory bold isOn(true)"))
      try keyboard.tapAccessory("star")
      try #require(field.hears("accessory star none"))
      try keyboard.tapAction("return")
      try #require(field.hears("return"))
      try field.say("keys")
      let shown = try keyboard.wait("show its keys") { $0.layer == "inputView" }
      try #require(shown.accessory?.count == 2)
      // The keyboard is lower now; where it is on the screen the compositor decides.
      try desk.waitForRest()
      try keyboard.tap("7")
      try client.waitForText("7", in: "free_form")
      try keyboard.tap("sin")
      try #require(field.hears("key sin"))
      try keyboard.tapAction("layer", target: "keyboard")
      try #require(field.hears("dismissed"))
      let frame = try keyboard.wait("show letters") { $0.layer == "letters" }.frame
      try #require(
        field.hears(
          "frame \(Int(frame.x)) \(Int(frame.y)) \(Int(frame.width)) \(Int(frame.height))"))
      // Another field is not the program's.
      try field.say("blur")
      try client.giveFocus(to: "phone")
      try keyboard.wait("show a telephone pad without a bar") {
        $0.type == "phonePad" && $0.accessory == nil
      }
    }
  }

  /// The keyboard believes a field that comes within a quarter of a second of the compositor's word;
  /// on a busy machine that takes more than one try.
  private func focus(
    _ field: SwiftField, _ name: String, of client: Client, with keyboard: LiveKeyboard
  ) throws {
    let deadline = Deadline()
    while true {
      try client.giveFocus(to: "email")
      try keyboard.waitForType("emailAddress")
      try client.giveFocus(to: name)
      try field.say("focus")
      do {
        try keyboard.wait("show the bar", Deadline(.seconds(2))) {
          $0.visible && $0.return == "route" && $0.accessory?.count == 2
        }
        return
      } catch {
        if deadline.hasPassed { throw error }
      }
    }
  }
}
