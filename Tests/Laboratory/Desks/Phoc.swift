/// Phosh's compositor: what sway offers, and windows are maximised by themselves.
public struct Phoc: Compositor {
  /// Part of ``Compositor``.
  public let name = "phoc"

  /// The compositor, not started yet.
  public init() {}

  /// Part of ``Compositor``.
  public func start(in session: Session, size: DeskSize, inputMethod: [String]?) throws {
    let settings = try session.write(
      "[output:HEADLESS-1]\nmode = \(size.mode)\nscale = \(size.scale)\n", to: "phoc.ini")
    _ = try session.start(
      ["/usr/bin/phoc", "-C", settings],
      with: [
        "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
      ])
    try awaitDisplay("wayland-0", in: session)
  }

  /// Part of ``Compositor``.
  public func takePicture(in session: Session, into path: String) throws {
    try session.require(["/usr/bin/grim", path])
  }
}
