import Drawing
import Layouts
import Scene
import TestSupport

/// Painting: the first frame, the frames after it, and one key.
enum DrawingBenchmark {
  static func figures() throws -> [Figure] {
    let start = ContinuousClock.now
    let painter = try Painter(theme: BuiltInTheme.light.theme())
    let scene = SampleScene.letters()
    let shown = try surface(for: scene, scale: 2)
    try painter.paint(scene, scale: 2, into: shown)
    let first = milliseconds(since: start)
    let large = try surface(for: scene, scale: 3)
    try painter.paint(scene, scale: 3, into: large)
    let whole = try median { try painter.paint(scene, scale: 3, into: large) }
    let pressed = scene.changing("g") { $0.isPressed = true }
    let damage = pressed.difference(from: scene)
    let key = try median { try painter.paint(pressed, scale: 3, into: large, damage: damage) }
    return [
      Figure(name: "drawing-first-scale-2", value: first, unit: "ms", bound: 40),
      Figure(name: "drawing-keyboard-scale-3", value: whole, unit: "ms", bound: 8),
      Figure(name: "drawing-key-scale-3", value: key, unit: "ms", bound: 0.5),
    ]
  }

  private static func surface(for scene: Scene, scale: Double) throws -> ImageSurface {
    let size = Painter.surfaceSize(scene.size, scale: scale)
    return try ImageSurface(width: size.width, height: size.height)
  }

  /// The middle of many measurements, so that a busy machine does not decide.
  private static func median(of count: Int = 101, _ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<count {
      let start = ContinuousClock.now
      try body()
      times.append(milliseconds(since: start))
    }
    return times.sorted()[count / 2]
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let passed = (ContinuousClock.now - start).components
    return Double(passed.seconds) * 1e3 + Double(passed.attoseconds) / 1e15
  }
}
