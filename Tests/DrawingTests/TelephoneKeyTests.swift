import Layouts
import Scene
import TestSupport
import Testing

@testable import Drawing

/// Digits with telephone letters (reference 6.4), at scale 3.
@Suite struct TelephoneKeyTests {
  private func ink(of id: String, in scene: Scene) throws -> (ink: DeviceRect, cap: DeviceRect) {
    let surface = try paint(
      scene, with: GoldenFonts.painter(BuiltInTheme.light.theme()), scale: 3)
    let key = try #require(scene.key(id))
    let cap = DeviceSpace(scale: 3, overhang: 0).rect(key.frame)
    let ink = try #require(surface.ink(in: cap.insetBy(x: 3, y: 15), on: 0xFFFF_FFFF))
    return (ink, cap)
  }

  @Test(arguments: ["2", "5", "7", "9"]) func digitAndLettersTogetherLieInTheMiddle(
    _ id: String
  ) throws {
    let box = try ink(of: id, in: SampleScene.pad())
    #expect(abs(box.ink.centerY - box.cap.centerY) <= 2)
    #expect(abs(box.ink.centerX - box.cap.centerX) <= 4)
  }

  /// 1 has no letters and stands on the line of 2 and 3; 0 is alone in its row.
  @Test func oneStandsWithItsRowAndNoughtInTheMiddle() throws {
    let pad = SampleScene.pad()
    let one = try ink(of: "1", in: pad)
    let two = try ink(of: "2", in: pad)
    #expect(abs(one.ink.y - two.ink.y) <= 1)
    #expect(one.ink.maxY < two.ink.maxY - 20)
    let nought = try ink(of: "0", in: pad)
    #expect(abs(nought.ink.centerY - nought.cap.centerY) <= 2)
  }

  /// 25 high: a digit is about 0.73 of it, letters of 10 stand below.
  @Test func sizesAreThoseOfTheReference() throws {
    let one = try ink(of: "1", in: SampleScene.pad())
    #expect(abs(Double(one.ink.height) / 3 - 0.73 * 25) <= 1)
  }

  @Test func lowKeysHaveTheLettersBesideTheDigit() throws {
    let pad = PieceScenes.lowPad()
    let one = try ink(of: "1", in: pad)
    let seven = try ink(of: "7", in: pad)
    #expect(seven.ink.maxX > one.ink.maxX + 60)
    #expect(abs(seven.ink.centerY - seven.cap.centerY) <= 3)
    #expect(seven.ink.height <= one.ink.height + 3)
  }
}
