/// Weston in a window of an X server without a screen: starts its input method (v1) itself.
public struct Weston: Compositor {
  /// Part of ``Compositor``.
  public let name = "weston"

  /// The compositor, not started yet.
  public init() {}

  /// Part of ``Compositor``.
  public func start(in session: Session, size: DeskSize, inputMethod: [String]?) throws {
    // Weston draws a client's pixels one to one here.
    let screen = "\(size.width)x\(size.height)x24"
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

  /// Part of ``Compositor``.
  public func openHand(in session: Session, size: DeskSize) throws -> any Hand {
    XHand(in: session)
  }

  /// Part of ``Compositor``.
  public func takePicture(in session: Session, into path: String) throws {
    try session.require(["/usr/bin/import", "-window", "root", path])
  }
}
