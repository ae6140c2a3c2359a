import LayoutFiles
import Layouts

/// A keyboard file for tests: everything a valid one needs, with the parts a test is about put in.
struct TestKeyboard {
  var keys = #"<key id="a-ring" output="å"/>"#
  var flicks = ""
  var displays = ""
  var variables = ""
  var base = #"<row keys="a b"/><row keys="c"/>"#
  var shift: String? = #"<row keys="A B"/><row keys="C"/>"#
  var extra = ""
  /// The files it can import.
  var files: [String: String] = [:]

  /// The file's text, line 1 to 3 before `keys`.
  var text: String {
    let shiftLayer = shift.map { #"<layer id="shift" modifiers="shift">\#($0)</layer>"# } ?? ""
    return """
      <keyboard3 locale="en" conformsTo="46">
      <info name="Test"/>
      \(displays.isEmpty ? "" : "<displays>\(displays)</displays>")
      <keys>\(keys)</keys>
      \(flicks.isEmpty ? "" : "<flicks>\(flicks)</flicks>")
      <layers formId="touch"><layer id="base">\(base)</layer>
      \(shiftLayer)</layers>
      \(variables.isEmpty ? "" : "<variables>\(variables)</variables>")
      \(extra)</keyboard3>
      """
  }

  /// What the reader makes of it.
  func read() throws(LDMLError) -> LetterLayout {
    try Self.read(text, files: files)
  }

  /// What the reader makes of the file `text`, called `test.xml`.
  static func read(_ text: String, files: [String: String] = [:]) throws(LDMLError) -> LetterLayout
  {
    try reader(files.mapValues { Array($0.utf8) })
      .layout(document: Array(text.utf8), file: "test.xml")
  }

  /// A reader over files in memory.
  static func reader(_ files: [String: [UInt8]]) -> LDMLReader {
    LDMLReader { file throws(FileBytes.Failure) in
      try LayoutSource.files(files).read(file)
    }
  }
}

extension LetterLayout {
  /// What the keys type with shift off, a string for each row.
  var outputs: [[String]] { rows.map { $0.map { $0.face.output ?? "" } } }
  /// What the keys type with shift on.
  var shiftedOutputs: [[String]] { rows.map { $0.map { $0.shiftedFace?.output ?? "" } } }

  /// The letter that types `output` with shift off.
  func letter(_ output: String) -> Letter? {
    rows.joined().first { $0.face.output == output }
  }
}
