import Laboratory
import Testing

/// The laboratory itself: each desk stands, shows a client, lets it be tapped and typed into by
/// a real keyboard's keys, can be seen, and leaves nothing behind.
@Suite(.serialized)
struct DeskTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    var compositor: any Compositor
    var client: ClientKind
    var field: String
    var testDescription: String { "\(client) on \(compositor.name)" }
  }

  static let table: [(any Compositor, ClientKind, String)] = [
    (Sway(), .gtk3, "email"), (Sway(), .gtk4, "text_view"), (Sway(), .qt5, "text"),
    (Sway(), .qt6, "text"), (Sway(), .pySide, "text"), (Sway(), .chromium, "search"),
    (Sway(), .firefox, "search"), (Sway(), .foot, "terminal"), (Sway(), .xterm, "terminal"),
    (Phoc(), .gtk3, "email"),
    (KWin(), .gtk3, "email"), (KWin(), .gtk4, "email"), (KWin(), .qt5, "text"),
    (KWin(), .qt6, "text"), (KWin(), .pySide, "text"), (KWin(), .chromium, "search"),
    (Weston(), .westonEditor, "editor"), (Weston(), .qt6, "text"), (Weston(), .pySide, "text"),
    (Weston(), .chromium, "search"),
  ]
  static let settings = table.map { Setting(compositor: $0.0, client: $0.1, field: $0.2) }

  @Test(arguments: settings)
  @DeskActor
  func aTappedFieldTakesKeys(_ setting: Setting) throws {
    try Desk.with(setting.compositor, named: "\(setting.client)") { desk in
      let client = try Client(setting.client, at: desk)
      try desk.hand.tap(try client.place(of: setting.field).center)
      if !setting.client.isWholeWindow { try client.waitForFocus(setting.field) }
      try desk.hand.strike("hello desk")
      try client.waitForText("hello desk", in: setting.field)
      #expect(try Picture(desk.takePicture(), in: desk).colors > 2)
    }
  }
}
