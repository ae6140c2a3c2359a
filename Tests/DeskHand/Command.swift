/// One line of standard input. Places are logical pixels of the desk, from its top left corner.
enum Command: Equatable {
  /// A finger comes down, with its own number.
  case down(finger: UInt32, x: Double, y: Double)
  /// A finger that is down moves.
  case move(finger: UInt32, x: Double, y: Double)
  /// A pointer goes there without a press.
  case hover(x: Double, y: Double)
  /// A finger leaves.
  case up(finger: UInt32)
  /// The size of the desk changed; places are counted in it.
  case size(width: Double, height: Double)
  /// A key of a plain keyboard, by its evdev code, goes down or up.
  case key(code: UInt32, pressed: Bool)

  /// Reads `down 0 12 30.5`, `move 0 13 30`, `up 0`, `hover 3 4`, `size 390 844`, `press 30`, `release 30`.
  init(_ line: String) throws(HandError) {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().map { Double($0) ?? .nan }
    let whole = numbers.first.flatMap { UInt32(exactly: $0) } ?? 0
    switch (words.first, numbers.count) {
    case ("down", 3): self = .down(finger: whole, x: numbers[1], y: numbers[2])
    case ("move", 3): self = .move(finger: whole, x: numbers[1], y: numbers[2])
    case ("hover", 2): self = .hover(x: numbers[0], y: numbers[1])
    case ("up", 1): self = .up(finger: whole)
    case ("size", 2): self = .size(width: numbers[0], height: numbers[1])
    case ("press", 1): self = .key(code: whole, pressed: true)
    case ("release", 1): self = .key(code: whole, pressed: false)
    default: throw HandError("not a command: '\(line)'")
    }
    guard numbers.allSatisfy(\.isFinite) else { throw HandError("not a number in '\(line)'") }
  }

  func perform(with hand: some Hand) throws(HandError) {
    switch self {
    case .down(let finger, let x, let y): try hand.down(finger, x, y)
    case .move(let finger, let x, let y): try hand.move(finger, x, y)
    case .hover(let x, let y): try hand.hover(x, y)
    case .up(let finger): try hand.up(finger)
    case .size(let width, let height): hand.resize(width, height)
    case .key(let code, let pressed): try hand.key(code, pressed: pressed)
    }
  }
}
