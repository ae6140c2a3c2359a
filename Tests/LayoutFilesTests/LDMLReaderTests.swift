import LayoutFiles
import Layouts
import Testing

@Suite struct LDMLReaderTests {
  @Test func lettersWithTheirShiftedFaces() throws {
    let layout = try TestKeyboard().read()
    #expect(layout.id == "test")
    #expect(layout.language == "en")
    #expect(layout.name == "Test")
    #expect(layout.outputs == [["a", "b"], ["c"]])
    #expect(layout.shiftedOutputs == [["A", "B"], ["C"]])
  }

  @Test func withoutShiftLayer() throws {
    var keyboard = TestKeyboard()
    keyboard.shift = nil
    #expect(try keyboard.read().rows.joined().allSatisfy { $0.shiftedFace == nil })
  }

  @Test func longPressBestFirst() throws {
    var keyboard = TestKeyboard()
    keyboard.keys = """
      <key id="a" output="a" longPressKeyIds="1 2 a 3 2" longPressDefaultKeyId="3"/>
      <key id="A" output="A" longPressKeyIds="4 gap space enter"/>
      <key id="enter" output="\\u{A}"/>
      """
    let letter = try #require(keyboard.read().letter("a"))
    #expect(letter.face.variants == ["3", "1", "2"])
    #expect(letter.shiftedFace?.variants == ["4"])
  }

  @Test func onlyFlicksStraightDown() throws {
    var keyboard = TestKeyboard()
    keyboard.keys =
      #"<key id="a" output="a" flickId="a"/><key id="b" output="b" flickId="b"/>"#
    keyboard.flicks = """
      <flick id="a"><flickSegment directions="n" keyId="1"/>
      <flickSegment directions="s" keyId="2"/><flickSegment directions="s e" keyId="3"/></flick>
      <flick id="b"><flickSegment directions="sw" keyId="4"/></flick>
      """
    let layout = try keyboard.read()
    #expect(layout.letter("a")?.flickDown == "2")
    #expect(layout.letter("b")?.flickDown == nil)
    #expect(layout.letter("c")?.flickDown == nil)
  }

  /// Keys for switching, gaps, return and the row with the space bar are the composer's.
  @Test func frameKeysAreLeftOut() throws {
    var keyboard = TestKeyboard()
    keyboard.keys = """
      <key id="up" layerId="shift"/><key id="down" layerId="base"/>
      <key id="enter" output="\\u{D}"/><key id="hole" gap="true" width="0.5"/>
      """
    keyboard.base = #"<row keys="a gap b"/><row keys="up c hole enter"/><row keys="1 space 2"/>"#
    keyboard.shift = #"<row keys="A B"/><row keys="down C enter"/><row keys="space"/>"#
    let layout = try keyboard.read()
    #expect(layout.outputs == [["a", "b"], ["c"]])
    #expect(layout.shiftedOutputs == [["A", "B"], ["C"]])
  }

  @Test func escapes() throws {
    var keyboard = TestKeyboard()
    keyboard.keys = ##"""
      <key id="a" output="\u{61}\u{0301}"/><key id="b" output="x\u{1F1E9 1F1EA}y"/>
      <key id="c" output="&#x1F600;&amp;$"/>
      """##
    #expect(try keyboard.read().outputs == [["a\u{301}", "x🇩🇪y"], ["😀&$"]])
  }

  @Test func variables() throws {
    var keyboard = TestKeyboard()
    keyboard.keys = ##"<key id="a" output="${ligature}!"/>"##
    keyboard.variables = ##"""
      <string id="ligature" value="${f}${i}"/><string id="f" value="\u{66}"/>
      <string id="i" value="i"/><set id="vowels" value="a e ${i}"/>
      <set id="all" value="$[vowels] y"/><uset id="range" value="[a-z]"/>
      """##
    #expect(try keyboard.read().outputs == [["fi!", "b"], ["c"]])
  }

  @Test func displays() throws {
    var keyboard = TestKeyboard()
    keyboard.keys = ##"""
      <key id="a" output="\u{0303}"/><key id="b" output="\u{0300}"/><key id="c" output="c"/>
      """##
    keyboard.displays = ##"""
      <display output="\u{300}" display="ˋ"/><display keyId="c" display="ç"/>
      <displayOptions baseCharacter="x"/>
      """##
    let rows = try keyboard.read().rows
    #expect(rows.joined().map(\.face.label) == ["x\u{303}", "ˋ", "ç"])
    #expect(rows.joined().map(\.face.output) == ["\u{303}", "\u{300}", "c"])
  }

  /// UTS #35, layers: "the layers entry with the greatest matching width will be selected".
  @Test func phoneLayersOutOfSeveral() throws {
    var keyboard = TestKeyboard()
    keyboard.extra = """
      <layers formId="touch" minDeviceWidth="50"><layer id="base"><row keys="x"/></layer></layers>
      <layers formId="touch" minDeviceWidth="150"><layer id="base"><row keys="y"/></layer></layers>
      <layers formId="us"><layer modifiers="none, shift caps"><row keys="z"/></layer></layers>
      """
    #expect(try keyboard.read().outputs == [["x"]])
  }

  @Test func extensionsOfTheLocaleAreNotTheLanguage() throws {
    let text = TestKeyboard().text.replacing("locale=\"en\"", with: "locale=\"fr-CH-t-k0-azerty\"")
    #expect(try TestKeyboard.read(text).language == "fr-CH")
  }

  @Test func rootFileThatIsMissing() {
    let error = #expect(throws: LDMLError.self) {
      try TestKeyboard.reader([:]).layout(file: "xx.xml")
    }
    #expect(error?.description == "xx.xml: there is no such file")
  }
}
