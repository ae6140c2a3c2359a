import FoundationEssentials
import LayoutFiles
import TemporaryFolders
import Testing

@Suite struct LayoutCatalogTests {
  private let english = TestKeyboard().text

  private func files(_ files: [String: String]) -> LayoutSource {
    .files(files.mapValues { Array($0.utf8) })
  }

  private func named(_ name: String) -> String {
    english.replacing("<info name=\"Test\"/>", with: "<info name=\"\(name)\"/>")
  }

  @Test func moreGeneralLanguages() {
    let catalog = LayoutCatalog(sources: [.embedded])
    #expect(catalog.layout(language: "de-AT").layout?.id == "de")
    #expect(catalog.layout(language: "DE-ch-1996").layout?.id == "de")
    #expect(catalog.layout(language: "xx").layout == nil)
    #expect(catalog.layout(language: "xx").problems.isEmpty)
  }

  @Test func sourcesInOrder() {
    let catalog = LayoutCatalog(sources: [
      files(["de.xml": named("first")]),
      files(["de.xml": named("second"), "de-AT.xml": named("exact")]), .embedded,
    ])
    #expect(catalog.layout(language: "de").layout?.name == "first")
    #expect(catalog.layout(language: "de-AT").layout?.name == "exact")
    #expect(catalog.layout(language: "fr").layout?.name == "Français")
    #expect(catalog.languages.contains("de-AT"))
  }

  @Test func brokenFileCostsOnlyItself() {
    let catalog = LayoutCatalog(sources: [files(["en.xml": "<keyboard3"]), .embedded])
    let answer = catalog.layout(language: "en")
    #expect(answer.layout?.name == "English")
    #expect(answer.problems == ["en.xml:1:1: not well-formed XML: unclosed token"])
  }

  @Test(arguments: ["", "../../etc/passwd", "en\u{0}"])
  func notALanguage(_ language: String) {
    let answer = LayoutCatalog(sources: [.embedded]).layout(language: language)
    #expect(answer.layout == nil)
    #expect(answer.problems.count == 1)
  }

  /// A copy of an embedded file in a folder of one's own finds what the original imports.
  @Test func copiesFindEmbeddedImports() throws {
    let folder = try TemporaryFolder()
    let original = try LayoutSource.embedded.read("en.xml")
    try folder.write(String(decoding: original, as: UTF8.self), to: "cy.xml")
    let answer = LayoutCatalog(folders: [folder.path]).layout(language: "cy")
    #expect(answer.problems.isEmpty)
    #expect(answer.layout?.letter("w")?.face.variants == ["ŵ"])
  }

  @Test func problemsInFoldersNameTheWholePath() throws {
    let folder = try TemporaryFolder()
    try folder.write("<keyboard3>\n</keyboard4>", to: "en.xml")
    let answer = LayoutCatalog(folders: [folder.path]).layout(language: "en")
    #expect(answer.layout?.name == "English")
    #expect(answer.problems == ["\(folder.path)/en.xml:2:3: not well-formed XML: mismatched tag"])
  }

  @Test func filesThatAreNoFiles() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("en.xml")
    try folder.makePipe("de.xml")
    try folder.write(String(repeating: " ", count: FileBytes.limit + 1), to: "fr.xml")
    let catalog = LayoutCatalog(folders: [folder.path, "\(folder.path)/missing"])
    for (language, reason) in [
      ("en", "cannot be read: not a regular file"), ("de", "cannot be read: not a regular file"),
      ("fr", "is larger than 1024 KiB"),
    ] {
      let answer = catalog.layout(language: language)
      #expect(answer.layout?.language == language)
      #expect(answer.problems == ["\(folder.path)/\(language).xml: \(reason)"])
    }
  }
}
