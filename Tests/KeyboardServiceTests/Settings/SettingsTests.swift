import FoundationEssentials
import LayoutFiles
import TextTraits
import Testing
import Typing

@testable import KeyboardService

@Suite("Settings") struct SettingsTests {
  private func read(_ text: String) throws(JSONFileError) -> Settings {
    try JSONFile.decode(SettingsDocument.self, bytes: Array(text.utf8), name: "s.json").value
      .settings
  }

  // MARK: The commented default file

  @Test("The default file says the defaults, and nothing that is unknown")
  @MainActor func defaultFile() throws {
    let decoded = try JSONFile.decode(
      SettingsDocument.self, bytes: Array(Settings.defaultText.utf8), name: "s.json")
    #expect(decoded.value.settings == Settings())
    #expect(decoded.warnings.isEmpty)
  }

  @Test("The default file mentions every key, and before it what it may be")
  @MainActor func everyKey() {
    let words = Settings.defaultText.replacing("//", with: "").split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    for setting in Settings.table.flatMap({ [$0] + $0.members }) {
      let parts = text.split(separator: "\"\(setting.name)\": ", maxSplits: 1)
      #expect(parts.count == 2, "\(setting.name)")
      guard let comment = parts.first?.suffix(300), let expected = setting.expected else {
        continue
      }
      #expect(comment.contains(expected), "\(setting.name)")
    }
  }

  @Test("The rules it gives as examples are rules")
  @MainActor func exampleRules() throws {
    let examples = Settings.defaultText.split(separator: "\n")
      .filter { $0.contains("//   {") }.map { $0.replacing("//", with: "") }
    let decoded = try JSONFile.decode(
      SettingsDocument.self,
      bytes: Array("{appRules: [\(examples.joined())]}".utf8), name: "s.json")
    #expect(decoded.warnings.isEmpty)
    let rules = decoded.value.settings.appRules
    #expect(rules.rules.count == 3)
    #expect(rules.traits(for: "org.kde.konsole").isTerminal == true)
    #expect(rules.traits(for: "com.example.chat.beta").returnKeyType == .send)
    #expect(rules.visibility(for: "com.example.game") == .hidden)
  }

  @Test("The default file is plain: lines of 100 columns at most, ASCII")
  @MainActor func plain() {
    let lines = Settings.defaultText.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 && $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  // MARK: What is read

  @Test(
    "Left out or null is the default",
    arguments: [
      "{}", "{theme: null, typing: null, appRules: null, hideDelay: null}",
      "{typing: {}, accessibility: {clicks: null}}", "// nothing\n{typing: {clicks: null}}",
    ])
  func empty(text: String) throws {
    #expect(try read(text) == Settings())
  }

  @Test func everySetting() throws {
    let settings = try read(
      """
      {
        languages: ["de-ch", "en"], theme: "e-ink", themeLight: "a", themeDark: "b",
        themeHighContrast: "c", reducedMotion: "on", form: "tablet", heightScale: 1.25,
        output: "DSI-1", hardwareKeyboard: "ignore", hideDelay: 0.5, modifiers: "always",
        privateMode: true, replacements: {Addr: "12 Main Street"},
        typing: {
          capitals: false, capsLock: false, correction: false, suggestions: false,
          learning: false, offensiveWords: true,
          doubleSpacePeriod: false, smartPunctuation: false, smartSpaces: false,
          balloons: false, clicks: false, haptics: true, longPressDelay: 0.75,
          trackpadDelay: 0.25, repeatDelay: 1, repeatInterval: 0.125, doubleTapWindow: 1.5,
          doubleSpaceWindow: 2,
        },
        accessibility: {
          boldLabels: true, variantsStayOpen: true, ignoreTouchesShorterThan: 0.125,
          ignoreRepeatsWithin: 0.25, hysteresis: 12,
        },
        appRules: [{app: "x", keyboard: "shown"}], logging: "debug",
      }
      """)
    #expect(settings.languages.map(\.description) == ["de-CH", "en"])
    #expect(settings.theme == "e-ink")
    #expect(
      [settings.themeLight, settings.themeDark, settings.themeHighContrast] == ["a", "b", "c"])
    #expect(settings.reducedMotion == .on)
    #expect(settings.form == .tablet)
    #expect(settings.heightScale == 1.25)
    #expect(settings.output == "DSI-1")
    #expect(
      settings.visibility
        == VisibilitySettings(hideDelay: .milliseconds(500), hardwareKeyboard: .ignore))
    #expect(settings.modifierRow == .always)
    #expect(settings.typing == Self.otherTyping)
    #expect(settings.offersOffensiveWords)
    #expect(settings.boldLabels)
    #expect(settings.appRules.visibility(for: "x") == .shown)
    #expect(settings.logLevel == .debug)
  }

  private static var otherTyping: TypingSettings {
    var typing = TypingSettings()
    typing.capitalizesAutomatically = false
    typing.allowsCapsLock = false
    typing.correctsWords = false
    typing.suggestsWords = false
    typing.learnsWords = false
    typing.isPrivate = true
    typing.replacements = ["Addr": "12 Main Street"]
    typing.doubleSpacePeriod = false
    typing.smartPunctuation = false
    typing.smartSpaces = false
    typing.showsBalloons = false
    typing.clicks = false
    typing.haptics = true
    typing.longPressDelay = .milliseconds(750)
    typing.trackpadDelay = .milliseconds(250)
    typing.repeatDelay = .seconds(1)
    typing.repeatInterval = .milliseconds(125)
    typing.doubleTapWindow = .milliseconds(1500)
    typing.doubleSpaceWindow = .seconds(2)
    typing.sticksHolds = true
    typing.ignoresTouchesShorterThan = .milliseconds(125)
    typing.ignoresRepeatsWithin = .milliseconds(250)
    typing.hysteresis = 12
    return typing
  }

  @Test("What is written is read again as it was")
  func again() throws {
    let settings = try read(
      #"{theme: "mine", form: "phone", hideDelay: 1.5, appRules: [{app: "a", traits: {isTerminal: true}}]}"#
    )
    let bytes = try JSONEncoder().encode(settings)
    #expect(try JSONDecoder().decode(Settings.self, from: bytes) == settings)
  }

  // MARK: What it means

  @Test(
    arguments: [
      (nil, false, false, "light"), (nil, true, false, "dark"), (nil, false, true, "high-contrast"),
      (nil, true, true, "high-contrast"), ("e-ink", true, true, "e-ink"),
    ] as [(String?, Bool, Bool, String)])
  func themes(theme: String?, isDark: Bool, prefersHighContrast: Bool, name: String) {
    var settings = Settings()
    settings.theme = theme
    #expect(
      settings.themeName(isDark: isDark, prefersHighContrast: prefersHighContrast) == name)
  }

  @Test(arguments: [
    (ReducedMotion.auto, true, true), (.auto, false, false), (.on, true, false),
    (.off, false, true),
  ])
  func motion(setting: ReducedMotion, desktopAllows: Bool, moves: Bool) {
    #expect(
      setting.allowsMotion(desktopAllows: desktopAllows, themeAnimates: true) == moves)
    #expect(!setting.allowsMotion(desktopAllows: desktopAllows, themeAnimates: false))
  }

  @Test(arguments: [
    (LogLevel.off, ""), (.fault, "fault"), (.info, "fault info"), (.debug, "fault info debug"),
  ])
  func levels(level: LogLevel, written: String) {
    let included = LogLevel.allCases.filter(level.includes).map(\.rawValue)
    #expect(included.joined(separator: " ") == written)
  }
}
