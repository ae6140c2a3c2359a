import Testing
import TextTraits

@testable import Layouts

/// Places and measures of reference 6.1 to 6.3 and of the budgets in the design.
@Suite struct PlacementTests {
  private func placed(
    _ type: KeyboardType = .default, width: Double = 390, form: Form = .phone,
    landscape: Bool = false, letters: LetterLayout = .english, screenHeight: Double? = nil
  ) -> PlacedKeyboard {
    let keyboard = keyboard(type, letters: letters) { $0.form = form }
    return PlacedKeyboard(
      keyboard,
      metrics: KeyboardMetrics(
        form: form, width: width, isLandscape: landscape, isPad: type.isPad,
        screenHeight: screenHeight))
  }

  @Test func phoneUprightIsBarKeysAndStrip() {
    #expect(placed().size == Size(width: 390, height: 313))
    #expect(placed().bar == Rect(x: 0, y: 0, width: 390, height: 45))
    #expect(placed().area == Rect(x: 0, y: 45, width: 390, height: 216))
    #expect(placed(.numberPad).size == Size(width: 390, height: 268))
  }

  @Test func firstKeyAndStripStandWhereTheManualSays() {
    let placed = placed()
    #expect(placed.layers[.letters]?.first?.frame == Rect(x: 3, y: 53, width: 33, height: 42))
    #expect(placed.strip.first?.frame == Rect(x: 12, y: 267, width: 40, height: 40))
  }

  @Test(
    "Letters are as wide as measured",
    arguments: [(320.0, 26.0), (375, 31.5), (390, 33), (414, 35.2), (428, 36.8)])
  func letterWidth(width: Double, letter: Double) throws {
    let q = try #require(placed(width: width).layers[.letters]?.first)
    #expect(abs(q.frame.width - letter) <= 0.05)
  }

  @Test(
    "Landscape keys stand in the middle, as wide as measured",
    arguments: [(667.0, 526.0), (736, 588), (812, 662), (844, 694), (926, 692)])
  func landscapeArea(width: Double, area: Double) {
    let placed = placed(width: width, landscape: true)
    #expect(abs(placed.area.width - area) <= 0.5)
    #expect(abs(placed.area.center.x - width / 2) <= 0.5)
    #expect(
      placed.strip.allSatisfy { $0.frame.maxX <= placed.area.x || $0.frame.x >= placed.area.maxX })
  }

  @Test func rowTwoIsIndentedByHalfAKey() throws {
    let keys = try #require(placed().layers[.letters])
    #expect(keys[10].frame.x == 22.5)
    #expect(keys[18].frame.maxX == 390 - 22.5)
  }

  @Test func fiveColumnsStandBetweenTheWideKeysOfRowThree() throws {
    let keys = try #require(placed().layers[.numbers])
    let z = try #require(placed().layers[.letters]?.first { $0.key.id == "z" })
    let period = try #require(keys.first { $0.key.id == "." })
    #expect(abs(period.frame.x - z.frame.x) < 0.01)
    #expect(abs(period.frame.width - 48.6) < 0.01)
  }

  @Test func spaceBarKeepsFiveColumns() throws {
    let space = try #require(placed().layers[.letters]?.first { $0.key.id == "space" })
    #expect(space.frame.width == 189)
    #expect(space.frame.center.x == 195)
  }

  static let screens: [(Form, Bool)] = [
    (.phone, false), (.phone, true), (.tablet, false), (.tablet, true),
  ]

  @Test("Keys keep apart and inside at every width", arguments: KeyboardType.allCases)
  func keysKeepApart(type: KeyboardType) {
    for (form, landscape) in Self.screens {
      for width in stride(from: 280.0, through: 1400, by: 7) {
        for letters in [LetterLayout.english, .german, .russian] {
          let placed = placed(
            type, width: width, form: form, landscape: landscape, letters: letters)
          let name = "\(form) \(width) landscape \(landscape) \(letters.id)"
          for keys in placed.layers.values { check(keys + placed.strip, of: placed, name) }
        }
      }
    }
  }

  private func check(_ keys: [PlacedKey], of placed: PlacedKeyboard, _ name: String) {
    let bounds = Rect(x: 0, y: 0, width: placed.size.width, height: placed.size.height)
    for (index, key) in keys.enumerated() {
      let frame = key.frame
      let inside =
        frame.x >= -0.01 && frame.y >= 0 && frame.maxX <= bounds.maxX + 0.01
        && frame.maxY <= bounds.maxY + 0.01 && frame.width >= 12 && frame.height >= 18
      if !inside { Issue.record("\(name): \(key.key.id) is at \(frame)") }
      for other in keys[(index + 1)...] where overlap(frame, other.frame) {
        Issue.record("\(name): \(key.key.id) and \(other.key.id) overlap")
      }
    }
  }

  private func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.x < b.maxX - 0.5 && b.x < a.maxX - 0.5 && a.y < b.maxY - 0.5 && b.y < a.maxY - 0.5
  }

  @Test("A low screen keeps room for the application", arguments: [320.0, 360, 480, 800])
  func lowScreens(height: Double) {
    let placed = placed(width: 800, landscape: true, screenHeight: height)
    #expect(placed.size.height <= max(height * 0.6, 45 + 0.51 * 216))
  }
}
