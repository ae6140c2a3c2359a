import Testing

@testable import TextTraits

@Suite("Return key")
struct ReturnKeyTests {
  /// Reference 2: type, English label, blue.
  static let rows: [(ReturnKeyType, String, Bool)] = [
    (.default, "return", false),
    (.go, "go", true),
    (.google, "search", true),
    (.join, "join", true),
    (.next, "next", false),
    (.route, "route", true),
    (.search, "search", true),
    (.send, "send", true),
    (.yahoo, "search", true),
    (.done, "done", true),
    (.emergencyCall, "Emergency Call", true),
    (.continue, "continue", true),
  ]

  @Test("Each type has its label and colour", arguments: rows)
  func row(type: ReturnKeyType, label: String, isProminent: Bool) {
    var traits = TextInputTraits()
    traits.returnKeyType = type
    let key = ReturnKey(traits, language: "en-GB")
    #expect(key.type == type)
    #expect(key.label == label)
    #expect(key.isProminent == isProminent)
    #expect(key.isEnabled)
  }

  @Test("The table has every type")
  func complete() {
    #expect(Self.rows.map(\.0) == ReturnKeyType.allCases)
  }

  /// What the iOS keyboard says for search and done.
  @Test(
    "Labels are in the language of the keyboard",
    arguments: [
      ("de-AT", "Suchen", "Fertig"), ("fr", "rechercher", "terminé"),
      ("es-419", "buscar", "aceptar"),
      ("it", "cerca", "fine"), ("pt-BR", "buscar", "concluído"), ("ru", "Найти", "Готово"),
      ("tr", "Ara", "Bitti"), ("ar-EG", "بحث", "تم"), ("hi", "खोजें", "पूर्ण"),
      ("ja", "検索", "完了"), ("ko-KR", "검색", "완료"), ("pl", "szukaj", "gotowe"),
      ("sv", "sök", "klar"), ("zh", "搜索", "完成"), ("zh-Hans-TW", "搜索", "完成"),
      ("zh-Hant", "搜尋", "完成"), ("zh_TW", "搜尋", "完成"), ("zh-HK", "搜尋", "完成"),
      ("DE", "Suchen", "Fertig"), ("nl", "zoek", "gereed"), ("el", "αναζήτηση", "τέλος"),
    ])
  func localised(language: String, search: String, done: String) {
    #expect(ReturnKeyType.search.label(language: language) == search)
    #expect(ReturnKeyType.done.label(language: language) == done)
  }

  @Test("A language without labels has the English ones", arguments: ["tlh", "", "-", "e", "zho"])
  func fallback(language: String) {
    #expect(ReturnKeyType.send.label(language: language) == "send")
  }

  @Test("Every label of every language says something, and tells the types apart")
  func labels() {
    let languages = ["en", "zh-Hans", "zh-Hant"] + ReturnKeyLabels.byLanguage.keys
    let types = ReturnKeyType.allCases.filter { ![.google, .yahoo].contains($0) }
    #expect(languages.count >= 18)
    for language in languages {
      let labels = types.map { $0.label(language: language) }
      #expect(labels.allSatisfy { !$0.isEmpty }, "\(language)")
      #expect(Set(labels).count == types.count, "\(language)")
    }
  }

  @Test("Web search says Go, in blue, where the field leaves it open")
  func webSearch() {
    var traits = TextInputTraits()
    traits.keyboardType = .webSearch
    let key = ReturnKey(traits, language: "en")
    #expect(key.type == .go)
    #expect(key.label == "go")
    #expect(key.isProminent)
    traits.returnKeyType = .search
    #expect(ReturnKey(traits, language: "en").type == .search)
  }

  @Test("Every other keyboard type says return", arguments: KeyboardType.allCases)
  func otherTypes(keyboardType: KeyboardType) {
    var traits = TextInputTraits()
    traits.keyboardType = keyboardType
    #expect((ReturnKey(traits, language: "en").label == "return") == (keyboardType != .webSearch))
  }

  @Test("The application's own word wins, but not an empty one")
  func ownLabel() {
    var traits = TextInputTraits()
    traits.returnKeyType = .done
    traits.returnKeyLabel = "Pay"
    let key = ReturnKey(traits, language: "de")
    #expect(key.label == "Pay")
    #expect(key.isProminent)
    traits.returnKeyLabel = ""
    #expect(ReturnKey(traits, language: "de").label == "Fertig")
  }

  @Test(
    "The key is disabled only in a field known to be empty that asks for it",
    arguments: [
      (true, true as Bool?, false), (true, false, true), (true, nil, true), (false, true, true),
      (false, nil, true),
    ])
  func enabled(automatically: Bool, isEmpty: Bool?, isEnabled: Bool) {
    var traits = TextInputTraits()
    traits.enablesReturnKeyAutomatically = automatically
    traits.isEmpty = isEmpty
    #expect(ReturnKey(traits, language: "en").isEnabled == isEnabled)
  }
}
