import Laboratory
import Testing

/// The keyboard at real desks: fields bring up their keyboards, and what is tapped arrives.
@Suite(.serialized)
struct TypingTests {
  static let sentence = "Hello, wörld 123"

  /// Taps a text into a field, then lets `toccata type` add what no key types.
  @DeskActor
  private func typeAll(_ keyboard: LiveKeyboard, _ client: Client, _ field: String) throws {
    try keyboard.tap(Self.sentence, into: field, of: client)
    try keyboard.type(" 👋🏽 é漢")
    try client.waitForText(Self.sentence + " 👋🏽 é漢", in: field)
  }

  @Test(
    "Taps arrive exactly on sway",
    arguments: [
      (ClientKind.gtk3, "free_form", "default"), (.gtk4, "free_form", "default"),
      (.gtk4, "text_view", "default"), (.pySide, "text", "default"),
      (.chromium, "search", "default"), (.firefox, "search", "default"),
      (.foot, "terminal", "asciiCapable"),
    ])
  @DeskActor
  func sway(kind: ClientKind, field: String, type: String) throws {
    try Desk.with(Sway(), named: "typing-\(kind)-\(field)") { desk in
      let keyboard = try LiveKeyboard(at: desk, language: "de")
      let client = try Client(kind, at: desk)
      try desk.hand.tap(try client.place(of: field).center)
      try keyboard.waitForType(type)
      if kind == .foot {
        // ASCII keys have no ö; the terminal's other characters go as they are.
        try keyboard.tap("Hello, world 123", into: field, of: client)
        try keyboard.type(" wörld 👋🏽")
        try client.waitForText("Hello, world 123 wörld 👋🏽", in: field)
      } else {
        try typeAll(keyboard, client, field)
      }
    }
  }

  @Test("Who comes back to Chromium from another window gets no capital behind what stands there")
  @DeskActor
  func comesBack() throws {
    try Desk.with(Sway(), named: "typing-comes-back") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      let page = try Client(.chromium, at: desk)
      try desk.hand.tap(try page.place(of: "search").center)
      try keyboard.wait("begin a sentence") { $0.type == "default" && $0.shift == "on" }
      try keyboard.tap("Hello", into: "search", of: page)
      let terminal = try Client(.foot, at: desk)
      try keyboard.waitForType("asciiCapable")
      try desk.hand.tap(try page.place(of: "search").center)
      try keyboard.wait("go on with the word") { $0.type == "default" && $0.shift == "off" }
      withExtendedLifetime(terminal) {}
    }
  }
}

/// Phosh's compositor, where the shell's button shows and hides the keyboard.
@Suite(.serialized)
struct PhoshTests {
  @Test("sm.puri.OSK0 shows and hides")
  @DeskActor
  func shownAndHidden() throws {
    try Desk.with(Phoc(), named: "osk0") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      for isVisible in [true, false, true] {
        try desk.session.require([
          "/usr/bin/gdbus", "call", "--session", "--dest", "sm.puri.OSK0", "--object-path",
          "/sm/puri/OSK0", "--method", "sm.puri.OSK0.SetVisible", "\(isVisible)",
        ])
        try keyboard.wait("be visible: \(isVisible)") { $0.visible == isVisible }
      }
    }
  }
}
