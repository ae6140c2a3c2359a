import Layouts
import Scene
import Testing
import Wayland

@testable import KeyboardService

/// What of a surface is painted anew.
@Suite("What a surface shows") struct PaintedPictureTests {
  private let key = SceneKey(
    id: "q", action: .character, face: KeyFace("q"),
    frame: Rect(x: 10, y: 20, width: 30, height: 40))

  private func picture(
    _ shape: KeyboardShape = .docked, at position: Point? = nil, isPressed: Bool = false,
    scale: Int32 = 2, share: Double = 1
  ) -> PaintedPicture {
    var key = key
    key.isPressed = isPressed
    let size = Size(width: 320, height: 200)
    var scene = Scene(size: size, body: .keys([key]))
    scene.floats = shape == .floating
    return PaintedPicture(
      scene: scene, scale: Scale(whole: scale),
      place: SurfacePlace(
        size, shape: shape, screen: Size(width: 400, height: 800), position: position),
      share: share)
  }

  private let whole = PixelRect(x: 0, y: 0, width: 640, height: 528)

  @Test("At first, at another scale and where nobody knows, it is painted whole")
  func everything() {
    #expect(picture().damage(since: nil, isBlank: true) == [whole])
    #expect(picture().damage(since: picture(scale: 1), isBlank: false) == [whole])
    #expect(picture().damage(since: nil, isBlank: false) == [whole])
  }

  @Test("Nothing is painted where nothing changed, and a key alone where that is pressed")
  func oneKey() throws {
    #expect(picture().damage(since: picture(), isBlank: false) == [])
    let damage = picture(isPressed: true).damage(since: picture(), isBlank: false)
    // Three around the key, below an overhang of 64, at scale 2.
    #expect(damage == [PixelRect(x: 14, y: 162, width: 72, height: 92)])
  }

  @Test("A floating keyboard is written where it is and where it was, and nowhere else")
  func floating() {
    let start = picture(.floating, at: Point(x: 20, y: 300))
    // The keyboard with its soft edge of 12.
    let first = PixelRect(x: 16, y: 576, width: 688, height: 448)
    #expect(start.damage(since: nil, isBlank: true) == [first])
    let moved = picture(.floating, at: Point(x: 30, y: 320))
    #expect(
      moved.damage(since: start, isBlank: false)
        == [first, PixelRect(x: 36, y: 616, width: 688, height: 448)])
  }

  @Test("It slides as a whole")
  func slide() {
    let damage = picture(share: 0.5).damage(since: picture(share: 0.25), isBlank: false)
    #expect(damage.map(\.y) == [428, 328] && damage.allSatisfy { $0.width == 640 })
  }
}
