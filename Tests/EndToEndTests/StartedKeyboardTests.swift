import Laboratory
import Testing

/// The keyboard where the compositor starts it as its input method: KWin with real fingers, and
/// Weston.
@Suite(.serialized)
@DeskActor
struct StartedKeyboardTests {
  @Test("A scale of 1.5 is drawn and touched right on KWin")
  func fractionalScale() throws {
    let size = DeskSize(width: 720, height: 900, scale: 1.5)
    try Desk.with(
      KWin(), size: size, named: "started-fraction",
      inputMethod: { try LiveKeyboard.command(in: $0) }
    ) { desk in
      let keyboard = try LiveKeyboard(startedBy: desk)
      let client = try Client(.gtk4, at: desk)
      try desk.hand.tap(try client.place(of: "free_form").center)
      let shown = try keyboard.waitForType("default")
      try #require(shown.frame.width == 720 && shown.frame.y + shown.frame.height == 900)
      try keyboard.tap("Hello", into: "free_form", of: client)
      try #require(try Picture(desk.takePicture(), in: desk).width == 1080)
    }
  }

  @Test("Of two thumbs that overlap nothing is lost on KWin")
  func twoThumbs() throws {
    try Desk.with(
      KWin(), named: "started-two-thumbs", inputMethod: { try LiveKeyboard.command(in: $0) }
    ) { desk in
      let keyboard = try LiveKeyboard(startedBy: desk)
      let client = try Client(.gtk4, at: desk)
      try desk.hand.tap(try client.place(of: "free_form").center)
      try desk.waitForArrival(of: try keyboard.waitForType("default"))
      try keyboard.tapWithTwoThumbs("hello all of you")
      try client.waitForText("Hello all of you", in: "free_form")
    }
  }

  @Test(arguments: [
    Setting(KWin(), .gtk3, "free_form"), Setting(KWin(), .gtk3, "email", type: "emailAddress"),
    Setting(KWin(), .gtk4, "text_view"), Setting(KWin(), .qt5, "text"),
    Setting(KWin(), .qt6, "text"), Setting(KWin(), .pySide, "text"),
    Setting(KWin(), .chromium, "search"),
    Setting(Weston(), .westonEditor, "editor"), Setting(Weston(), .qt6, "text"),
    Setting(Weston(), .pySide, "text"), Setting(Weston(), .chromium, "search"),
  ])
  func tapsArrive(setting: Setting) throws {
    let name = "started-\(setting.client)-\(setting.field)"
    try Desk.with(
      setting.compositor, named: name,
      inputMethod: { session in
        session.environment["LANGUAGE"] = "de"
        return try LiveKeyboard.command(in: session)
      }
    ) { desk in
      let keyboard = try LiveKeyboard(startedBy: desk)
      let client = try Client(setting.client, at: desk)
      try desk.hand.tap(try client.place(of: setting.field).center)
      try desk.waitForArrival(of: try keyboard.waitForType(setting.type))
      let first = setting.client.firstText
      try keyboard.tap(setting.text, into: setting.field, of: client, after: first)
      try keyboard.type(" 👋🏽 é漢")
      try client.waitForText(first + setting.text + " 👋🏽 é漢", in: setting.field)
    }
  }
}
