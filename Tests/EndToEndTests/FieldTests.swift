import Laboratory
import Testing

/// Each field of each toolkit brings up the keyboard that belongs to it, by what that toolkit
/// really sends (reference 3.3): Chromium drops `inputmode`, Qt calls a password hidden text.
@Suite(.serialized)
@DeskActor
struct FieldTests {
  /// The fields of a program, and the keyboard type each asks for; nil where it asks for none.
  struct Form: Sendable {
    var fields: [(name: String, type: String?)]
    var secure: Set<String> = ["password", "pin", "new_password"]

    static let gtk = Form(fields: [
      ("free_form", "default"), ("alpha", "asciiCapable"), ("digits", "numberPad"),
      ("number", "decimalPad"), ("phone", "phonePad"), ("url", "URL"), ("email", "emailAddress"),
      ("name", "default"), ("password", "asciiCapable"), ("pin", "numberPad"),
      ("terminal", "asciiCapable"), ("text_view", "default"),
    ])
    /// Version 1 of the text protocols has no PIN: KWin makes a password of it.
    static let gtkByVersion1 = Form(
      fields: gtk.fields.map { ($0.name, $0.name == "pin" ? "asciiCapable" : $0.type) })
    /// The password comes last: Qt tells of the next field's kind as if the same field had
    /// changed, and a field that was secret stays so.
    static let qt = Form(fields: [
      ("text", "default"), ("digits", "numberPad"), ("number", "decimalPad"),
      ("phone", "phonePad"), ("email", "emailAddress"), ("url", "URL"),
      ("date", "numbersAndPunctuation"), ("time", "numbersAndPunctuation"),
      ("text_view", "default"), ("password", "asciiCapable"),
    ])
    /// Chromium says nothing of `inputmode`, and asks for no keyboard where dates are picked.
    static let chromium = Form(
      fields: kinds
        + ["readonly", "date", "time", "datetime_local", "month", "week"].map { ($0, nil) }
        + modes.map { ($0.name, "default") } + plain)
    /// In Firefox months and weeks are text.
    static let firefox = Form(
      fields: kinds + modes + [("month", "default"), ("week", "default")] + plain
        + ["readonly", "time", "datetime_local", "date"].map { ($0, nil) })

    private static let kinds: [(String, String?)] = [
      ("text", "default"), ("email", "emailAddress"), ("url", "URL"), ("tel", "phonePad"),
      ("number", "decimalPad"), ("password", "asciiCapable"), ("new_password", "asciiCapable"),
    ]
    private static let modes: [(name: String, type: String?)] = [
      ("inputmode_numeric", "numberPad"), ("inputmode_decimal", "decimalPad"),
      ("inputmode_tel", "phonePad"), ("inputmode_email", "emailAddress"),
      ("inputmode_url", "URL"), ("inputmode_search", "default"), ("inputmode_none", "default"),
    ]
    private static let plain: [(String, String?)] = [
      "search", "one_time_code", "card_number", "enter_go", "capitals_none", "capitals_words",
      "capitals_all", "textarea", "editable",
    ].map { ($0, "default") }
  }

  @Test(
    "Each field brings its keyboard on sway",
    arguments: [
      (ClientKind.gtk3, Form.gtk), (.gtk4, .gtk), (.pySide, .qt), (.chromium, .chromium),
      (.firefox, .firefox),
    ])
  func sway(kind: ClientKind, form: Form) throws {
    try Desk.with(Sway(), named: "fields-\(kind)") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      try visit(form, of: try Client(kind, at: desk), at: desk, with: keyboard)
    }
  }

  @Test(
    "Each field brings its keyboard on KWin",
    arguments: [(ClientKind.gtk3, Form.gtkByVersion1), (.qt6, .qt), (.chromium, .chromium)])
  func kwin(kind: ClientKind, form: Form) throws {
    try Desk.with(
      KWin(), named: "fields-\(kind)", inputMethod: { try LiveKeyboard.command(in: $0) }
    ) { desk in
      let keyboard = try LiveKeyboard(startedBy: desk)
      try visit(form, of: try Client(kind, at: desk), at: desk, with: keyboard)
    }
  }

  private func visit(
    _ form: Form, of client: Client, at desk: Desk, with keyboard: LiveKeyboard
  ) throws {
    for (name, type) in form.fields {
      do {
        try desk.hand.tap(try client.place(of: name).center)
        try client.waitForFocus(name)
        guard let type else {
          try keyboard.wait("hide") { !$0.visible }
          continue
        }
        try keyboard.waitForType(type)
        try keyboard.waitForSecrecy(form.secure.contains(name))
      } catch {
        throw LaboratoryError("\(name): \(error)")
      }
    }
  }
}
