import Laboratory
import Testing

/// The laboratory itself: each desk stands, shows a client, lets it be tapped and typed into by
/// a real keyboard's keys, can be seen, and leaves nothing behind.
@Suite(.serialized)
@DeskActor
struct DeskTests {
  @Test(arguments: [
    Setting(Sway(), .gtk3, "email"), Setting(Sway(), .xterm, "terminal"),
    Setting(Phoc(), .gtk4, "email"), Setting(KWin(), .gtk4, "email"),
    Setting(Weston(), .westonEditor, "editor"),
  ])
  func aTappedFieldTakesKeys(setting: Setting) throws {
    var session: Session?
    try Desk.with(setting.compositor, named: "desk-\(setting.client)") { desk in
      session = desk.session
      let client = try Client(setting.client, at: desk)
      try desk.hand.tap(try client.place(of: setting.field).center)
      if !setting.client.isWholeWindow { try client.waitForFocus(setting.field) }
      try desk.hand.strike("hello desk")
      try client.waitForText(setting.client.firstText + "hello desk", in: setting.field)
      try desk.waitForPicture("show anything") { $0.colors > 1 }
      #expect(!desk.session.processes.isEmpty)
    }
    #expect(session?.processes == [])
  }

  @Test("Two fingers at once are two touches on KWin")
  func twoFingers() throws {
    try Desk.with(KWin(), named: "desk-two-fingers") { desk in
      let page = try Client(.chromium, at: desk)
      _ = try page.evaluate(
        "addEventListener('touchstart', event => window.fingers = event.touches.length)")
      let spot = Point(x: 100, y: Double(desk.size.height) / 2)
      try desk.hand.down(0, at: spot)
      try desk.hand.down(1, at: Point(x: spot.x + 80, y: spot.y))
      try page.waitForValue("2", of: "window.fingers")
      try desk.hand.up(0)
      try desk.hand.up(1)
    }
  }

  @Test("A picture follows the output's rotation on sway")
  func rotation() throws {
    try Desk.with(Sway(), named: "desk-rotation") { desk in
      let upright = try Picture(desk.takePicture(), in: desk)
      #expect((upright.width, upright.height) == (780, 1688))
      try Sway.tell(["output", "HEADLESS-1", "transform", "90"], in: desk.session)
      try desk.waitForPicture("turn") { ($0.width, $0.height) == (1688, 780) }
    }
  }

  @Test func whatEndsTooEarlyIsSaidInOneLine() throws {
    let session = try Session()
    defer { session.stop() }
    #expect { try session.require(["/bin/false"]) } throws: { error in
      "\(error)" == "'/bin/false' ended with 1"
    }
    #expect { try session.require(["/bin/nowhere"]) } throws: { error in
      "\(error)".contains("/bin/nowhere")
    }
  }
}
