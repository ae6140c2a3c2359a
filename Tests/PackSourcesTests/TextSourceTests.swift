import CZip
import PackTestSupport
import TemporaryFolders
import Testing

@testable import PackSources

/// Help pages, autocorrections and normal forms.
@Suite struct TextSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func helpPage() {
    let page = """
      <html><head><title>No</title></head><body>
      <p class="paragraph" id="a">Choose <span class="menuitem">Edit &amp; Find</span>.</p>
      <p class="bascode" id="b">Dim x</p><div>No</div><p class="tip">It&nbsp;is
      so.</p></body></html>
      """
    #expect(HelpPage.text(Array(page.utf8)) == "Choose Edit & Find.\n\nIt is\nso.\n\n")
    #expect(HelpPage.text(Array("<p class=\"open\">cut".utf8)) == "")
  }

  private func archive(_ member: String, _ text: String) throws -> String {
    let path = "\(folder.path)/acor_xx.dat"
    let archive = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, nil)
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { buffer in
      let source = zip_source_buffer(archive, buffer.baseAddress, UInt64(buffer.count), 0)
      zip_file_add(archive, member, source, 0)
      zip_close(archive)
    }
    return path
  }

  @Test func autocorrections() throws {
    let path = try archive(
      "DocumentList.xml",
      """
      <?xml version="1.0"?><block-list:block-list
        xmlns:block-list="http://openoffice.org/2001/block-list">
      <block-list:block block-list:abbreviated-name="teh" block-list:name="the"/>
      <block-list:block block-list:abbreviated-name="(c)" block-list:name="©"/>
      <block-list:block block-list:name="alone"/>
      </block-list:block-list>
      """)
    #expect(
      try Autocorrection.read(path) == [
        Autocorrection(typed: "teh", intended: "the"), Autocorrection(typed: "(c)", intended: "©"),
      ])
  }

  @Test func autocorrectionsThatAreNone() throws {
    #expect(throws: SourceError.self) {
      try Autocorrection.read(try archive("DocumentList.xml", "<open"))
    }
    #expect(throws: SourceError.self) { try Autocorrection.read(try archive("Other.xml", "<a/>")) }
    let text = try folder.write("no zip", to: "acor_yy.dat")
    #expect(throws: SourceError.self) { try Autocorrection.read(text) }
  }

  @Test func normalForms() {
    #expect(Array("e\u{301}te\u{301}".composed.unicodeScalars).count == 3)
    #expect("déjà être".withoutMarks == "deja etre")
    #expect("plain".withoutMarks == "plain")
    // Letters that have no decomposition.
    #expect("ışık żółty øl".withoutMarks == "isik zolty ol")
    // Cyrillic й is и with a breve.
    #expect("й".withoutMarks == "и")
  }
}
