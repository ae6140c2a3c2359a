import Laboratory
import Testing

/// The laboratory itself: each desk stands, shows a client, lets it be tapped and typed into by
/// a real keyboard's keys, can be seen, and leaves nothing behind.
@Suite(.serialized)
@DeskActor
struct DeskTests {
  @Test(arguments: [
    (ClientKind.gtk3, "email"), (.gtk4, "text_view"), (.qt5, "text"), (.qt6, "text"),
    (.pySide, "text"), (.chromium, "search"), (.firefox, "search"), (.foot, "terminal"),
    (.xterm, "terminal"),
  ])
  func sway(client: ClientKind, field: String) throws {
    try check(client, field, on: Sway())
  }

  @Test(arguments: [(ClientKind.gtk3, "email")])
  func phoc(client: ClientKind, field: String) throws {
    try check(client, field, on: Phoc())
  }

  @Test(arguments: [
    (ClientKind.gtk3, "email"), (.gtk4, "email"), (.qt5, "text"), (.qt6, "text"),
    (.pySide, "text"), (.chromium, "search"),
  ])
  func kwin(client: ClientKind, field: String) throws {
    try check(client, field, on: KWin())
  }

  @Test(arguments: [
    (ClientKind.westonEditor, "editor"), (.qt6, "text"), (.pySide, "text"), (.chromium, "search"),
  ])
  func weston(client: ClientKind, field: String) throws {
    try check(client, field, on: Weston())
  }

  private func check(_ kind: ClientKind, _ field: String, on compositor: any Compositor) throws {
    try Desk.with(compositor, named: "\(kind)") { desk in
      let client = try Client(kind, at: desk)
      try desk.hand.tap(try client.place(of: field).center)
      if !kind.isWholeWindow { try client.waitForFocus(field) }
      try desk.hand.strike("hello desk")
      try client.waitForText(kind.firstText + "hello desk", in: field)
      try desk.waitForPicture("show anything") { $0.colors > 1 }
    }
  }
}
