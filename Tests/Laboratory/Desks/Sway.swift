/// sway without a screen: input method v2, virtual keyboard, layer shell, XWayland.
public struct Sway: Compositor {
  /// Names folders and messages.
  public let name = "sway"

  /// Sway, not started yet.
  public init() {}

  /// Starts it in the session and waits until it answers.
  public func start(in session: Session, size: DeskSize, inputMethod: [String]?) throws {
    let settings = try session.write(
      """
      output HEADLESS-1 resolution \(size.mode) scale \(size.scale)
      default_border none
      focus_follows_mouse no
      xwayland enable
      exec echo $DISPLAY > $XDG_RUNTIME_DIR/x-display.new && mv $XDG_RUNTIME_DIR/x-display.new $XDG_RUNTIME_DIR/x-display

      """, to: "sway.conf")
    session.environment["SWAYSOCK"] = session.folder + "/run/sway.sock"
    // Sway waits a fifth of a second for a window to draw itself in a new size; then it shows the
    // old picture in the middle of the new place, where a tap lands beside what it is meant for.
    // Chromium needs longer on a busy machine, so it is given two seconds.
    _ = try session.start(
      ["/usr/bin/sway", "-D", "txn-timeout=2000", "-c", settings],
      with: [
        "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
      ])
    try awaitDisplay("wayland-1", in: session)
    try awaitFile(session.folder + "/run/x-display")
    session.environment["DISPLAY"] = try session.require([
      "/usr/bin/cat", session.folder + "/run/x-display",
    ]).split(separator: "\n").first.map(String.init)
    try Self.tell(["-t", "get_outputs"], in: session)
  }

  /// Writes what is on the screen into a PNG file.
  public func takePicture(in session: Session, into path: String) throws {
    try session.require(["/usr/bin/grim", path])
  }

  /// Tells the running sway something, such as `output HEADLESS-1 transform 90`.
  @DeskActor
  @discardableResult
  public static func tell(_ words: [String], in session: Session) throws -> String {
    try session.require(["/usr/bin/swaymsg"] + words)
  }
}
