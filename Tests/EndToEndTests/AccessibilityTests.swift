import Laboratory
import Testing

/// What a browser tells of its fields on the accessibility bus and nowhere else.
@Suite(.serialized)
@DeskActor
struct AccessibilityTests {
  @Test("A search of a web page says search on the return key, where the settings ask for it")
  func search() throws {
    try Desk.with(Sway(), named: "accessibility") { desk in
      try desk.session.startAccessibility()
      try desk.session.writeSettings(#""asksAccessibility": true"#)
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.firefox, at: desk)
      for (field, type) in [("text", "default"), ("search", "search"), ("email", "default")] {
        try desk.hand.tap(try client.place(of: field).center)
        try client.waitForFocus(field)
        try keyboard.wait("say \(type)") { $0.visible && $0.return == type }
      }
    }
  }
}
