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
    #expect(
      fault(wrong)
        == "mine.json: colors.background: \"blue\" is not a colour; write #RRGGBB or #RRGGBBAA")
    let deep = light.replacing(
      "\"pressed\": { \"fill\": \"#ABB1BA\"", with: "\"pressed\": { \"fill\": \"#ABB1B\"")
    #expect(
      fault(deep) == "mine.json: colors.character.pressed.fill: \"#ABB1B\" is not a colour; "
        + "write #RRGGBB or #RRGGBBAA")
  }

  @Test func aMissingColourIsNamed() {
    let wrong = light.replacing("\"background\": \"#D5D6DD\",", with: "")
    #expect(fault(wrong) == "mine.json: colors.background: is missing")
  }

  @Test func aWrongKindOfValueIsNamed() {
    #expect(
      fault(light.replacing("\"isDark\": false", with: "\"isDark\": \"no\""))
        == "mine.json: isDark: should be a true or false")
    #expect(
      fault(light.replacing("\"#D5D6DD\"", with: "7"))
        == "mine.json: colors.background: should be a text")
    #expect(fault("[]") == "mine.json: should be a group in { }")
  }

  @Test func aLengthOutOfRangeIsNamed() {
    let wrong = light.replacing(
      "\"isDark\": false,", with: "\"isDark\": false, \"shapes\": { \"keyShadow\": -1 },")
    #expect(
      fault(wrong)
        == "mine.json: shapes.keyShadow: -1.0 is out of range; write a length from 0 to 40")
  }

  @Test func whatIsNoJSONIsOneLine() {
    for text in ["", "{", "{ \"name\": }", "not json", light + "}"] {
      let line = fault(text)
      #expect(line?.hasPrefix("mine.json: ") == true)
      #expect(line?.contains("\n") == false)
    }
  }

  @Test(arguments: BuiltInTheme.allCases) func isReadAsItIsWritten(_ theme: BuiltInTheme) throws {
    let read = try theme.theme()
    let written = try JSONEncoder().encode(read)
    #expect(try ThemeFile.read(Array(written), name: "again.json") == read)
  }
}
