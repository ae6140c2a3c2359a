import CCairo
import Scene

/// Something to paint on, in device pixels: the owner of a cairo context, with the few verbs the
/// painters need.
final class Canvas {
  let pointer: OpaquePointer

  init(_ surface: ImageSurface) throws {
    let created = cairo_create(surface.pointer)
    let status = cairo_status(created)
    guard let created, status == CAIRO_STATUS_SUCCESS else {
      if let created { cairo_destroy(created) }
      throw DrawingError(status)
    }
    pointer = created
    // Finer than usual, so that both sides of a round icon come out alike.
    cairo_set_tolerance(pointer, Self.curveTolerance)
  }

  /// How far a curve may be from its polygon, in pixels.
  private static let curveTolerance = 0.02

  deinit {
    cairo_destroy(pointer)
  }

  /// Throws what went wrong since the canvas was made, if anything did.
  func check() throws {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw DrawingError(status) }
  }

  /// Paints nothing outside these rectangles from now on.
  func clip(to rects: [DeviceRect]) {
    for rect in rects { add(rect) }
    cairo_clip(pointer)
  }

  /// Does `body` painting nothing outside the rectangle.
  func clipped(to rect: DeviceRect, _ body: () throws -> Void) rethrows {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    clip(to: [rect])
    try body()
  }

  /// A side of a rectangle.
  enum Side {
    case left
    case right
  }

  /// Paints a colour that is full at one side of the rectangle and clear at the other.
  func fade(_ rect: DeviceRect, to color: Color, at side: Side) {
    let (full, clear) = side == .left ? (rect.x, rect.maxX) : (rect.maxX, rect.x)
    let pattern = cairo_pattern_create_linear(Double(full), 0, Double(clear), 0)
    defer { cairo_pattern_destroy(pattern) }
    for (offset, alpha) in [(0.0, 1.0), (1, 0)] {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, Double(color.red) / 255, Double(color.green) / 255,
        Double(color.blue) / 255, Double(color.alpha) / 255 * alpha)
    }
    add(rect)
    cairo_set_source(pointer, pattern)
    cairo_fill(pointer)
  }

  /// Sets what the next fill or stroke is painted with.
  func use(_ color: Color, opacity: Double = 1) {
    cairo_set_source_rgba(
      pointer, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255 * opacity)
  }

  /// Replaces every pixel of the rectangle, also by clear ones.
  func replace(_ rect: DeviceRect, with color: Color) {
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    fill(rect, with: color)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  func fill(_ rect: DeviceRect, with color: Color) {
    use(color)
    add(rect)
    cairo_fill(pointer)
  }

  /// Fills the path and forgets it.
  func fill() {
    cairo_fill(pointer)
  }

  /// Fills the path and forgets it; every pixel in it is replaced, also by clear ones.
  func fillReplacing(with color: Color) {
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    use(color)
    fill()
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Fills the path and keeps it.
  func fillKeepingPath() {
    cairo_fill_preserve(pointer)
  }

  /// Strokes the path and forgets it.
  func stroke(width: Double) {
    strokeKeepingPath(width: width)
    cairo_new_path(pointer)
  }

  /// Strokes the path and keeps it.
  func strokeKeepingPath(width: Double) {
    cairo_set_line_width(pointer, width)
    cairo_stroke_preserve(pointer)
  }

  /// Forgets the path.
  func dropPath() {
    cairo_new_path(pointer)
  }

  /// Rounds the ends and joins of strokes, or leaves them sharp.
  func setRoundLines(_ round: Bool) {
    cairo_set_line_cap(pointer, round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(pointer, round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
  }
}

// Paths.
extension Canvas {
  func move(x: Double, y: Double) {
    cairo_move_to(pointer, x, y)
  }

  func line(x: Double, y: Double) {
    cairo_line_to(pointer, x, y)
  }

  func curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double) {
    cairo_curve_to(pointer, x1, y1, x2, y2, x, y)
  }

  func close() {
    cairo_close_path(pointer)
  }

  /// A quarter circle clockwise around (`x`, `y`), from `quarter` × 90° (0 is to the right, 1
  /// downwards).
  func corner(x: Double, y: Double, radius: Double, quarter: Int) {
    let start = Double(quarter) * .pi / 2
    cairo_arc(pointer, x, y, radius, start, start + .pi / 2)
  }

  func add(_ rect: DeviceRect) {
    cairo_rectangle(
      pointer, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  /// A rectangle with round corners, made smaller by `inset` on every side.
  func addRounded(_ rect: DeviceRect, radius: Double, inset: Double = 0) {
    let left = Double(rect.x) + inset
    let top = Double(rect.y) + inset
    let right = Double(rect.maxX) - inset
    let bottom = Double(rect.maxY) - inset
    let r = max(0, min(radius - inset, (right - left) / 2, (bottom - top) / 2))
    cairo_new_sub_path(pointer)
    corner(x: right - r, y: top + r, radius: r, quarter: 3)
    corner(x: right - r, y: bottom - r, radius: r, quarter: 0)
    corner(x: left + r, y: bottom - r, radius: r, quarter: 1)
    corner(x: left + r, y: top + r, radius: r, quarter: 2)
    close()
  }
}
