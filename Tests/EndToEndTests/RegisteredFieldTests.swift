import Laboratory
import Testing

/// Fields that speak to the keyboard, from GTK 4 through Python, on sway.
@Suite(.serialized)
@DeskActor
struct RegisteredFieldTests {
  private static let blue = "0,122,255"
  private static let grey = "171,177,186"

  /// Reference 2: type, label, blue.
  private static let returnKeys: [(field: String, type: String, label: String, isBlue: Bool)] = [
    ("default", "default", "return", false), ("go", "go", "go", true),
    ("google", "google", "search", true), ("join", "join", "join", true),
    ("next", "next", "next", false), ("route", "route", "route", true),
    ("search", "search", "search", true), ("send", "send", "send", true),
    ("yahoo", "yahoo", "search", true), ("done", "done", "done", true),
    ("emergencyCall", "emergencyCall", "Emergency Call", true),
    ("continue", "continue", "continue", true), ("own", "go", "Pay now", true),
  ]

  private func returnKey(of shown: ShownKeyboard) throws -> ShownKeyboard.Key {
    try #require(shown.keys.first { $0.action == "return" })
  }

  @Test("Each return key says what it does, in its colour, and presses through (S60 to S65)")
  func returnKeys() throws {
    try Desk.with(Sway(), named: "return-keys") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.returnKeys, at: desk)
      for row in Self.returnKeys {
        try client.giveFocus(to: row.field)
        let shown = try keyboard.wait("say \(row.label) for \(row.field)") { shown in
          shown.visible && shown.return == row.type
            && shown.keys.contains { $0.action == "return" && $0.label == row.label }
        }
        let key = try returnKey(of: shown)
        try desk.waitForColor(row.isBlue ? Self.blue : Self.grey, at: shown.corner(of: key))
        try keyboard.tapAction("return")
        try client.waitToHear("activate \(row.field)")
      }
    }
  }

  @Test("A return key that waits for text is grey and does nothing until there is some")
  func waits() throws {
    try Desk.with(Sway(), named: "return-key-waits") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.returnKeys, at: desk)
      try client.giveFocus(to: "waits")
      var shown = try keyboard.wait("disable return") { shown in
        shown.visible && shown.keys.contains { $0.action == "return" && !$0.enabled }
      }
      try desk.waitForColor(Self.grey, at: shown.corner(of: returnKey(of: shown)))
      try keyboard.tapAction("return")
      try keyboard.tap("a")
      try client.waitForText("a", in: "waits")
      #expect(!client.told.contains("activate waits"))
      shown = try keyboard.wait("enable return") { shown in
        shown.keys.contains { $0.action == "return" && $0.enabled }
      }
      try desk.waitForColor(Self.blue, at: shown.corner(of: returnKey(of: shown)))
      try keyboard.tapAction("return")
      try client.waitToHear("activate waits")
    }
  }

  @Test("A bar leads from field to field, and each has its keyboard")
  func accessoryBar() throws {
    try Desk.with(Sway(), named: "accessory-bar") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.signUp, at: desk)
      try desk.hand.tap(try client.place(of: "Name").center)
      let shown = try keyboard.wait("show the bar") { $0.visible && $0.accessory?.count == 4 }
      try #require(shown.accessory?.first?.enabled == false)
      try keyboard.tapAccessory("next")
      try client.waitToHear("AccessoryActivated next ")
      try client.waitForFocus("E-mail")
      try keyboard.waitForType("emailAddress")
      try keyboard.tapAccessory("next")
      try client.waitForFocus("New password")
      try keyboard.waitForSecrecy(true)
      try keyboard.tapAccessory("previous")
      try client.waitForFocus("E-mail")
      try keyboard.waitForType("emailAddress")
      try keyboard.tapAccessory("done")
      try keyboard.wait("hide") { !$0.visible }
    }
  }

  @Test("The strong password that was taken is offered to the form's second field, too")
  func passwordTwice() throws {
    try Desk.with(Sway(), named: "password-twice") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.signUp, at: desk)
      try client.giveFocus(to: "New password")
      try keyboard.tapBar(slot: 0, of: try keyboard.wait("offer") { $0.suggestions?.count == 1 })
      try client.wait("have a password") { client.texts["New password"]?.count == 20 }
      let password = client.texts["New password"] ?? ""
      // Nothing is offered behind it.
      try keyboard.wait("offer nothing more") { $0.suggestions == [] }
      try keyboard.tapAccessory("next")
      try client.waitForFocus("Password again")
      try keyboard.tapBar(
        slot: 0, of: try keyboard.wait("offer it again") { $0.suggestions?.count == 1 })
      try client.waitForText(password, in: "Password again")
    }
  }

  @Test("Keys of an application's own type and tell; the keyboard is one tap away, and so are they")
  func inputView() throws {
    try Desk.with(Sway(), named: "input-view") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.spreadsheet, at: desk)
      try desk.hand.tap(try client.place(of: "A1").center)
      try keyboard.wait("show the cell's keys") { $0.visible && $0.layer == "inputView" }
      try keyboard.tapAccessory("sum")
      try client.waitForText("=SUM(", in: "A1")
      for key in ["7", "÷", "2", ")"] { try keyboard.tap(key) }
      try client.waitForText("=SUM(7÷2)", in: "A1")
      try keyboard.tap("delete")
      try client.waitForText("=SUM(7÷2", in: "A1")
      try keyboard.tapAction("layer", target: "keyboard")
      try client.waitToHear("InputViewDismissed")
      try keyboard.wait("show letters") { $0.layer == "letters" }
      try keyboard.tapAction("layer", target: "inputView")
      try keyboard.wait("show the cell's keys again") { $0.layer == "inputView" }
      try keyboard.tap("down")
      try client.waitToHear("InputViewKey down")
      try client.waitForFocus("A2")
    }
  }

  @Test(
    "A field near the bottom stays in view, also where the window covers the whole screen (S92)",
    arguments: [ClientKind.signUp, .fullscreenSignUp])
  func layoutGuide(kind: ClientKind) throws {
    let size = DeskSize(width: 390, height: 600, scale: 1)
    try Desk.with(Sway(), size: size, named: "layout-guide-\(kind == .signUp)") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(kind, at: desk)
      try client.giveFocus(to: "Web site")
      try client.waitForFocus("Web site")
      let shown = try keyboard.waitForType("URL")
      try client.wait("move its field above the keyboard") {
        let place = try? client.place(of: "Web site")
        return place.map { $0.y >= 0 && $0.y + $0.height <= shown.frame.y } ?? false
      }
    }
  }
}
