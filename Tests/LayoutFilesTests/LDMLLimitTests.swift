import LayoutFiles
import Testing

/// Files made to take all memory or the stack are refused at small cost.
@Suite struct LDMLLimitTests {
  private func kind(_ text: String, files: [String: String] = [:]) -> LDMLError.Kind? {
    #expect(throws: LDMLError.self) { try TestKeyboard.read(text, files: files) }?.kind
  }

  @Test func deepNesting() {
    let depth = 50_000
    let text =
      String(repeating: "<keys>", count: depth) + String(repeating: "</keys>", count: depth)
    #expect(kind(text) == .tooDeep)
  }

  @Test func entityBomb() {
    var text = "<!DOCTYPE keyboard3 [<!ENTITY a0 'ha'>"
    for index in 1...30 {
      text += "<!ENTITY a\(index) '&a\(index - 1);&a\(index - 1);'>"
    }
    text += "]><keyboard3 locale='en' conformsTo='46'><info name='&a30;'/></keyboard3>"
    #expect(kind(text) == .declarations)
  }

  @Test func externalEntity() {
    let text = "<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><keyboard3>&a;</keyboard3>"
    #expect(kind(text) == .declarations)
  }

  @Test func documentTypeWithoutDeclarationsIsAccepted() throws {
    let text = "<!DOCTYPE keyboard3 SYSTEM '../dtd/ldmlKeyboard3.dtd'>" + TestKeyboard().text
    #expect(try TestKeyboard.read(text).rows.count == 2)
  }

  @Test func size() {
    let text = TestKeyboard().text + String(repeating: " ", count: FileBytes.limit)
    let error = #expect(throws: LDMLError.self) { try TestKeyboard.read(text) }
    #expect(error?.description == "test.xml: is larger than 1024 KiB")
    #expect(error?.kind == .tooLarge)
  }

  @Test func numberOfElements() {
    #expect(kind("<keys>" + String(repeating: "<key/>", count: 10_000) + "</keys>") == .tooMany)
  }

  @Test func numberOfRowsKeysAndVariants() {
    var keyboard = TestKeyboard()
    keyboard.base = String(repeating: #"<row keys="a"/>"#, count: 17)
    #expect(kind(keyboard.text) == .tooMany)
    keyboard.base = #"<row keys="\#(String(repeating: "a ", count: 65))"/>"#
    #expect(kind(keyboard.text) == .tooMany)
    keyboard = TestKeyboard()
    keyboard.keys =
      #"<key id="x" output="x" longPressKeyIds="\#(String(repeating: "a ", count: 65))"/>"#
    #expect(kind(keyboard.text) == .tooMany)
  }

  /// Each variable is ten of the one before: a text of 10¹² characters, or of none at all.
  @Test(arguments: ["ha", ""])
  func variableBomb(_ text: String) {
    var keyboard = TestKeyboard()
    keyboard.keys = #"<key id="x" output="${v12}"/>"#
    keyboard.variables = #"<string id="v0" value="\#(text)"/>"#
    for index in 1...12 {
      let value = String(repeating: "${v\(index - 1)}", count: 10)
      keyboard.variables += #"<string id="v\#(index)" value="\#(value)"/>"#
    }
    #expect(kind(keyboard.text) == .tooLong)
  }

  @Test func deepVariables() {
    var keyboard = TestKeyboard()
    keyboard.variables = (0..<5000).map { #"<set id="v\#($0)" value="$[v\#($0 + 1)]"/>"# }.joined()
    keyboard.variables += #"<set id="v5000" value="a"/>"#
    #expect(kind(keyboard.text) == .tooDeep)
  }

  @Test func wrongUTF8() {
    let bytes = Array(TestKeyboard().text.utf8.dropLast(14)) + [0xC3, 0x28]
    let error = #expect(throws: LDMLError.self) {
      try TestKeyboard.reader([:]).layout(document: bytes, file: "test.xml")
    }
    #expect(error?.kind == .malformed)
  }
}
