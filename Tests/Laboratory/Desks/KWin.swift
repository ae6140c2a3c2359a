/// Plasma's compositor on a virtual screen: starts its input method (v1) itself, real fingers,
/// fractional scales.
public struct KWin: Compositor {
  /// Part of ``Compositor``.
  public let name = "kwin"

  /// The compositor, not started yet.
  public init() {}

  /// Part of ``Compositor``.
  public func start(in session: Session, size: DeskSize, inputMethod: [String]?) throws {
    // A copy has no file capabilities, for whose sake it would not look at its environment.
    let program = try session.install("/usr/bin/kwin_wayland")
    var command = [
      program, "--virtual", "--width", "\(size.width)", "--height", "\(size.height)",
      "--scale", "\(size.scale)", "--no-lockscreen", "--socket", "wayland-kwin",
    ]
    if let inputMethod {
      command += ["--inputmethod", try session.script("input-method", running: inputMethod)]
    }
    session.environment["XDG_CURRENT_DESKTOP"] = "KDE"
    _ = try session.start(
      command,
      with: [
        "KWIN_WAYLAND_NO_PERMISSION_CHECKS": "1", "KWIN_SCREENSHOT_NO_PERMISSION_CHECKS": "1",
        "KWIN_IM_SHOW_ALWAYS": "1",
      ])
    try awaitDisplay("wayland-kwin", in: session)
  }

  /// Part of ``Compositor``.
  public func takePicture(in session: Session, into path: String) throws {
    try session.require(session.python("kwin_screenshot.py", path))
  }
}
