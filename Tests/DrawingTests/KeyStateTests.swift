import Layouts
import Scene
import TestSupport
import Testing

@testable import Drawing

/// What a key looks like in each of its states: colours of reference 6.5.
@Suite struct KeyStateTests {
  private static let frame = Rect(x: 10, y: 10, width: 44, height: 42)

  private func picture(
    _ theme: BuiltInTheme = .light, style: KeyStyle = .character, focus: String? = nil,
    scale: Double = 2, change: (inout SceneKey) -> Void = { _ in }
  ) throws -> ImageSurface {
    var key = SceneKey(
      id: "k", action: .return, face: KeyFace(label: "go"), frame: Self.frame, style: style)
    change(&key)
    let scene = Scene(size: Size(width: 64, height: 62), body: .keys([key]), focus: focus)
    return try paint(scene, with: GoldenFonts.painter(theme.theme()), scale: scale)
  }

  /// The cap beside the label, at scale 2.
  private func cap(_ picture: ImageSurface) -> UInt32 { picture.pixel(x: 24, y: 62) }

  @Test(arguments: [
    (BuiltInTheme.light, KeyStyle.character, "rest", 0xFFFF_FFFF as UInt32),
    (.light, .character, "pressed", 0xFFAB_B1BA), (.light, .system, "rest", 0xFFAB_B1BA),
    (.light, .system, "pressed", 0xFFFF_FFFF), (.light, .system, "on", 0xFFFF_FFFF),
    (.light, .prominent, "rest", 0xFF00_7AFF), (.light, .prominent, "pressed", 0xFFFF_FFFF),
    (.light, .prominent, "disabled", 0xFFAB_B1BA), (.light, .bare, "rest", 0xFFD5_D6DD),
    (.dark, .character, "rest", 0xFF6B_6B6B), (.dark, .character, "pressed", 0xFF47_4747),
    (.dark, .system, "rest", 0xFF47_4747), (.dark, .system, "pressed", 0xFF6B_6B6B),
    (.dark, .prominent, "rest", 0xFF0A_84FF), (.dark, .prominent, "pressed", 0xFF47_4747),
    (.dark, .prominent, "disabled", 0xFF47_4747), (.dark, .bare, "rest", 0xFF2C_2C2C),
    (.eInk, .character, "rest", 0xFFFF_FFFF), (.eInk, .character, "pressed", 0xFF00_0000),
  ])
  func capHasTheColourOfTheReference(
    _ theme: BuiltInTheme, style: KeyStyle, state: String, color: UInt32
  ) throws {
    let picture = try picture(theme, style: style) { key in
      key.isPressed = state == "pressed"
      key.isOn = state == "on"
      key.isEnabled = state != "disabled"
    }
    #expect(cap(picture) == color)
  }

  /// A key that cannot be pressed does not look pressed.
  @Test func disabledWinsOverPressed() throws {
    let both = try picture(style: .prominent) {
      $0.isEnabled = false
      $0.isPressed = true
    }
    let disabled = try picture(style: .prominent) { $0.isEnabled = false }
    #expect(both.bytes == disabled.bytes)
  }

  /// Reference 6.4: a hard edge of one point, black at 30 % over the background.
  @Test(arguments: [1, 2, 3]) func theEdgeBelowACapIsHard(_ scale: Double) throws {
    let picture = try picture(scale: scale)
    let x = Int(32 * scale)
    let bottom = Int(52 * scale)
    for row in 0..<Int(scale) {
      let pixel = picture.pixel(x: x, y: bottom + row)
      // 213 × 0.7, 214 × 0.7, 221 × 0.7.
      for (shift, expected) in [(16, 149), (8, 150), (0, 155)] {
        #expect(abs(Int(pixel >> shift & 0xFF) - expected) <= 1)
      }
    }
    #expect(picture.pixel(x: x, y: bottom + Int(scale)) == 0xFFD5_D6DD)
  }

  @Test func electronicPaperHasALineInsteadOfAnEdge() throws {
    let picture = try picture(.eInk)
    #expect(picture.pixel(x: 64, y: 20) == 0xFF00_0000)
    #expect(picture.pixel(x: 64, y: 103) == 0xFF00_0000)
    #expect(picture.pixel(x: 64, y: 104) == 0xFFFF_FFFF)
  }

  @Test func labelsFade() throws {
    func darkest(_ opacity: Double) throws -> UInt32 {
      let picture = try picture { $0.labelOpacity = opacity }
      let inner = DeviceRect(left: 22, top: 34, right: 106, bottom: 92)
      var darkest = UInt32.max
      _ = picture.pixels(in: inner) { _, _, pixel in
        darkest = min(darkest, pixel & 0xFF)
        return false
      }
      return darkest
    }
    #expect(try darkest(1) == 0)
    #expect((120...136).contains(try darkest(0.5)))
    #expect(try darkest(0) == 255)
  }

  @Test func theFocusIsARingInTheGap() throws {
    let picture = try picture(focus: "k")
    let blue: UInt32 = 0xFF00_7AFF
    #expect(picture.pixel(x: 64, y: 19) == blue && picture.pixel(x: 64, y: 16) == blue)
    #expect(picture.pixel(x: 19, y: 62) == blue && picture.pixel(x: 108, y: 62) == blue)
    #expect(picture.pixel(x: 64, y: 15) == 0xFFD5_D6DD)
    #expect(cap(picture) == 0xFFFF_FFFF)
    #expect(try self.picture(focus: "other").pixel(x: 64, y: 19) == 0xFFD5_D6DD)
  }

  @Test func aPressedDeleteKeyIsFilled() throws {
    func ink(isPressed: Bool) throws -> Int {
      let picture = try picture(style: .character) {
        $0.icon = .delete
        $0.isPressed = isPressed
      }
      let inner = DeviceRect(left: 22, top: 34, right: 106, bottom: 92)
      return picture.pixels(in: inner) { $2 & 0xFF < 0x40 }.count
    }
    #expect(try ink(isPressed: true) > 2 * ink(isPressed: false))
  }
}
