import Drawing
import Scene
import Wayland

/// Paints the keyboard into a surface's buffers: what differs from the picture before, and no more.
final class SurfacePainter {
  /// Called when a buffer is free again after a picture had none.
  var onRelease: (() -> Void)?

  private let painter: Painter
  private let pool: BufferPool
  /// What the surface shows; nil where nobody knows.
  private var painted: PaintedPicture?
  /// Whether nothing has been painted on the surface yet: its memory is clear.
  private var isBlank = true

  /// Buffers of this connection, painted by `painter`.
  init(_ connection: Connection, painter: Painter) {
    self.painter = painter
    pool = BufferPool(connection)
    pool.onRelease = { [unowned self] in onRelease?() }
  }

  /// How everything looks; what is shown is painted anew where it is another.
  var theme: Theme {
    get { painter.theme }
    set {
      painter.theme = newValue
      painted = nil
    }
  }

  /// Gets ready for a scene while nobody waits for it.
  func prepare(_ scene: Scene, scale: Double) {
    try? painter.prepare(scene, scale: scale)
  }

  /// Shows a picture, unless the surface does so already or no buffer is free.
  func show(_ picture: PaintedPicture, on surface: Surface) {
    guard picture != painted else { return }
    let (width, height) = picture.size
    let damage = picture.damage(since: painted, isBlank: isBlank)
    guard
      let buffer = pool.next(
        width: picture.scale.pixels(width), height: picture.scale.pixels(height), damage: damage,
        startsClear: picture.place.floats),
      paint(picture, into: buffer)
    else { return }
    painted = picture
    isBlank = false
    surface.show(buffer, width: width, height: height, damage: damage)
  }

  /// The surface has gone: its memory is given back.
  func clear() {
    painted = nil
    isBlank = true
    pool.clear()
  }

  private func paint(_ picture: PaintedPicture, into buffer: Buffer) -> Bool {
    let space = picture.space
    do {
      let surface = try ImageSurface(
        memory: buffer.pixels, width: Int(buffer.width), height: Int(buffer.height),
        stride: Int(buffer.stride))
      try painter.paint(
        picture.scene, scale: space.scale, overhang: space.top, left: space.left,
        into: surface, damage: buffer.damage.map(space.logical))
      return true
    } catch {
      return false
    }
  }
}
