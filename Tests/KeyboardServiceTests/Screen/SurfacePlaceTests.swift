import Layouts
import Testing
import Wayland

@testable import KeyboardService

@Suite("The keyboard's place on its surface and output") struct SurfacePlaceTests {
  private let screen = Size(width: 1080, height: 810)

  private func floating(at position: Point?) -> SurfacePlace {
    SurfacePlace(
      Size(width: 320, height: 306), shape: .floating, screen: screen, position: position)
  }

  @Test("Docked: the bottom edge, with the overhang above it and the keyboard's height kept free")
  func docked() {
    let place = SurfacePlace(
      Size(width: 390, height: 313), shape: .right, screen: Size(width: 390, height: 844),
      position: Point(x: 5, y: 5))
    #expect(place.frame == Rect(x: 0, y: 531, width: 390, height: 313))
    #expect(place.layer == .docked(height: 377, zone: 313))
    #expect(place.origin == Point(x: 0, y: 64))
    #expect(place.surface == Size(width: 390, height: 377))
  }

  @Test("Floating: a surface of the output's size, and nothing kept free")
  func floats() {
    let place = floating(at: Point(x: 100, y: 200))
    #expect(place.frame == Rect(x: 100, y: 200, width: 320, height: 306))
    #expect(place.surface == screen)
    #expect(place.layer.exclusiveZone == -1)
  }

  @Test("It begins in the middle, near the bottom")
  func beginning() {
    let frame = floating(at: nil).frame
    #expect(frame.center.x == screen.width / 2)
    #expect((1...80).contains(screen.height - frame.maxY))
  }

  @Test(
    "It stays on the screen, with its overhang, and on whole pixels",
    arguments: [
      (Point(x: -50, y: 200), Point(x: 0, y: 200)),
      (Point(x: 2000, y: 9000), Point(x: 760, y: 504)),
      (Point(x: 10.4, y: -5), Point(x: 10, y: 64)),
    ])
  func clamped(position: Point, origin: Point) {
    #expect(floating(at: position).origin == origin)
  }

  @Test("On a screen lower than the keyboard it is at the top of what there is")
  func lowScreen() {
    let place = SurfacePlace(
      Size(width: 320, height: 306), shape: .floating, screen: Size(width: 300, height: 200),
      position: nil)
    #expect(place.frame.x == 0 && place.frame.y == 0)
  }

  @Test("Touches are taken on the keyboard, and on what is open above it")
  func inputRegion() {
    let place = floating(at: Point(x: 100, y: 200))
    #expect(
      place.inputRegion(open: []) == [PixelRect(x: 100, y: 200, width: 320, height: 306)])
    let menu = Rect(x: 10.5, y: -50.5, width: 200, height: 300)
    #expect(
      place.inputRegion(open: [menu]).last == PixelRect(x: 110, y: 149, width: 201, height: 301))
  }

  @Test("Touches between the halves of a split keyboard go to what is behind it")
  func opening() {
    let place = SurfacePlace(
      Size(width: 810, height: 300), shape: .split, screen: Size(width: 810, height: 1080),
      position: nil)
    let callout = Rect(x: 350, y: 60, width: 100, height: 40)
    let region = place.inputRegion(
      open: [callout], opening: Rect(x: 330, y: 50, width: 150, height: 250))
    #expect(
      region == [
        PixelRect(x: 0, y: 64, width: 810, height: 50),
        PixelRect(x: 0, y: 114, width: 330, height: 250),
        PixelRect(x: 480, y: 114, width: 330, height: 250),
        PixelRect(x: 350, y: 124, width: 100, height: 40),
      ])
  }

  @Test("What is open is only as far on the surface as the surface goes")
  func outside() {
    let place = SurfacePlace(
      Size(width: 390, height: 313), shape: .docked, screen: Size(width: 390, height: 844),
      position: nil)
    let callout = Rect(x: -4, y: -200, width: 100, height: 210)
    #expect(
      place.inputRegion(open: [callout]).last == PixelRect(x: 0, y: 0, width: 96, height: 74))
  }

  @Test("It slides in from below the screen")
  func slide() {
    #expect(floating(at: Point(x: 0, y: 200)).slide(share: 0) == 610)
    #expect(floating(at: Point(x: 0, y: 200)).slide(share: 1) == 0)
  }
}
