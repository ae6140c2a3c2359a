import Layouts
import Scene
import TestSupport
import Testing
import TextTraits

@testable import Drawing

/// The return key's word and colour on the keyboard of a phone (checklist S60 to S65).
@Suite struct ReturnKeyTests {
  private static let blue: UInt32 = 0xFF00_7AFF
  private static let grey: UInt32 = 0xFFAB_B1BA

  private func key(_ scene: Scene) throws -> SceneKey {
    try #require(scene.keys.first { $0.action == .return })
  }

  private func picture(_ scene: Scene, scale: Double = 2) throws -> ImageSurface {
    try paint(scene, with: GoldenFonts.painter(BuiltInTheme.light.theme()), scale: scale)
  }

  /// The colour of the cap, beside the word.
  private func cap(_ scene: Scene) throws -> UInt32 {
    let frame = try key(scene).frame
    return try picture(scene).pixel(x: Int(frame.x * 2) + 12, y: Int(frame.y * 2) + 8)
  }

  @Test("Every word but return and next stands on blue", arguments: ReturnKeyType.allCases)
  func colors(type: ReturnKeyType) throws {
    let scene = ComposedScenes.scene { $0.traits.returnKeyType = type }
    #expect(try cap(scene) == (type == .default || type == .next ? Self.grey : Self.blue))
  }

  @Test("A key that waits for text is grey and cannot be pressed")
  func waits() throws {
    let scene = ComposedScenes.scene {
      $0.traits.returnKeyType = .send
      $0.traits.enablesReturnKeyAutomatically = true
      $0.traits.isEmpty = true
    }
    #expect(try !key(scene).isEnabled)
    #expect(try cap(scene) == Self.grey)
  }

  @Test(
    "The longest words fit at 280 wide, smaller where they must be",
    arguments: [
      "Emergency Call", "Połączenie alarmowe", "Weiterleiten an alle Teilnehmer",
      "Donaudampfschifffahrtsgesellschaft", "緊急電話", "مكالمة طوارئ", "W",
    ], [280.0, 320, 390])
  func fit(label: String, width: Double) throws {
    let scene = ComposedScenes.scene(width: width) {
      $0.traits.returnKeyType = .go
      $0.traits.returnKeyLabel = label
    }
    let frame = try key(scene).frame
    let cap = DeviceRect(
      left: Int((frame.x * 2).rounded()), top: Int((frame.y * 2).rounded()),
      right: Int((frame.maxX * 2).rounded()), bottom: Int((frame.maxY * 2).rounded()))
    let ink = try #require(
      picture(scene).ink(in: cap.insetBy(x: 4, y: 12), on: Self.blue))
    #expect(ink.x >= cap.x + 8 && ink.maxX <= cap.maxX - 8)
    #expect(ink.y >= cap.y + 4 && ink.maxY <= cap.maxY - 4)
  }

  @Test("A long word is left whole, smaller, at 280 wide")
  func shrinks() throws {
    let label = KeyLabel(text: "Emergency Call", style: FontStyle(size: 32, weight: 400))
    let typesetter = Typesetter(
      fonts: try FontMap(configurationFile: GoldenFonts.configurationFile), families: ["Inter"])
    let frame = try key(
      ComposedScenes.scene(width: 280) { $0.traits.returnKeyType = .emergencyCall }
    ).frame
    let fit = TextFit(
      width: (frame.width - 8) * 2, height: (frame.height - 8) * 2, smallest: 14, comfortable: 22)
    let result = try fit.fit(
      TextRequest(text: label.text, style: label.style), with: typesetter)
    let whole = try typesetter.layout(TextRequest(text: "Emergency Call", style: label.style))
    #expect(result.size < 32 && result.size >= 14)
    #expect(result.layout.lineCount == 2 || result.layout.width < whole.width)
  }

  @Test(
    "With the setting pictures stand for words, but not for the application's own",
    arguments: [
      (ReturnKeyType.default, Icon.return as Icon?), (.go, .arrowRight), (.next, .tab),
      (.search, .search), (.google, .search), (.send, .send), (.done, .checkmark), (.join, nil),
      (.route, nil), (.emergencyCall, nil), (.continue, nil),
    ])
  func icons(type: ReturnKeyType, icon: Icon?) throws {
    let change = { (request: inout KeyboardRequest) in
      request.traits.returnKeyType = type
      request.hasReturnKeyIcons = true
    }
    #expect(try key(ComposedScenes.scene(change)).icon == icon)
    let own = ComposedScenes.scene {
      change(&$0)
      $0.traits.returnKeyLabel = "Pay"
    }
    #expect(try key(own).icon == nil)
    let words = ComposedScenes.scene { $0.traits.returnKeyType = type }
    #expect(try key(words).icon == nil)
  }
}
