/// A keyboard to be measured beside others, on a phone's desk.
public enum MeasuredKeyboard: String, Sendable, CaseIterable {
  case toccata, wvkbd, squeekboard

  /// A spot of the desk where the keyboard has a letter.
  var letter: Point {
    switch self {
    case .toccata: Point(x: 195, y: 650)
    case .wvkbd: Point(x: 205, y: 744)
    case .squeekboard: Point(x: 195, y: 720)
    }
  }

  /// The command that starts it, with all it needs in the session.
  @DeskActor
  func command(in session: Session) throws -> [String] {
    switch self {
    case .toccata: return [try session.install(try BuiltProgram.path("toccata")), "run"]
    case .wvkbd: return ["/usr/bin/wvkbd-mobintl"]
    case .squeekboard:
      for folder in ["", "/settings"] { try session.makeFolder("home/.config/glib-2.0" + folder) }
      // Without it squeekboard does not come up for a field.
      try session.write(
        "[org/gnome/desktop/a11y/applications]\nscreen-keyboard-enabled=true\n",
        to: "home/.config/glib-2.0/settings/keyfile")
      return ["/usr/bin/squeekboard"]
    }
  }
}
