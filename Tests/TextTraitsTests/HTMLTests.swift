import Testing

@testable import TextTraits

@Suite("HTML")
struct HTMLTests {
  @Test(
    "Each input type and mode opens the keyboard of reference 3.2",
    arguments: [
      (["type": "text"], nil),
      ([:], nil),
      (["type": "search"], nil),
      (["inputmode": "text"], .default),
      (["type": "number"], .numbersAndPunctuation),
      (["type": "date"], .numbersAndPunctuation),
      (["type": "month"], .numbersAndPunctuation),
      (["type": "week"], .numbersAndPunctuation),
      (["type": "time"], .numbersAndPunctuation),
      (["type": "datetime-local"], .numbersAndPunctuation),
      (["type": "url"], .url),
      (["inputmode": "url"], .url),
      (["inputmode": "numeric"], .numberPad),
      (["pattern": "[0-9]*"], .numberPad),
      (["pattern": "\\d*"], .numberPad),
      (["type": "number", "pattern": "[0-9]*"], .numberPad),
      (["pattern": "[0-9]{3}-[a-z]*"], nil),
      (["type": "tel"], .phonePad),
      (["inputmode": "tel"], .phonePad),
      (["type": "email"], .emailAddress),
      (["inputmode": "email"], .emailAddress),
      (["inputmode": "decimal"], .decimalPad),
      (["inputmode": "search"], .webSearch),
      (["type": "password"], .asciiCapable),
      (["type": "EMAIL"], .emailAddress),
      (["type": "email", "inputmode": "numeric"], .numberPad),
      (["inputmode": "hexadecimal", "type": "colour"], nil),
    ] as [([String: String], KeyboardType?)])
  func keyboard(attributes: [String: String], keyboardType: KeyboardType?) {
    #expect(PartialTraits(html: HTMLField(.input, attributes)).keyboardType == keyboardType)
  }

  @Test("A page may show keys of its own")
  func ownKeyboard() {
    #expect(
      PartialTraits(html: HTMLField(.input, ["inputmode": "none"])).providesOwnKeyboard == true)
    #expect(PartialTraits(html: HTMLField(.input, [:])).providesOwnKeyboard == nil)
  }

  @Test("Only password inputs are secure", arguments: ["password", "text", "email", "search"])
  func secure(type: String) {
    let traits = PartialTraits(html: HTMLField(.input, ["type": type])).completed
    #expect(traits.isSecureTextEntry == (type == "password"))
  }

  @Test("The type is an input's alone")
  func typeOfOtherElements() {
    let area = PartialTraits(html: HTMLField(.textarea, ["type": "password"]))
    #expect(area.keyboardType == nil)
    #expect(area.completed.isSecureTextEntry == false)
  }

  @Test(
    "Capitals are as the page asks",
    arguments: [
      ("none", AutocapitalizationType.none), ("off", AutocapitalizationType.none),
      ("sentences", .sentences), ("on", .sentences), ("words", .words),
      ("characters", .allCharacters), ("Characters", .allCharacters), ("shouting", nil),
    ] as [(String, AutocapitalizationType?)])
  func capitals(value: String, capitals: AutocapitalizationType?) {
    let traits = PartialTraits(html: HTMLField(.textarea, ["autocapitalize": value]))
    #expect(traits.autocapitalizationType == capitals)
  }

  @Test(
    "Correction is as the page asks",
    arguments: [
      ("on", .yes), ("", .yes), ("off", .no), ("maybe", nil),
    ] as [(String, TriState?)])
  func correction(value: String, correction: TriState?) {
    let traits = PartialTraits(html: HTMLField(.input, ["autocorrect": value]))
    #expect(traits.autocorrectionType == correction)
  }

  @Test(
    "Without a spelling check there are no curly quotes and dashes either",
    arguments: [
      ("false", .no, .no), ("true", .yes, nil), ("", .yes, nil), ("perhaps", nil, nil),
    ] as [(String, TriState?, TriState?)])
  func spelling(value: String, spelling: TriState?, punctuation: TriState?) {
    let traits = PartialTraits(html: HTMLField(.contenteditable, ["spellcheck": value]))
    #expect(traits.spellCheckingType == spelling)
    #expect(traits.smartQuotesType == punctuation)
    #expect(traits.smartDashesType == punctuation)
  }

  @Test(
    "Password, e-mail and URL inputs and log-in forms have neither, whatever the page asks",
    arguments: [
      ("password", nil), ("email", nil), ("url", nil), ("text", "/login.php"),
      ("search", "https://example.org/Login"),
    ] as [(String, String?)])
  func forced(type: String, formAction: String?) {
    let attributes = ["type": type, "autocapitalize": "words", "autocorrect": "on"]
    let traits = PartialTraits(html: HTMLField(.input, attributes, formAction: formAction))
    #expect(traits.autocapitalizationType == AutocapitalizationType.none)
    #expect(traits.autocorrectionType == .no)
  }

  @Test("Other forms leave both to the page")
  func notForced() {
    let attributes = ["autocapitalize": "words", "autocorrect": "on"]
    let traits = PartialTraits(html: HTMLField(.input, attributes, formAction: "/order"))
    #expect(traits.autocapitalizationType == .words)
    #expect(traits.autocorrectionType == .yes)
  }

  @Test(
    "The content type is the last token of autocomplete",
    arguments: [
      ("email", .emailAddress), ("section-a shipping home tel", .telephoneNumber),
      ("billing cc-number", .creditCardNumber), ("username webauthn", .username),
      ("current-password", .password), ("  one-time-code\n", .oneTimeCode), ("on", nil), ("", nil),
      ("tel-extension", nil), ("off", nil),
    ] as [(String, TextContentType?)])
  func contentType(autocomplete: String, type: TextContentType?) {
    let said = PartialTraits(html: HTMLField(.input, ["autocomplete": autocomplete]))
    #expect(said.completed.textContentType == type)
  }

  @Test("A field that is not to be completed is not learned from", arguments: ["off", "OFF"])
  func off(autocomplete: String) {
    #expect(
      PartialTraits(html: HTMLField(.input, ["autocomplete": autocomplete])).isPrivate == true)
  }

  @Test("The content type comes from nowhere else")
  func contentTypeFromType() {
    #expect(
      PartialTraits(html: HTMLField(.input, ["type": "email"])).completed.textContentType == nil)
  }

  @Test("Inputs have one line, the others many", arguments: HTMLField.Element.allCases)
  func lines(element: HTMLField.Element) {
    #expect(PartialTraits(html: HTMLField(element)).isMultiline == (element != .input))
  }

  @Test("The placeholder is told")
  func placeholder() {
    let traits = PartialTraits(html: HTMLField(.input, ["placeholder": "Town"]))
    #expect(traits.completed.placeholder == "Town")
  }
}

@Suite("HTML: return key")
struct HTMLReturnKeyTests {
  @Test(
    "Each enterkeyhint has its return key, whatever the form does",
    arguments: [
      ("enter", .default), ("done", .done), ("go", .go), ("next", .next), ("search", .search),
      ("send", .send),
    ] as [(String, ReturnKeyType)])
  func hint(value: String, type: ReturnKeyType) {
    for action in [nil, "/find"] {
      let field = HTMLField(.input, ["enterkeyhint": value, "type": "search"], formAction: action)
      #expect(PartialTraits(html: field).returnKeyType == type)
    }
  }

  @Test(
    "Without a hint the form decides, and previous is no hint",
    arguments: [
      ("search", "/find", .search), ("text", "/find", .go), ("email", "/join", .go),
      ("search", nil, nil), ("text", nil, nil), ("text", "", nil),
    ] as [(String, String?, ReturnKeyType?)])
  func form(type: String, action: String?, expected: ReturnKeyType?) {
    let field = HTMLField(.input, ["type": type], formAction: action)
    #expect(PartialTraits(html: field).returnKeyType == expected)
    let previous = HTMLField(
      .input, ["type": type, "enterkeyhint": "previous"], formAction: action)
    #expect(PartialTraits(html: previous).returnKeyType == expected)
  }

  @Test("Return breaks the line where there are lines, form or not")
  func area() {
    #expect(PartialTraits(html: HTMLField(.textarea, formAction: "/send")).returnKeyType == nil)
    let hint = HTMLField(.textarea, ["enterkeyhint": "send"], formAction: "/send")
    #expect(PartialTraits(html: hint).returnKeyType == .send)
  }
}
