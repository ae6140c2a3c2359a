import LayoutFiles
import Testing

/// Every kind of mistake gives one line with the place and what is wrong.
@Suite struct LDMLErrorTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var keyboard: TestKeyboard
    var kind: LDMLError.Kind
    var message: String
    var testDescription: String { "\(kind) – \(message)" }

    init(_ kind: LDMLError.Kind, _ message: String, _ change: (inout TestKeyboard) -> Void) {
      var keyboard = TestKeyboard()
      change(&keyboard)
      self.keyboard = keyboard
      self.kind = kind
      self.message = message
    }
  }

  static let elements: [Mistake] = [
    Mistake(.element, "test.xml:9:1: <transforms> is not an element Toccata reads") {
      $0.extra = #"<transforms type="simple"/>"#
    },
    Mistake(.element, "test.xml:9:8: <form> is not an element Toccata reads") {
      $0.extra = #"<forms><form id="iso"><scanCodes codes="29"/></form></forms>"#
    },
    Mistake(.element, "test.xml:4:7: <row> does not belong in <keys>") {
      $0.keys = #"<row keys="a"/>"#
    },
    Mistake(.missingElement, "test.xml:6:24: <layer> has no <row>") { $0.base = "" },
    Mistake(.missingElement, "test.xml:5:9: <flick> has no <flickSegment>") {
      $0.flicks = #"<flick id="a"/>"#
    },
    Mistake(.missingElement, "test.xml:6:24: the layer 'base' has no letters") {
      $0.base = #"<row keys="gap space"/>"#
    },
    Mistake(.repeatedElement, "test.xml:9:1: a second <info>") { $0.extra = #"<info name="2"/>"# },
    Mistake(.duplicate, "test.xml:4:31: a second <key> 'x'") {
      $0.keys = #"<key id="x" output="x"/><key id="x" output="y"/>"#
    },
    Mistake(.duplicate, "test.xml:8:38: a second <set> 'v'") {
      $0.variables = #"<string id="v" value="x"/><set id="v" value="x"/>"#
    },
    Mistake(.strayText, "test.xml:4:7: text between elements: 'hello'") { $0.keys = "hello" },
  ]

  static let attributes: [Mistake] = [
    Mistake(.missingAttribute, "test.xml:4:7: <key> has no attribute 'id'") {
      $0.keys = #"<key output="x"/>"#
    },
    Mistake(.missingAttribute, "test.xml:4:7: <key> needs output, gap or layerId") {
      $0.keys = #"<key id="x"/>"#
    },
    Mistake(
      .attribute,
      "test.xml:3:11: <display> has no attribute 'id'; there is display, keyId or output"
    ) { $0.displays = #"<display display="x" id="a"/>"# },
    Mistake(
      .value, "test.xml:4:7: width of <key> is '0' and must be a number from 0.01 to 100"
    ) { $0.keys = #"<key id="x" output="x" width="0"/>"# },
    Mistake(
      .value,
      "test.xml:5:23: directions of <flickSegment> is 'up' and must be "
        + "directions out of n, ne, e, se, s, sw, w, nw"
    ) { $0.flicks = #"<flick id="a"><flickSegment directions="up" keyId="a"/></flick>"# },
    Mistake(.value, "test.xml:4:7: multiTapKeyIds of 'x' has the key itself in it") {
      $0.keys = #"<key id="x" output="x" multiTapKeyIds="a x"/>"#
    },
    Mistake(.emptyRow, "test.xml:6:41: a <row> without keys") { $0.base = #"<row keys=" "/>"# },
  ]

  static let references: [Mistake] = [
    Mistake(.reference, "test.xml:6:41: there is no key 'nobody'") {
      $0.base = #"<row keys="a nobody"/>"#
    },
    Mistake(.reference, "test.xml:4:7: there is no key 'nobody'") {
      $0.keys = #"<key id="x" output="x" longPressKeyIds="a nobody"/>"#
    },
    Mistake(
      .reference, "test.xml:4:7: longPressDefaultKeyId 'b' is not one of longPressKeyIds"
    ) { $0.keys = #"<key id="x" output="x" longPressKeyIds="a" longPressDefaultKeyId="b"/>"# },
    Mistake(.reference, "test.xml:4:7: there is no flick 'nobody'") {
      $0.keys = #"<key id="x" output="x" flickId="nobody"/>"#
    },
    Mistake(.reference, "test.xml:4:7: there is no layer 'nobody'") {
      $0.keys = #"<key id="x" layerId="nobody"/>"#
    },
    Mistake(
      .unequalLayers,
      "test.xml:7:1: the layer 'shift' has 1 + 1 letters in its rows, the layer 'base' 2 + 1"
    ) { $0.shift = #"<row keys="A"/><row keys="C"/>"# },
    Mistake(.unknownVariable, "test.xml:4:7: there is no string variable 'nobody'") {
      $0.keys = #"<key id="x" output="${nobody}"/>"#
    },
    Mistake(.unknownVariable, "test.xml:4:7: $[s] is a set and nothing a key can type") {
      $0.keys = #"<key id="x" output="$[s]"/>"#
      $0.variables = #"<set id="s" value="a b"/>"#
    },
    Mistake(.variableCycle, "test.xml:8:12: variables in a circle: a → b → a") {
      $0.variables = #"<string id="a" value="${b}"/><string id="b" value="${a}"/>"#
    },
    Mistake(
      .escape, #"test.xml:4:7: a backslash in 'a\n' does not begin \u{…}; itself it is \u{5C}"#
    ) {
      $0.keys = #"<key id="x" output="a\n"/>"#
    },
    Mistake(.escape, #"test.xml:4:7: \u{D800} in '\u{D800}' is no character"#) {
      $0.keys = #"<key id="x" output="\u{D800}"/>"#
    },
    Mistake(.escape, #"test.xml:4:7: an empty \u{} in '\u{ }'"#) {
      $0.keys = #"<key id="x" output="\u{ }"/>"#
    },
    Mistake(.tooLong, "test.xml:4:7: a text of more than 256 bytes") {
      $0.keys = #"<key id="x" output="\#(String(repeating: "x", count: 257))"/>"#
    },
  ]

  @Test(arguments: elements + attributes + references)
  func oneLineSaysWhatAndWhere(_ mistake: Mistake) {
    let error = #expect(throws: LDMLError.self) { try mistake.keyboard.read() }
    #expect(error?.description == mistake.message)
    #expect(error?.kind == mistake.kind)
  }

  @Test(arguments: [
    (
      "<keyboard3>", LDMLError.Kind.malformed,
      "test.xml:1:12: not well-formed XML: no element found"
    ),
    ("", .malformed, "test.xml:1:1: not well-formed XML: no element found"),
    ("<keys/>", .element, "test.xml:1:1: a keyboard begins with <keyboard3>, not <keys>"),
    (
      #"<keyboard3 locale="en_US" conformsTo="46"/>"#, .value,
      "test.xml:1:1: locale of <keyboard3> is 'en_US' and must be a BCP 47 language tag"
    ),
    (
      #"<keyboard3 locale="en" conformsTo="46"/>"#, .missingElement,
      "test.xml:1:1: <keyboard3> has no <info>"
    ),
    (
      #"<keyboard3 locale="en" conformsTo="46"><info name="x"/></keyboard3>"#, .missingElement,
      "test.xml:1:1: there are no <layers formId='touch'>"
    ),
    (
      #"<!DOCTYPE keyboard3 SYSTEM "x.dtd"><keyboard3>&nobody;</keyboard3>"#, .entity,
      "test.xml:1:47: the entity 'nobody' is not declared"
    ),
    (
      #"<!DOCTYPE keyboard3 SYSTEM "x.dtd"><keyboard3 locale="&#x65;&amp;&eacute;"/>"#, .entity,
      "test.xml:1:36: the entity 'eacute' is not declared"
    ),
    (
      #"<keyboard3 locale="&eacute;"/>"#, .malformed,
      "test.xml:1:1: not well-formed XML: undefined entity"
    ),
  ])
  func documents(text: String, kind: LDMLError.Kind, message: String) {
    let error = #expect(throws: LDMLError.self) { try TestKeyboard.read(text) }
    #expect(error?.description == message)
    #expect(error?.kind == kind)
  }

  /// An attribute with a line break in it does not break the message in two.
  @Test func messagesAreOneLine() {
    var keyboard = TestKeyboard()
    keyboard.keys = "<key id='x&#10;&#x202E;y' output='x'/>"
    let error = #expect(throws: LDMLError.self) { try keyboard.read() }
    #expect(
      error?.description == "test.xml:4:7: id of <key> is 'x\\u{A}\\u{202E}y' and must be "
        + "a name without spaces")
  }
}
