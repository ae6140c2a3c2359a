/// A compositor that a desk can stand on.
public protocol Compositor: Sendable {
  /// Its name, for folders and messages.
  var name: String { get }

  /// Starts it in the session and waits until it answers. `inputMethod` is a command for a
  /// compositor that starts its own, and nil where there shall be none.
  @DeskActor
  func start(in session: Session, size: DeskSize, inputMethod: [String]?) throws

  /// What touches this desk.
  @DeskActor
  func openHand(in session: Session, size: DeskSize) throws -> any Hand

  /// Writes what is on the screen into a PNG file.
  @DeskActor
  func takePicture(in session: Session, into path: String) throws
}

extension Compositor {
  /// Part of ``Compositor``.
  @DeskActor
  public func openHand(in session: Session, size: DeskSize) throws -> any Hand {
    try DeskHand(in: session, size: size)
  }

  /// Waits until the compositor listens, and tells the session's programs where.
  @DeskActor
  func awaitDisplay(_ display: String, in session: Session) throws {
    try awaitFile(session.folder + "/run/" + display)
    session.environment["WAYLAND_DISPLAY"] = display
  }
}
