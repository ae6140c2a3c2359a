/// The hand under an X server, one finger: the program `xdotool`.
final class XHand: Hand {
  private let session: Session

  init(in session: Session) { self.session = session }

  func down(_ finger: Int, at point: Point) throws {
    try tell(["mousemove", "\(Int(point.x))", "\(Int(point.y))", "mousedown", "1"])
  }

  func move(_ finger: Int, to point: Point) throws { try hover(point) }

  func hover(_ point: Point) throws {
    try tell(["mousemove", "\(Int(point.x))", "\(Int(point.y))"])
  }

  func up(_ finger: Int) throws { try tell(["mouseup", "1"]) }

  /// X counts in the pixels of its screen.
  func resize(_ size: DeskSize) {}

  /// X counts keys from 8.
  func key(_ code: Int, pressed: Bool) throws {
    try tell([pressed ? "keydown" : "keyup", "\(code + 8)"])
  }

  private func tell(_ words: [String]) throws {
    try session.require(["/usr/bin/xdotool"] + words)
  }
}
