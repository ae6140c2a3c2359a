import LayoutFiles
import Testing

@Suite struct LDMLImportTests {
  private func keyboard(importing path: String, files: [String: String] = [:]) -> TestKeyboard {
    var keyboard = TestKeyboard()
    keyboard.keys = #"<import path="\#(path)"/>"#
    keyboard.files = files
    return keyboard
  }

  private func error(_ keyboard: TestKeyboard) -> LDMLError? {
    #expect(throws: LDMLError.self) { try keyboard.read() }
  }

  @Test func importedKeysAreThere() throws {
    var keyboard = keyboard(
      importing: "more.xml", files: ["more.xml": #"<keys><key id="x" output="ж"/></keys>"#])
    keyboard.base = #"<row keys="a x"/><row keys="c"/>"#
    #expect(try keyboard.read().outputs == [["a", "ж"], ["c"]])
  }

  /// UTS #35, import: "the later element will take precedence".
  @Test func laterKeysReplaceImportedOnes() throws {
    var keyboard = keyboard(
      importing: "more.xml",
      files: ["more.xml": #"<keys><key id="a" output="1"/><key id="b" output="2"/></keys>"#])
    keyboard.keys += #"<key id="a" output="3"/>"#
    #expect(try keyboard.read().outputs == [["3", "2"], ["c"]])
  }

  /// One file imported on two ways is not a duplicate.
  @Test func filesImportedTwice() throws {
    var keyboard = keyboard(
      importing: "one.xml",
      files: [
        "one.xml": #"<keys><import path="two.xml"/></keys>"#,
        "two.xml": #"<keys><key id="a" output="ж"/></keys>"#,
      ])
    keyboard.keys += #"<import path="two.xml"/>"#
    #expect(try keyboard.read().outputs == [["ж", "b"], ["c"]])
  }

  /// A whole keyboard can be imported and changed in one key and one layer.
  @Test func importingAKeyboard() throws {
    let layout = try TestKeyboard.read(
      """
      <keyboard3 locale="cy" conformsTo="46">
        <import path="base.xml"/>
        <info name="Cymraeg"/>
        <keys><key id="c" output="ŵ"/></keys>
        <layers formId="touch"><layer id="shift" modifiers="shift">
          <row keys="B A"/><row keys="C"/>
        </layer></layers>
      </keyboard3>
      """, files: ["base.xml": TestKeyboard().text])
    #expect(layout.language == "cy")
    #expect(layout.name == "Cymraeg")
    #expect(layout.outputs == [["a", "b"], ["ŵ"]])
    #expect(layout.shiftedOutputs == [["B", "A"], ["C"]])
  }

  @Test(arguments: [
    ("46/keys-Zyyy-punctuation.xml", "semi-colon", ";"),
    ("45/keys-Zyyy-punctuation.xml", "backslash", "\\"),
    ("techpreview/keys-Zyyy-currency.xml", "euro", "€"),
    ("46/keys-Latn-implied.xml", "7", "7"),
  ])
  func standardImports(path: String, key: String, output: String) throws {
    var keyboard = TestKeyboard()
    keyboard.keys = #"<import base="cldr" path="\#(path)"/>"#
    keyboard.base = #"<row keys="a \#(key)"/><row keys="c"/>"#
    #expect(try keyboard.read().outputs == [["a", output], ["c"]])
  }

  @Test func standardFormsAreSkipped() throws {
    var keyboard = TestKeyboard()
    keyboard.extra = #"<forms><import base="cldr" path="46/scanCodes-implied.xml"/></forms>"#
    #expect(try keyboard.read().rows.count == 2)
  }

  @Test func errorsNameTheImportedFile() {
    let error = error(
      keyboard(importing: "more.xml", files: ["more.xml": "<keys>\n <key/></keys>"]))
    #expect(error?.description == "more.xml:2:2: <key> has no attribute 'id'")
  }

  @Test func cycle() {
    let error = error(
      keyboard(
        importing: "one.xml",
        files: [
          "one.xml": #"<keys><import path="two.xml"/></keys>"#,
          "two.xml": #"<keys><import path="one.xml"/></keys>"#,
        ]))
    #expect(
      error?.description == "two.xml:1:7: imports in a circle: 'one.xml' → 'two.xml' → 'one.xml'")
    #expect(error?.kind == .importCycle)
  }

  @Test func importOfItself() {
    let error = error(keyboard(importing: "test.xml"))
    #expect(error?.description == "test.xml:4:7: imports in a circle: 'test.xml' → 'test.xml'")
  }

  /// Each file imports the next one twice: 2²⁰ files if nothing stopped it.
  @Test func tooMany() {
    let files = (0..<20).map { index in
      let next = #"<import path="\#(index + 1).xml"/>"#
      return ("\(index).xml", "<keys>\(next)\(next)</keys>")
    }
    let deep = Dictionary(uniqueKeysWithValues: files)
    #expect(error(keyboard(importing: "0.xml", files: deep))?.kind == .tooManyImports)
    var shallow = deep.filter { $0.key.count == 5 }
    shallow["7.xml"] = "<keys/>"
    for index in 0..<7 { shallow["\(index).xml"] = deep["\(index).xml"] }
    #expect(error(keyboard(importing: "0.xml", files: shallow))?.kind == .tooManyImports)
  }

  @Test(arguments: ["../other.xml", "/etc/passwd", "a/b.xml", "", ".hidden"])
  func pathsOutOfTheFolder(_ path: String) {
    #expect(error(keyboard(importing: path))?.kind == .importPath)
  }

  @Test func unknownStandardFile() {
    var keyboard = TestKeyboard()
    keyboard.keys = #"<import base="cldr" path="46/reorder-Khmr.xml"/>"#
    #expect(
      error(keyboard)?.description
        == "test.xml:4:7: '46/reorder-Khmr.xml' is no CLDR file Toccata has for <keys>")
  }

  @Test func missingFile() {
    let error = error(keyboard(importing: "more.xml"))
    #expect(error?.description == "test.xml:4:7: import of 'more.xml': there is no such file")
    #expect(error?.kind == .unreadable)
  }

  @Test func otherRoot() {
    let error = error(keyboard(importing: "more.xml", files: ["more.xml": "<flicks/>"]))
    #expect(
      error?.description
        == "test.xml:4:7: 'more.xml' is a <flicks> and cannot be imported into <keys>")
  }
}
