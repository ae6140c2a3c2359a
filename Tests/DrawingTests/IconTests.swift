import Layouts
import Scene
import TestSupport
import Testing

@testable import Drawing

@Suite struct IconTests {
  private static let symmetric: [Icon] = [
    .shift, .shiftFilled, .capsLock, .emoji, .globe, .microphone, .dismiss, .arrowUp, .arrowDown,
    .keyboard, .grid, .chevronUp, .chevronDown, .plus, .cross, .send,
    .handle, .keyboardDocked, .keyboardSplit,
  ]

  @Test(arguments: symmetric, [1, 1.25, 1.5, 2, 3])
  func bothHalvesAreMirrorImages(_ icon: Icon, scale: Double) throws {
    let (surface, cap) = try picture(of: icon, scale: scale)
    let half = DeviceRect(
      left: cap.x, top: cap.y, right: cap.x + cap.width / 2, bottom: cap.maxY)
    // Curves are polygons to cairo, which are not quite the same on both sides.
    let differing = surface.pixels(in: half) { x, y, pixel in
      let mirrored = surface.pixel(x: cap.maxX - 1 - (x - cap.x), y: y)
      return abs(Int(pixel & 0xFF) - Int(mirrored & 0xFF)) > 24
    }
    #expect(differing.isEmpty)
  }

  @Test(arguments: Icon.allCases, [1, 1.25, 1.5, 2, 3])
  func eachLiesInTheMiddle(_ icon: Icon, scale: Double) throws {
    let (surface, cap) = try picture(of: icon, scale: scale)
    let inner = cap.insetBy(x: 1, y: Int(6 * scale))
    let ink = try #require(surface.ink(in: inner, on: 0xFFFF_FFFF))
    #expect(abs(ink.centerX - cap.centerX) <= 1.25 * scale)
    #expect(abs(ink.centerY - cap.centerY) <= 1.25 * scale)
    #expect(Double(ink.height) >= 14 * scale || icon.isFlat)
    #expect(Double(ink.width) <= 25 * scale)
  }

  @Test(arguments: Icon.allCases, [14.0, 20, 26])
  func keepOffTheEdgesOfNarrowKeys(_ icon: Icon, width: Double) throws {
    let (surface, cap) = try picture(of: icon, scale: 2, width: width)
    let ink = try #require(surface.ink(in: cap.insetBy(x: 0, y: 12), on: 0xFFFF_FFFF))
    #expect(ink.x >= cap.x + 2 && ink.maxX <= cap.maxX - 2)
  }

  @Test func nextToEachOtherNoTwoAreTheSame() throws {
    let pictures = try Icon.allCases.map { try picture(of: $0, scale: 2).surface.bytes }
    #expect(Set(pictures).count == Icon.allCases.count)
  }

  @Test(arguments: [(1.5, 1.0, 1.5), (1.5, 1.25, 2), (1.5, 2, 3), (1.2, 0.5, 1), (1.5, 3, 5)])
  func linesAreWholeOrHalfPixels(_ width: Double, scale: Double, pixels: Double) {
    #expect(IconGrid.lineWidth(width, scale: scale) == pixels)
  }

  private func picture(
    of icon: Icon, scale: Double, width: Double = 44
  ) throws -> (surface: ImageSurface, cap: DeviceRect) {
    let key = SceneKey(
      id: "k", action: .shift, face: KeyFace(label: "k"), icon: icon,
      frame: Rect(x: 4, y: 4, width: width, height: 42))
    let surface = try paint(
      Scene(size: Size(width: 52, height: 50), body: .keys([key])),
      with: GoldenFonts.painter(BuiltInTheme.light.theme()), scale: scale)
    let space = DeviceSpace(scale: scale, overhang: 0)
    let cap = CapPlacement(keys: [key], space: space).place(of: key.frame, space: space)
    return (surface, cap)
  }
}

extension Icon {
  /// Icons that are wide rather than high.
  fileprivate var isFlat: Bool {
    [
      .arrowLeft, .arrowRight, .tab, .return, .chevronUp, .chevronDown, .keyboard,
      .handle,
    ].contains(self)
  }
}
