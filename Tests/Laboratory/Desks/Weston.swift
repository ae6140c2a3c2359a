/// Weston in a window of an X server without a screen: starts its input method (v1) itself.
public struct Weston: Compositor {
  /// Names folders and messages.
  public let name = "weston"

  /// Weston ends a client whose smallest window is larger than the screen, as Chromium's is on a
  /// phone's; and it draws a client's pixels one to one here.
  public let usualSize = DeskSize(width: 720, height: 900, scale: 1)

  /// Weston, not started yet.
  public init() {}

  /// Starts it in the session and waits until it answers.
  public func start(in session: Session, size: DeskSize, inputMethod: [String]?) throws {
    // Weston learns where the pointer is when that comes into its window. At first it is in the
    // middle of the screen, so the screen is twice as wide.
    let screen = "\(2 * size.width)x\(size.height)x24"
    let server = try session.start(
      ["/usr/bin/Xvfb", "-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"],
      output: .lines)
    guard let number = server.lines.next(Deadline()) else {
      throw LaboratoryError("Xvfb does not start")
    }
    session.environment["DISPLAY"] = ":" + number
    var settings = "[core]\nidle-time=0\n[shell]\npanel-position=none\n"
    if let inputMethod {
      let path = try session.script("input-method", running: inputMethod)
      settings += "[input-method]\npath=\(path)\n"
    } else {
      settings += "[input-method]\npath=\n"
    }
    _ = try session.start([
      "/usr/bin/weston", "--backend=x11-backend.so", "--use-pixman", "--width=\(size.width)",
      "--height=\(size.height)", "--socket=wayland-weston",
      "--config=" + (try session.write(settings, to: "weston.ini")),
    ])
    try awaitDisplay("wayland-weston", in: session)
  }

  /// A hand of X: Weston offers none of its own.
  public func openHand(in session: Session, size: DeskSize) throws -> any Hand {
    XHand(in: session)
  }

  /// Writes what is on the screen into a PNG file.
  public func takePicture(in session: Session, into path: String) throws {
    try session.require(["/usr/bin/import", "-window", "root", "-crop", "50%x100%+0+0", path])
  }
}
