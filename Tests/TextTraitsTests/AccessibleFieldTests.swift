import Testing
import TextTraits

/// What AT-SPI's objects say of fields; the objects are those that browsers and toolkits make.
@Suite("Fields as AT-SPI knows them")
struct AccessibleFieldTests {
  private func traits(
    role: AccessibleField.Role? = nil, states: Set<AccessibleField.State> = [],
    _ attributes: [String: String] = [:]
  ) -> PartialTraits {
    PartialTraits(
      accessible: AccessibleField(role: role, states: states, attributes: attributes))
  }

  @Test(
    "The type of a page's field decides as in a page",
    arguments: [
      ("email", KeyboardType.emailAddress), ("tel", .phonePad), ("url", .url),
      ("number", .numbersAndPunctuation),
    ])
  func inputType(type: String, keyboardType: KeyboardType) {
    #expect(traits(["tag": "input", "text-input-type": type]).keyboardType == keyboardType)
  }

  @Test(
    "A search says search on its return key",
    arguments: [
      ["text-input-type": "search"], ["xml-roles": "searchbox"],
      ["xml-roles": "combobox searchbox"],
    ])
  func search(attributes: [String: String]) {
    #expect(traits(attributes).returnKeyType == .search)
    #expect(traits(attributes).keyboardType == nil)
  }

  @Test("A password is one by its role or its type")
  func password() {
    #expect(traits(role: .passwordText).isSecureTextEntry == true)
    #expect(traits(["text-input-type": "password"]).isSecureTextEntry == true)
    #expect(traits(["text-input-type": "text"]).isSecureTextEntry == nil)
  }

  @Test("A terminal is one by its role")
  func terminal() { #expect(traits(role: .terminal).isTerminal == true) }

  @Test("What the empty field shows has two names")
  func placeholder() {
    #expect(traits(["placeholder": "Name"]).placeholder == "Name")
    #expect(traits(["placeholder-text": "Name"]).placeholder == "Name")
    #expect(traits(["placeholder": ""]).placeholder == nil)
  }

  @Test(
    "Lines are told by the states, where they agree",
    arguments: [
      ([.multiLine], true), ([.singleLine], false), ([], nil), ([.multiLine, .singleLine], nil),
    ] as [(Set<AccessibleField.State>, Bool?)])
  func lines(states: Set<AccessibleField.State>, isMultiline: Bool?) {
    for attributes in [[:], ["text-input-type": "text"]] {
      let told = traits(states: states, attributes).isMultiline
      #expect((told ?? nil) == isMultiline)
      #expect((told != nil) == (isMultiline != nil))
    }
  }

  @Test("An object of a toolkit without attributes says nothing")
  func silent() { #expect(traits(["toolkit": "gtk"]) == PartialTraits()) }

  @Test("Roles and states have AT-SPI's numbers")
  func numbers() {
    // ATSPI_ROLE_PASSWORD_TEXT; ATSPI_STATE_EDITABLE, FOCUSED and SHOWING.
    let field = AccessibleField(
      role: 40, states: [1 << 7 | 1 << 12 | 1 << 25, 0xFFFF_FFFF], attributes: [:])
    #expect(field.role == .passwordText)
    #expect(field.states == [.editable, .focused, .showing])
    // ATSPI_ROLE_TEXT.
    #expect(AccessibleField(role: 61, states: [], attributes: [:]).role == nil)
  }
}
