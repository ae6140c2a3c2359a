import LayoutFiles
import TextTraits
import Testing

@testable import KeyboardService

@Suite("Faults in the settings file") struct SettingsFaultTests {
  private func decode(
    _ text: String
  ) throws(JSONFileError) -> JSONFile.Decoded<SettingsDocument> {
    try JSONFile.decode(SettingsDocument.self, bytes: Array(text.utf8), name: "s.json")
  }

  @Test(
    "A value that may not be names its key path and what it may be",
    arguments: [
      ("{heightScale: 2}", "heightScale: must be from 0.8 to 1.5"),
      ("{heightScale: 0.79}", "heightScale: must be from 0.8 to 1.5"),
      ("{heightScale: NaN}", "heightScale: must be from 0.8 to 1.5"),
      ("{heightScale: -Infinity}", "heightScale: must be from 0.8 to 1.5"),
      ("{heightScale: 'big'}", "heightScale: must be a number"),
      ("{hideDelay: -1}", "hideDelay: must be from 0 to 5"),
      ("{typing: {longPressDelay: 0.05}}", "typing.longPressDelay: must be from 0.1 to 1.5"),
      ("{typing: {longPressDelay: 1.6}}", "typing.longPressDelay: must be from 0.1 to 1.5"),
      ("{typing: {longPressDelay: NaN}}", "typing.longPressDelay: must be from 0.1 to 1.5"),
      ("{typing: {clicks: 'yes'}}", "typing.clicks: must be true or false"),
      ("{typing: true}", "typing: must be an object"),
      (
        "{accessibility: {ignoreRepeatsWithin: 9}}",
        "accessibility.ignoreRepeatsWithin: must be from 0 to 4"
      ),
      ("{form: 'watch'}", "form: must be auto, phone or tablet"),
      ("{reducedMotion: 'yes'}", "reducedMotion: must be auto, on or off"),
      ("{reducedMotion: true}", "reducedMotion: must be a string"),
      ("{hardwareKeyboard: ''}", "hardwareKeyboard: must be hide or ignore"),
      ("{modifiers: 'off'}", "modifiers: must be terminals or always"),
      ("{logging: 'loud'}", "logging: must be off, fault, info or debug"),
      ("{theme: ''}", "theme: must be auto or a name"),
      ("{output: 1}", "output: must be a string"),
      ("{languages: 'en'}", "languages: must be a list"),
      (
        "{languages: ['en', 'de_DE']}",
        "languages[1]: must be a BCP 47 language tag, such as en or pt-BR"
      ),
      ("{appRules: {}}", "appRules: must be a list"),
      ("{appRules: [{}]}", "appRules[0].app is missing"),
      ("{appRules: [{app: 7}]}", "appRules[0].app: must be a string"),
      (
        "{appRules: [{app: 'a'}, {app: 'b', traits: {isTerminal: 1}}]}",
        "appRules[1].traits.isTerminal: must be true or false"
      ),
      ("[]", "must be an object"),
    ])
  func values(text: String, message: String) {
    let error = #expect(throws: JSONFileError.self) { try decode(text) }
    #expect(error?.description == "s.json: \(message)")
  }

  @Test("A word that no trait has names its key path")
  func traitWords() {
    let error = #expect(throws: JSONFileError.self) {
      try decode("{appRules: [{app: 'a', traits: {keyboardType: 'piano'}}]}")
    }
    #expect(error?.description.hasPrefix("s.json: appRules[0].traits.keyboardType: ") == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test(
    "A mistake of syntax has line and column",
    arguments: [
      ("{\n  theme: dark\n}", "2:10: 'dark' is no value"),
      (
        "{\n  theme: 'a'\n  form: 'b'}",
        "3:3: ',' or '}' should be here, for what was opened in line 1"
      ),
    ])
  func syntax(text: String, message: String) {
    let error = #expect(throws: JSONFileError.self) { try decode(text) }
    #expect(error?.description == "s.json:\(message)")
  }

  @Test("An unknown key costs one line and nothing else")
  func unknownKeys() throws {
    let decoded = try decode("{them: 'dark', typing: {clics: false, clicks: false}}")
    #expect(!decoded.value.settings.typing.clicks)
    #expect(decoded.warnings.count == 2)
    #expect(decoded.warnings[0].hasPrefix("s.json: them is not known here; there is "))
    #expect(decoded.warnings[1].hasPrefix("s.json: typing.clics is not known here; there is "))
    #expect(decoded.warnings[1].contains("clicks"))
  }

  @Test("In a rule too, where all the names there are are told")
  func unknownInRule() throws {
    let decoded = try decode(
      "{appRules: [{app: 'a', keybord: 'shown'}, {app: 'b', traits: {terminal: true}}]}")
    #expect(
      decoded.warnings.first
        == "s.json: appRules[0].keybord is not known here; there is app, keyboard or traits")
    let line = try #require(decoded.warnings.last)
    #expect(line.hasPrefix("s.json: appRules[1].traits.terminal is not known here; there is "))
    #expect(Trait.all.allSatisfy { line.contains($0.name) })
  }

  @Test("Every trait is known in a rule", arguments: Trait.all.map(\.name))
  func everyTrait(name: String) throws {
    // Null is no value, so that one text fits all; the key beside it shows that keys are looked at.
    let decoded = try decode("{appRules: [{app: 'a', traits: {\(name): null, x: 1}}]}")
    #expect(decoded.warnings.count == 1)
    let known = try #require(decoded.warnings.first)
    #expect(known.contains(name))
  }
}
