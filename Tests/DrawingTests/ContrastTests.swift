import Drawing
import Layouts
import Scene
import TestSupport
import Testing

@Suite struct ContrastTests {
  /// A label and what it stands on.
  struct Pair: Sendable {
    var name: String
    var label: Color
    var ground: Color
    var ratio: Double { label.over(ground).contrast(with: ground) }
  }

  private static let styles: [KeyStyle] = [.character, .system, .prominent, .bare]

  static func pairs(of theme: Theme, disabled: Bool) -> [Pair] {
    var surfaces: [(String, CapColors)] = [
      ("popup", theme.colors.popup), ("popupSelected", theme.colors.popupSelected),
      ("suggestion", theme.colors.suggestion), ("correction", theme.colors.correction),
      ("suggestionPressed", theme.colors.suggestionPressed),
    ]
    for style in styles {
      let key = theme.colors.key(style)
      surfaces += [
        ("\(style).normal", key.normal), ("\(style).pressed", key.pressed), ("\(style).on", key.on),
      ]
      if disabled { surfaces.append(("\(style).disabled", key.disabled)) }
    }
    return surfaces.flatMap { name, colors in
      let ground = colors.fill.over(theme.colors.background)
      return [colors.label, colors.secondary].compactMap(\.self)
        .map { Pair(name: name, label: $0, ground: ground) }
    }
  }

  /// WCAG 2.1, 1.4.6 (AAA).
  @Test(arguments: [BuiltInTheme.highContrast])
  func everyLabelOfHighContrastIsSevenToOne(_ theme: BuiltInTheme) throws {
    let pairs = Self.pairs(of: try theme.theme(), disabled: true)
    #expect(pairs.count >= 25)
    for pair in pairs { #expect(pair.ratio >= 7, "\(pair.name)") }
  }

  /// Ordinary themes: what can be pressed is at least 3:1 (WCAG 2.1, 1.4.11).
  @Test(arguments: BuiltInTheme.allCases)
  func whatCanBePressedCanBeRead(_ theme: BuiltInTheme) throws {
    for pair in Self.pairs(of: try theme.theme(), disabled: false) {
      #expect(pair.ratio >= 3, "\(pair.name)")
    }
  }

  /// WCAG's own examples: black on white is 21, #767676 on white just passes 4.5.
  @Test func ratioIsThatOfTheStandard() {
    let white = Color(red: 255, green: 255, blue: 255)
    #expect(white.contrast(with: Color(red: 0, green: 0, blue: 0)) == 21)
    let grey = Color(red: 0x76, green: 0x76, blue: 0x76).contrast(with: white)
    #expect((4.5..<4.6).contains(grey))
  }
}
