import PackTestSupport
import TemporaryFolders
import Testing

@testable import PackSources

/// Hunspell's dictionaries, in both kinds of encoding.
@Suite struct HunspellTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // In UTF-8: may and May, a plural ending.
    try folder.write("SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n", to: "en.aff")
    try folder.write("4\nmay\nMay/S\nbook/S\tpo:noun\ncafé\n", to: "en.dic")
    // In Latin 1: Übung, with compounds of Haus and Tür.
    try folder.write("SET ISO8859-1\nCOMPOUNDFLAG C\nCOMPOUNDMIN 3\n", to: "de.aff")
    try folder.write([0x33, 0x0A] + latin("Übung\nhaus/C\ntür/C\n"), to: "de.dic")
  }

  private func latin(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }

  @Test func acceptsWithCasing() throws {
    let english = try HunspellDictionary("\(folder.path)/en")
    #expect(english.accepts("books"))
    #expect(english.accepts("café"))
    #expect(!english.accepts("bok"))
    #expect(english.accepts("Book"), "any word may begin a sentence")
    #expect(!english.accepts("mays"))
    #expect(english.accepts("Mays"))
  }

  @Test func stemsKeepTheirOwnCapitals() throws {
    let english = try HunspellDictionary("\(folder.path)/en")
    #expect(Set(english.stems(of: "May")) == ["may", "May"])
    #expect(english.stems(of: "Book") == ["book"])
    #expect(english.stems(of: "zzz") == [])
    let german = try HunspellDictionary("\(folder.path)/de")
    #expect(german.stems(of: "Übung") == ["Übung"])
  }

  @Test func otherEncodingAndCompounds() throws {
    let german = try HunspellDictionary("\(folder.path)/de")
    #expect(german.accepts("Übung"))
    #expect(!german.accepts("übung"))
    #expect(german.accepts("haustür"))
    #expect(!german.accepts("дом"), "cannot be written in Latin 1")
    #expect(german.accepts("Übung"), "a word that cannot be written leaves no trace")
  }

  @Test func entries() throws {
    #expect(try HunspellEntries.read("\(folder.path)/en") == ["may", "May", "book", "café"])
    #expect(try HunspellEntries.read("\(folder.path)/de") == ["Übung", "haus", "tür"])
  }

  @Test func dictionaryThatIsMissing() throws {
    let path = "\(folder.path)/xx"
    let error = try #require(throws: SourceError.self) { try HunspellDictionary(path) }
    #expect(error.description == "\(path): is no hunspell dictionary")
  }
}
