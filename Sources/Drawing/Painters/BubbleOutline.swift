import Scene

/// The outline of balloon and callout: a head that flows through a neck into the key below it.
struct BubbleOutline {
  var head: DeviceRect
  var key: DeviceRect
  var headRadius: Double
  var keyRadius: Double
  /// How wide and how high the neck's curve is where the head reaches far beyond the key.
  var neck: (width: Double, height: Double)

  /// Adds the outline to the canvas's path.
  func add(to canvas: Canvas) {
    let r = min(headRadius, Double(head.height) / 2)
    canvas.corner(x: right(head) - r, y: top + r, radius: r, quarter: 3)
    addRightSide(to: canvas, radius: r)
    canvas.corner(
      x: right(key) - keyRadius, y: bottom - keyRadius, radius: keyRadius, quarter: 0)
    canvas.corner(
      x: Double(key.x) + keyRadius, y: bottom - keyRadius, radius: keyRadius, quarter: 1)
    addLeftSide(to: canvas, radius: r)
    canvas.corner(x: Double(head.x) + r, y: top + r, radius: r, quarter: 2)
    canvas.close()
  }

  private var top: Double { Double(head.y) }
  private var bottom: Double { Double(key.maxY) }
  private var headBottom: Double { Double(head.maxY) }
  private func right(_ rect: DeviceRect) -> Double { Double(rect.maxX) }

  /// Where the neck has come to the key's width.
  private var neckEnd: Double {
    min(headBottom + neck.height, bottom - keyRadius)
  }

  private func addRightSide(to canvas: Canvas, radius r: Double) {
    let steps = side(from: right(head), to: right(key), radius: r)
    for step in steps { step.add(to: canvas) }
  }

  private func addLeftSide(to canvas: Canvas, radius r: Double) {
    let steps = side(from: Double(head.x), to: Double(key.x), radius: r)
    for step in steps.reversed() { step.addReversed(to: canvas) }
  }

  /// The way from a side of the head down to the same side of the key.
  private func side(from headX: Double, to keyX: Double, radius r: Double) -> [Curve] {
    let outwards = headX > keyX ? 1.0 : -1.0
    let overlap = (headX - keyX).magnitude
    if overlap < r + 2 * neck.width {
      return [
        Curve(
          start: (headX, headBottom - r), control1: (headX, headBottom + neck.height * 0.2),
          control2: (keyX, headBottom - r * 0.2), end: (keyX, neckEnd))
      ]
    }
    let cornerShare = 0.4477
    let inner = keyX + outwards * neck.width
    return [
      Curve(
        start: (headX, headBottom - r), control1: (headX, headBottom - r * cornerShare),
        control2: (headX - outwards * r * cornerShare, headBottom),
        end: (headX - outwards * r, headBottom)),
      Curve(
        start: (inner, headBottom), control1: (keyX + outwards * neck.width * 0.3, headBottom),
        control2: (keyX, headBottom + neck.height * 0.3), end: (keyX, neckEnd)),
    ]
  }

  /// A piece of a side; a line leads to its start.
  private struct Curve {
    var start: (x: Double, y: Double)
    var control1: (x: Double, y: Double)
    var control2: (x: Double, y: Double)
    var end: (x: Double, y: Double)

    func add(to canvas: Canvas) {
      canvas.line(x: start.x, y: start.y)
      canvas.curve(
        x1: control1.x, y1: control1.y, x2: control2.x, y2: control2.y, x: end.x, y: end.y)
    }

    func addReversed(to canvas: Canvas) {
      canvas.line(x: end.x, y: end.y)
      canvas.curve(
        x1: control2.x, y1: control2.y, x2: control1.x, y2: control1.y, x: start.x, y: start.y)
    }
  }
}
