import FoundationEssentials
import Scene
import Testing

@testable import Drawing

@Suite struct ThemeFileTests {
  private let light = String(decoding: BuiltInTheme.light.contents, as: UTF8.self)

  private func fault(_ text: String) -> String? {
    do {
      _ = try ThemeFile.read(Array(text.utf8), name: "mine.json")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: BuiltInTheme.allCases) func builtInThemesAreRead(_ theme: BuiltInTheme) throws {
    let read = try theme.theme()
    #expect(!read.name.isEmpty)
    #expect(read.fonts.families.first == "Inter")
  }

  /// Reference 6.5.
  @Test(arguments: [
    (BuiltInTheme.light, "#D5D6DD", "#FFFFFF", "#ABB1BA", "#007AFF"),
    (.dark, "#2C2C2C", "#6B6B6B", "#474747", "#0A84FF"),
  ])
  func coloursAreThoseOfTheReference(
    _ theme: BuiltInTheme, background: String, letter: String, system: String, blue: String
  ) throws {
    let colors = try theme.theme().colors
    #expect(colors.background.hex == background)
    #expect(colors.character.normal.fill.hex == letter)
    #expect(colors.system.normal.fill.hex == system)
    #expect(colors.prominent.normal.fill.hex == blue)
    #expect(colors.popupSelected.fill.hex == blue)
    #expect(colors.character.pressed.fill == colors.system.normal.fill)
    #expect(colors.system.pressed.fill == colors.character.normal.fill)
    #expect(colors.system.on.label.hex == "#000000")
  }

  @Test func electronicPaperHasNoShadowsAndStandsStill() throws {
    let theme = try BuiltInTheme.eInk.theme()
    #expect(!theme.animates)
    #expect(theme.shapes.keyShadow == 0 && theme.shapes.popupShadow == 0)
    #expect(theme.shapes.keyBorder > 0)
    #expect(theme.colors.background.hex == "#FFFFFF")
  }

  @Test func aWrongColourNamesItsPlaceAndText() {
    let wrong = light.replacing("\"#D5D6DD\"", with: "\"blue\"")
    let line = fault(wrong)
    #expect(line?.hasPrefix("mine.json: colors.background: ") == true)
    #expect(line?.contains("\"blue\" is not a colour; write #RRGGBB or #RRGGBBAA") == true)
    let deep = light.replacing(
      "\"pressed\": { \"fill\": \"#ABB1BA\"", with: "\"pressed\": { \"fill\": \"#ABB1B\"")
    #expect(fault(deep)?.hasPrefix("mine.json: colors.character.pressed.fill: ") == true)
    #expect(fault(deep)?.contains("\"#ABB1B\"") == true)
  }

  @Test func aMissingColourIsNamed() {
    let wrong = light.replacing("\"background\": \"#D5D6DD\",", with: "")
    #expect(fault(wrong) == "mine.json: colors.background is missing")
  }

  @Test(arguments: [
    ("\"isDark\": false", "\"isDark\": \"no\"", "isDark: "),
    ("\"#D5D6DD\"", "7", "colors.background: "),
    (
      "\"isDark\": false,", "\"isDark\": false, \"shapes\": { \"keyShadow\": -1 },",
      "shapes.keyShadow: "
    ),
    (
      "\"isDark\": false,",
      "\"isDark\": false, \"fonts\": { \"word\": { \"size\": 0, \"weight\": 400 } },",
      "fonts.word.size: "
    ),
    (
      "\"isDark\": false,",
      "\"isDark\": false, \"fonts\": { \"word\": { \"size\": 16, \"weight\": 0 } },",
      "fonts.word.weight: "
    ),
    (
      "\"isDark\": false,", "\"isDark\": false, \"fonts\": { \"families\": [] },",
      "fonts.families: "
    ),
  ])
  func aWrongValueIsNamed(_ old: String, new: String, place: String) {
    let wrong = light.replacing(old, with: new)
    #expect(wrong != light)
    #expect(fault(wrong)?.hasPrefix("mine.json: " + place) == true, "\(fault(wrong) ?? "")")
  }

  @Test func whatIsNoJSONIsOneLineWithItsPosition() {
    for text in ["{", "{ \"name\": }", "not json"] {
      let line = fault(text)
      #expect(line?.hasPrefix("mine.json:1:") == true)
      #expect(line?.contains("\n") == false)
    }
  }

  @Test func aMisspeltKeyIsALineAndNoMore() throws {
    let misspelt = light.replacing(
      "\"isDark\": false,", with: "\"isDark\": false, \"animate\": false,")
    let read = try ThemeFile.read(Array(misspelt.utf8), name: "mine.json")
    #expect(read.warnings.count == 1)
    #expect(read.warnings.first?.hasPrefix("mine.json: animate") == true)
    #expect(read.value == (try BuiltInTheme.light.theme()))
  }

  @Test(arguments: BuiltInTheme.allCases) func isReadAsItIsWritten(_ theme: BuiltInTheme) throws {
    let read = try theme.theme()
    let written = try JSONEncoder().encode(read)
    #expect(try ThemeFile.read(Array(written), name: "again.json").value == read)
  }
}
