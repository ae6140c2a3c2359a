import LayoutFiles
import TemporaryFolders
import Testing

@Suite struct JSONFileTests {
  private func decode(_ text: String) throws(JSONFileError) -> JSONFile.Decoded<TestSettings> {
    try JSONFile.decode(TestSettings.self, bytes: Array(text.utf8), name: "test.json")
  }

  private func error(_ text: String) -> JSONFileError? {
    #expect(throws: JSONFileError.self) { try decode(text) }
  }

  private func example(_ part: String, _ replacement: String) -> String {
    TestSettings.exampleText.replacing(part, with: replacement)
  }

  @Test func commentsAndTheWiderForm() throws {
    let decoded = try decode(TestSettings.exampleText)
    #expect(decoded.value == .example)
    #expect(decoded.warnings.isEmpty)
  }

  @Test(arguments: [
    (#""isLoud": true"#, #""isLoud": "yes""#, "isLoud: must be true or false"),
    (#""size": 0x2A"#, #""size": [1]"#, "size: must be a whole number"),
    (#""ratio": +1.5"#, #""ratio": "big""#, "ratio: must be a number"),
    ("name: 'Test'", "name: 1", "name: must be a string"),
    ("name: 'Test'", "name: null", "name: must be a string and is null"),
    (#""id": "first""#, #""id": 7"#, "rows[0].id: must be a string"),
    ("[1, 2,]", "[1, 'x']", "rows[0].keys[1]: must be a whole number"),
    (#"{"letter": "white"}"#, "[]", "colors: must be an object"),
    ("[1, 2,]", "{}", "rows[0].keys: must be a list"),
    (#"{"letter": "white"}"#, #"{"odd name": 1}"#, "colors.'odd name': must be a string"),
  ])
  func wrongValuesNameTheirKeyPath(part: String, replacement: String, message: String) {
    let error = error(example(part, replacement))
    #expect(error?.description == "test.json: \(message)")
    #expect(error?.kind == .value)
  }

  /// The decoder does not say where such a number is.
  @Test(arguments: ["300", "-1", "1.5", "1e999", "0x100"])
  func numbersThatDoNotFit(_ number: String) {
    #expect(
      error(example("0x2A", number))?.description
        == "test.json: size: '\(number)' is not a number that fits here")
    #expect(
      error(example("[1, 2,]", "[1, 2.5, 3, 4.5]").replacing("1.5", with: "1e999"))?.message
        == "ratio: '+1e999' is not a number that fits here")
    #expect(
      error(example("[1, 2,]", "[1, 2, 3.5, 4.5]"))?.message
        == "rows[0].keys[2]: '3.5' is not a number that fits here")
  }

  @Test func wordsTheTypeDoesNotHave() {
    let error = error(example(#""dark""#, #""pink""#))
    #expect(error?.description.hasPrefix("test.json: appearance: ") == true)
    #expect(error?.kind == .value)
  }

  @Test func missingKeys() {
    #expect(error("{}")?.kind == .missing)
    let error = error(example(#""id": "first", "#, ""))
    #expect(error?.description == "test.json: rows[0].id is missing")
  }

  @Test func anotherDocument() {
    #expect(error("[]")?.description == "test.json: must be an object")
  }

  @Test(arguments: [
    ("{\n  name: 'x'\n  size: 1}", "3:3: ',' or '}' should be here, for what was opened in line 1"),
    ("{name: 'x'\n", "2:1: ',' or '}' should be here, for what was opened in line 1"),
    ("{'name' 'x'}", "1:9: ':' should be here, after the key"),
    ("{name: }", "1:8: a value should be here"),
    ("{name: yes}", "1:8: 'yes' is no value"),
    ("{name: 'x', size: 01}", "1:19: '01' is no value"),
    ("{name: 'x', size: 1.2.3}", "1:19: '1.2.3' is no value"),
    ("{1: 2}", "1:2: a key or '}' should be here"),
    ("{,}", "1:2: a key or '}' should be here"),
    ("{rows: [1 2]}", "1:11: ',' or ']' should be here, for what was opened in line 1"),
    ("{rows: [,]}", "1:9: a value or ']' should be here"),
    ("{} x", "1:4: there is more after the end of the document"),
    ("", "1:1: the document ends where a value should be"),
    ("// nothing", "1:11: the document ends where a value should be"),
    ("{name: 'x\n'}", "1:8: the string is not closed in its line"),
    ("{name: 'x}", "1:8: the string is not closed"),
    ("{ä: 'é', /* x", "1:10: the comment is not closed"),
    (
      #"{name: "\u12"}"#,
      #"1:9: a backslash in a string has to be \\, or begin an escape such as \n or \u00E9"#
    ),
    (
      #"{name: "\uD800"}"#,
      #"1:9: a backslash in a string has to be \\, or begin an escape such as \n or \u00E9"#
    ),
    (
      #"{name: "\q"}"#,
      #"1:9: a backslash in a string has to be \\, or begin an escape such as \n or \u00E9"#
    ),
    (
      "{name: 'a\tb'}",
      #"1:10: a control character in a string; write it as \u and its number"#
    ),
    ("\r\n\r{name: }", "3:8: a value should be here"),
  ])
  func syntaxErrorsHaveLineAndColumn(text: String, message: String) {
    let error = error(text)
    #expect(error?.description == "test.json:\(message)")
    #expect(error?.kind == .syntax)
  }

  @Test func unknownKeysAreWarnings() throws {
    let decoded = try decode(
      example(#""id": "first""#, #""id": "first", "idd": {}"#)
        .replacing("name: 'Test'", with: "name: 'Test', \"two\\nlines\": [1], nothing: null"))
    #expect(decoded.value == .example)
    #expect(
      decoded.warnings == [
        "test.json: rows[0].idd is not known here; there is id or keys",
        "test.json: 'two\\u{A}lines' is not known here; "
          + "there is appearance, colors, isLoud, name, ratio, rows or size",
      ])
  }

  @Test func optionalKeysAreKnown() throws {
    #expect(try decode(example("+1.5", "null")).warnings.isEmpty)
    #expect(try decode(example(#""ratio": +1.5,"#, "")).value.ratio == nil)
  }

  @Test func limits() {
    let long = TestSettings.exampleText + String(repeating: " ", count: FileBytes.limit)
    #expect(error(long)?.description == "test.json: is larger than 1024 KiB")
    let deep = "{x: " + String(repeating: "[", count: 100_000)
    #expect(error(deep)?.kind == .syntax)
    #expect(error(deep)?.message == "more than 512 lists and objects within one another")
  }

  /// As deep as the decoder lets it be, in a part nobody asked for.
  @Test func deepUnknownValue() throws {
    let depth = 505
    let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let decoded = try decode(example("name: 'Test'", "name: 'Test', deep: \(lists)"))
    #expect(decoded.warnings.count == 1)
  }

  @Test func wrongUTF8() {
    let bytes = Array("{\n é: '".utf8) + [0xFF] + Array("'}".utf8)
    let error = #expect(throws: JSONFileError.self) {
      try JSONFile.decode(TestSettings.self, bytes: bytes, name: "test.json")
    }
    #expect(error?.description == "test.json:2:6: not text in UTF-8")
    #expect(error?.kind == .encoding)
  }

  @Test func filesOnTheDisk() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/test.json"
    let error = #expect(throws: JSONFileError.self) {
      try JSONFile.read(TestSettings.self, path: path)
    }
    #expect(error?.description == "\(path): there is no such file")
    try folder.write(TestSettings.exampleText, to: "test.json")
    #expect(try JSONFile.read(TestSettings.self, path: path).value == .example)
  }
}
