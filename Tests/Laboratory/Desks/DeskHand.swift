/// The hand that speaks Wayland: the program `toccata-desk`.
final class DeskHand: Hand {
  private let program: ChildProcess

  init(in session: Session, size: DeskSize) throws {
    let path = try session.install(try BuiltProgram.path("toccata-desk"))
    program = try session.start([path], output: .lines)
    try expect("ready")
    try resize(size)
  }

  func down(_ finger: Int, at point: Point) throws {
    try tell("down \(finger) \(point.x) \(point.y)")
  }

  func move(_ finger: Int, to point: Point) throws {
    try tell("move \(finger) \(point.x) \(point.y)")
  }

  func hover(_ point: Point) throws { try tell("hover \(point.x) \(point.y)") }

  func up(_ finger: Int) throws { try tell("up \(finger)") }

  func resize(_ size: DeskSize) throws { try tell("size \(size.width) \(size.height)") }

  func key(_ code: Int, pressed: Bool) throws {
    try tell("\(pressed ? "press" : "release") \(code)")
  }

  private func tell(_ command: String) throws {
    try program.send(command)
    try expect("ok")
  }

  private func expect(_ answer: String) throws {
    let line = program.lines.next(Deadline())
    guard line == answer else {
      throw LaboratoryError("toccata-desk: \(line ?? "no answer")")
    }
  }
}
