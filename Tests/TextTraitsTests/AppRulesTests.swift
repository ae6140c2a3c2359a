import FoundationEssentials
import Testing

@testable import TextTraits

@Suite("App rules")
struct AppRulesTests {
  @Test(
    "A pattern is an app id, or the beginning of one",
    arguments: [
      ("org.kde.konsole", "org.kde.konsole", true), ("org.kde.konsole", "org.kde.konsole2", false),
      ("org.kde.konsole", "Org.kde.konsole", false), ("org.kde.*", "org.kde.konsole", true),
      ("org.kde.*", "org.kde.", true), ("org.kde.*", "org.kdevelop", false), ("*", "foot", true),
      ("*", "", true), ("", "foot", false), ("", "", true), ("*term", "xterm", false),
      ("a*c*", "a*cd", true), ("a*c*", "abcd", false),
    ])
  func pattern(pattern: String, application: String, matches: Bool) {
    #expect(AppPattern(pattern).matches(application) == matches)
  }

  static let rules = AppRules([
    AppRule(app: AppPattern("org.shop.till"), traits: .saying(\.keyboardType, .numberPad)),
    AppRule(
      app: AppPattern("org.shop.*"),
      traits: .saying(\.keyboardType, .asciiCapable).saying(\.emojiType, .no), keyboard: .shown),
    AppRule(app: AppPattern("*"), keyboard: .hidden),
  ])

  @Test("Every rule that matches is heard, and the earlier counts")
  func traits() {
    #expect(
      Self.rules.traits(for: "org.shop.till")
        == .saying(\.keyboardType, .numberPad).saying(\.emojiType, .no))
    #expect(Self.rules.traits(for: "org.shop.desk").keyboardType == .asciiCapable)
    #expect(Self.rules.traits(for: "foot") == PartialTraits())
  }

  @Test(
    "The first rule that speaks of the keyboard counts",
    arguments: [
      ("org.shop.till", AppRule.Visibility.shown), ("foot", .hidden),
    ])
  func visibility(application: String, visibility: AppRule.Visibility) {
    #expect(Self.rules.visibility(for: application) == visibility)
  }

  @Test("Without a rule the keyboard comes up when a field has the focus")
  func noRules() {
    #expect(AppRules().visibility(for: "foot") == .automatic)
    #expect(AppRules().traits(for: "foot") == PartialTraits())
  }

  @Test("Rules are read from the settings, with all but the app left out")
  func read() throws {
    let text = """
      [{"app": "org.kde.konsole*", "traits": {"isTerminal": true}},
       {"app": "mpv", "keyboard": "hidden"}, {"app": "foot"}]
      """
    let rules = try JSONDecoder().decode(AppRules.self, from: Data(text.utf8))
    #expect(
      rules.rules == [
        AppRule(app: AppPattern("org.kde.konsole*"), traits: .saying(\.isTerminal, true)),
        AppRule(app: AppPattern("mpv"), keyboard: .hidden), AppRule(app: AppPattern("foot")),
      ])
  }

  @Test("Rules survive being written and read")
  func roundTrip() throws {
    let data = try JSONEncoder().encode(Self.rules)
    #expect(try JSONDecoder().decode(AppRules.self, from: data) == Self.rules)
  }

  @Test(
    "A wrong value is named by its place",
    arguments: [
      (
        #"[{"app": "foot"}, {"app": "x", "traits": {"keyboardType": "telex"}}]"#,
        ["Index 1", "traits", "keyboardType"]
      ),
      (#"[{"app": "foot", "keyboard": "sometimes"}]"#, ["Index 0", "keyboard"]),
      (#"[{"app": 7}]"#, ["Index 0", "app"]),
    ])
  func wrongValue(text: String, path: [String]) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AppRules.self, from: Data(text.utf8))
    }
    switch error {
    case .dataCorrupted(let context), .typeMismatch(_, let context):
      #expect(context.codingPath.map(\.stringValue) == path)
    default:
      Issue.record("not the error of a wrong value")
    }
  }

  @Test("A rule is a source among others, and takes no secrecy away")
  func source() {
    let rules = AppRules([
      AppRule(
        app: AppPattern("foot"),
        traits: .saying(\.isTerminal, true).saying(\.isSecureTextEntry, false))
    ])
    let resolved = TraitsResolver.resolve([
      .appRule: rules.traits(for: "foot"),
      .textInput: PartialTraits(textInput: .password, hints: []),
    ])
    #expect(resolved.traits.isTerminal)
    #expect(resolved.traits.isSecureTextEntry)
    #expect(resolved.sources["isTerminal"] == .appRule)
  }
}
