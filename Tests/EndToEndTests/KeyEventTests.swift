import Laboratory
import Testing

/// Programs that take no text from an input method get key events: the keyboard is called up by
/// `toccata show`, and every character comes by a key.
@Suite(.serialized)
@DeskActor
struct KeyEventTests {
  @Test(arguments: [
    Setting(Sway(), .qt5, "text"), Setting(Sway(), .qt6, "text"),
    Setting(Sway(), .xterm, "terminal"), Setting(Phoc(), .qt5, "text"),
  ])
  func tapsArriveAsKeys(setting: Setting) throws {
    try Desk.with(setting.compositor, named: "keys-\(setting.client)") { desk in
      let keyboard = try LiveKeyboard(at: desk, language: "de")
      let client = try Client(setting.client, at: desk)
      try desk.hand.tap(try client.place(of: setting.field).center)
      try keyboard.run("show")
      try desk.waitForArrival(of: try keyboard.waitForType(setting.type))
      try keyboard.tap(setting.text, into: setting.field, of: client)
      try keyboard.type(" é漢")
      try client.waitForText(setting.text + " é漢", in: setting.field)
    }
  }
}
