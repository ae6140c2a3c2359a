import FoundationEssentials
import Glibc

/// The programs that text is typed into.
public enum ClientKind: String, Sendable, CaseIterable, CustomStringConvertible {
  case gtk3, gtk4
  /// Debian's Qt 5 and 6, which have no text input on sway.
  case qt5, qt6
  /// Qt's own newest build, from the Python package index.
  case pySide = "PySide6"
  case chromium, firefox
  case foot
  /// Through XWayland.
  case xterm
  case westonEditor = "weston-editor"
  /// The demo's forms, whose fields speak to the keyboard.
  case signUp = "sign-up", fullscreenSignUp = "sign-up --fullscreen", spreadsheet
  /// A field for each return key.
  case returnKeys = "return-keys"
  /// A window without fields, whose title changes each second.
  case titles

  /// Its name.
  public var description: String { rawValue }

  /// How a program is started.
  struct Launch {
    var command: [String]
    var environment: [String: String] = [:]
    /// Where its reports come from when standard output is not its own.
    var pipe: LineReader?
  }

  /// Whether the program is one field that fills its window.
  public var isWholeWindow: Bool { isTerminal || self == .westonEditor }

  /// Whether a field has the focus from the beginning.
  var takesFocus: Bool {
    [.westonEditor, .signUp, .fullscreenSignUp, .spreadsheet, .returnKeys].contains(self)
  }

  /// What stands in its fields at the start.
  public var firstText: String { self == .westonEditor ? "Entry" : "" }

  var isTerminal: Bool { [.foot, .xterm].contains(self) }

  /// What that field is called.
  var wholeWindowField: String { self == .westonEditor ? "editor" : "terminal" }

  @DeskActor
  func launch(in session: Session) throws -> Launch {
    switch self {
    case .gtk3, .gtk4:
      return Launch(
        command: try session.python("gtk_form.py", self == .gtk3 ? "3" : "4"),
        environment: ["GDK_BACKEND": "wayland", "GTK_IM_MODULE": "wayland"])
    case .qt5: return try qt("PyQt5", in: session)
    case .qt6: return try qt("PyQt6", in: session)
    case .pySide: return try qt(rawValue, in: session)
    case .chromium: return try chromium(in: session)
    case .firefox:
      return Launch(
        command: try session.python(
          "browser.py", session.folder + "/run", "/usr/bin/firefox-esr", "--profile", "PROFILE",
          "--no-remote", "URL"),
        environment: ["GTK_IM_MODULE": "wayland", "MOZ_ENABLE_WAYLAND": "1"])
    case .foot, .xterm: return try terminal(in: session)
    case .titles:
      return Launch(
        command: try session.python("titles.py"), environment: ["GDK_BACKEND": "wayland"])
    case .signUp, .fullscreenSignUp, .spreadsheet, .returnKeys: return try demo(in: session)
    case .westonEditor: return Launch(command: try session.python("weston_editor.py"))
    }
  }

  @DeskActor
  private func demo(in session: Session) throws -> Launch {
    let files = ["demo/form.py", "demo/forms.py", "clients/python/toccata.py"]
    for file in files { _ = try session.install(BuiltProgram.checkout + file) }
    let words = rawValue.split(separator: " ").map(String.init)
    return Launch(
      command: try session.python("demo_form.py") + words,
      environment: [
        "GDK_BACKEND": "wayland", "GTK_IM_MODULE": "wayland",
        "PYTHONPATH": session.folder + "/bin",
      ])
  }

  @DeskActor
  private func qt(_ binding: String, in session: Session) throws -> Launch {
    var environment = ["QT_QPA_PLATFORM": "wayland"]
    if self == .pySide {
      environment["PYTHONPATH"] = BuiltProgram.checkout + ".build/test-wheels"
    }
    // Weston knows text input v1 only, which Qt 6.4 has but does not choose.
    if self == .qt6, session.environment["WAYLAND_DISPLAY"] == "wayland-weston" {
      environment["QT_WAYLAND_TEXT_INPUT_PROTOCOL"] = "zwp_text_input_v1"
    }
    return Launch(command: try session.python("qt_form.py", binding), environment: environment)
  }

  @DeskActor
  private func chromium(in session: Session) throws -> Launch {
    var flags = [
      "--ozone-platform=wayland", "--no-first-run", "--no-default-browser-check",
      "--user-data-dir=PROFILE", "--password-store=basic", "--disable-gpu", "--start-maximized",
    ]
    if session.environment["WAYLAND_DISPLAY"] == "wayland-weston" {
      flags += ["--enable-wayland-ime", "--wayland-text-input-version=1"]
    }
    let browser = ["browser.py", session.folder + "/run", "/usr/bin/chromium"] + flags + ["URL"]
    return Launch(command: try session.python(browser[0]) + browser.dropFirst())
  }

  /// A terminal hands its standard output to nobody, so reports come through a named pipe.
  @DeskActor
  private func terminal(in session: Session) throws -> Launch {
    let (path, lines) = try session.makePipe("terminal")
    let program = try session.python("terminal.py", path)
    let command =
      self == .foot
      ? ["/usr/bin/foot"] + program : ["/usr/bin/xterm", "-u8", "-e"] + program
    return Launch(command: command, pipe: lines)
  }
}
