import FoundationEssentials
import Glibc

/// A compositor in a session of its own, and a hand to touch it with.
@DeskActor
public final class Desk {
  /// Where programs run.
  public let session: Session
  /// What touches the desk.
  public let hand: any Hand
  /// How large it was made.
  public let size: DeskSize

  private let compositor: any Compositor

  private init(
    _ compositor: any Compositor, in session: Session, size: DeskSize, inputMethod: [String]?
  ) throws {
    self.compositor = compositor
    self.session = session
    self.size = size
    try compositor.start(in: session, size: size, inputMethod: inputMethod)
    hand = try compositor.openHand(in: session, size: size)
  }

  /// Sets a desk up, lets `body` work at it and clears it away; nothing stays running. When
  /// `body` throws, a picture of the screen and the programs' logs are kept under
  /// `out/endtoend/NAME`. At a desk, therefore, prefer `#require` to `#expect`.
  ///
  /// `inputMethod` is called when the session is there, and names the command that a
  /// compositor shall start which starts input methods itself.
  public static func with<Result>(
    _ compositor: any Compositor, size: DeskSize? = nil, named name: String,
    inputMethod: (Session) throws -> [String]? = { _ in nil },
    _ body: (Desk) throws -> Result
  ) throws -> Result {
    let session = try Session()
    defer { session.stop() }
    let evidence = Evidence(name: "\(compositor.name)-\(name)")
    evidence.forget()
    do {
      let desk = try Desk(
        compositor, in: session, size: size ?? compositor.usualSize,
        inputMethod: try inputMethod(session))
      do {
        return try body(desk)
      } catch {
        evidence.keepPicture(of: desk)
        throw error
      }
    } catch {
      evidence.keepLogs(of: session)
      throw error
    }
  }

  /// Takes pictures of the screen until one is as it should be.
  public func waitForPicture(
    _ what: String, _ deadline: Deadline = Deadline(), where isRight: (Picture) -> Bool
  ) throws {
    while !isRight(try Picture(takePicture(), in: self)) {
      guard !deadline.hasPassed else { throw LaboratoryError("the screen did not \(what)") }
    }
  }

  /// Waits until nothing moves: two pictures, one after the other, show the same. For compositors
  /// that move windows by themselves.
  public func waitForRest(_ deadline: Deadline = Deadline()) throws {
    var last: String?
    while true {
      let now = try Picture(takePicture(), in: self).signature
      if now == last { return }
      last = now
      guard !deadline.hasPassed else { throw LaboratoryError("the screen does not come to rest") }
    }
  }

  /// Waits until the keyboard is where it says: Weston slides the panel in by itself, and its
  /// background is at the keyboard's top left corner, which may be round, only when it has arrived.
  public func waitForArrival(of keyboard: ShownKeyboard, _ deadline: Deadline = Deadline()) throws {
    let (x, y) = ((keyboard.frame.x + 12) * size.scale, (keyboard.frame.y + 1) * size.scale)
    let corner = "%[pixel:p{\(Int(x)),\(Int(y))}]"
    while true {
      let color = try session.require([
        "/usr/bin/convert", takePicture(), "-depth", "8", "-format", corner, "info:",
      ])
      if color.contains(ShownKeyboard.background) { return }
      guard !deadline.hasPassed else {
        throw LaboratoryError("the keyboard does not arrive; at its corner is \(color)")
      }
    }
  }

  /// The colour of a logical pixel of the screen as it is now, as `213,214,221`: of its first pixel,
  /// or of one `up` device pixels above that.
  public func color(at point: Point, up: Int = 0) throws -> String {
    let (x, y) = (Int((point.x * size.scale).rounded()), Int((point.y * size.scale).rounded()) - up)
    let color = try session.require([
      "/usr/bin/convert", takePicture(), "-depth", "8", "-format", "%[pixel:p{\(x),\(y)}]",
      "info:",
    ])
    return String(color.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" })
  }

  /// Waits until that pixel has this colour.
  public func waitForColor(
    _ color: String, at point: Point, _ deadline: Deadline = Deadline()
  ) throws {
    while true {
      let now = try self.color(at: point)
      if now == color { return }
      guard !deadline.hasPassed else {
        throw LaboratoryError("at \(point) is \(now) instead of \(color)")
      }
    }
  }

  /// Takes a picture of the screen, and answers where the PNG file is.
  public func takePicture(_ name: String = "screen") throws -> String {
    let path = session.folder + "/run/" + name + ".png"
    try compositor.takePicture(in: session, into: path)
    return path
  }
}
