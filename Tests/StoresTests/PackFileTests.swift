import PackTestSupport
import TemporaryFolders
import Testing

@testable import Stores

/// What a pack is and what is refused, by the layout in docs/packs.md.
@Suite struct PackFileTests {
  private let folder: TemporaryFolder
  private let sample: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    sample = try SamplePack.bytes()
  }

  private func refusal(_ bytes: [UInt8]) throws -> PackError? {
    let path = try folder.write(bytes, to: "sample.pack")
    do throws(PackError) {
      _ = try PackFile(path)
      return nil
    } catch {
      return error
    }
  }

  @Test func sectionsComeBackAsTheyWereWritten() throws {
    var writer = PackWriter()
    try writer.add("empty", [])
    try writer.add("odd", [1, 2, 3])
    try writer.add("Eightlet", Array(0...99))
    let file = try PackFile(try folder.write(writer.bytes, to: "a.pack"))
    #expect(file.sections.map(\.name) == ["empty", "odd", "Eightlet"])
    #expect(file.bytes(of: "odd").map(Array.init) == [1, 2, 3])
    #expect(file.bytes(of: "Eightlet").map(Array.init) == Array(0...99))
    #expect(file.bytes(of: "empty").map(Array.init) == [])
    #expect(file.bytes(of: "none") == nil)
    #expect(file.sections.allSatisfy { $0.range.lowerBound % 8 == 0 })
    try file.verify()
  }

  @Test(arguments: ["", "ninechars", "a b", "tri3", "é"])
  func nameThatIsNone(name: String) {
    var writer = PackWriter()
    #expect(throws: PackError.self) { try writer.add(name, []) }
  }

  @Test func nameTwice() throws {
    var writer = PackWriter()
    try writer.add("twice", [])
    #expect(throws: PackError.self) { try writer.add("twice", []) }
  }

  @Test func truncatedAnywhere() throws {
    for count in stride(from: 0, to: sample.count, by: 7) {
      #expect(try refusal(Array(sample[..<count])) != nil, "\(count) bytes")
    }
    #expect(
      try refusal(sample.dropLast())
        == .wrongLength(expected: UInt64(sample.count), found: sample.count - 1))
  }

  @Test func tooLong() throws {
    #expect(
      try refusal(sample + [0])
        == .wrongLength(expected: UInt64(sample.count), found: sample.count + 1))
  }

  @Test func otherThings() throws {
    #expect(try refusal([]) == .notAPack)
    #expect(try refusal(Array(repeating: 0x20, count: 100)) == .notAPack)
    #expect(throws: PackError.missing) { try PackFile("\(folder.path)/none.pack") }
    #expect(throws: PackError.unreadable("not a regular file")) { try PackFile(folder.path) }
    let version = SamplePack.changed(sample, at: PackHeader.Offset.version, to: [9, 0, 0, 0])
    #expect(try refusal(version) == .otherVersion(9))
    let mark = SamplePack.changed(sample, at: PackHeader.Offset.byteOrderMark, to: [1, 2, 3, 4])
    #expect(try refusal(mark) == .otherByteOrder)
  }

  @Test func tableThatWasChanged() throws {
    var bytes = sample
    bytes[SamplePack.field(PackHeader.EntryOffset.length, ofEntry: 1)] ^= 1
    #expect(try refusal(bytes) == .brokenTable("it does not agree with its checksum"))
  }

  @Test(arguments: [
    (8, UInt64(1) << 63, "not aligned|not inside"), (8, 41, "not aligned"), (8, 0, "overlaps"),
    (8, 1 << 40, "not inside the file"), (16, 1 << 40, "not inside the file"),
    (16, UInt64.max, "not inside the file"), (16, 4096, "overlaps|not inside"),
  ])
  func entryThatMakesNoSense(field: Int, value: UInt64, message: String) throws {
    let place = SamplePack.field(field, ofEntry: 1)
    let bytes = SamplePack.changed(sample, at: place, to: SamplePack.littleEndian(value))
    let error = try #require(try refusal(bytes))
    #expect(message.split(separator: "|").contains { error.description.contains($0) }, "\(error)")
  }

  @Test func nameInTheTableThatIsNone() throws {
    let place = SamplePack.field(PackHeader.EntryOffset.name, ofEntry: 0)
    for name: [UInt8] in [[0, 65], [0x20], [65, 0, 65]] {
      let bytes = SamplePack.changed(sample, at: place, to: name)
      #expect(
        try refusal(bytes) == .brokenTable("a section's name is not of one to eight letters"))
    }
    let second = SamplePack.field(PackHeader.EntryOffset.name, ofEntry: 1)
    let twice = SamplePack.changed(sample, at: second, to: Array("language".utf8))
    #expect(
      try refusal(twice) == .brokenTable("section 'language' stands in it twice"))
  }

  @Test func tooManySections() throws {
    let count = SamplePack.littleEndian(UInt32(65))
    let bytes = SamplePack.changed(sample, at: PackHeader.Offset.sectionCount, to: count)
    #expect(try refusal(bytes) == .brokenTable("65 sections, at most 64 are allowed"))
  }

  @Test func onlyCheckingTheWholeSeesAChangedByteInside() throws {
    var bytes = sample
    bytes[bytes.count - 1] ^= 0x10
    let file = try PackFile(try folder.write(bytes, to: "changed.pack"))
    let last = try #require(file.sections.last)
    #expect(throws: PackError.brokenSection(last.name)) { try file.verify() }
  }

  @Test func everyErrorIsOneLine() {
    let errors: [PackError] = [
      .missing, .unreadable("x"), .notAPack, .otherVersion(3), .otherByteOrder,
      .wrongLength(expected: 1, found: 2), .brokenTable("x"), .brokenSection("x"),
      .unwritable("x"),
    ]
    for error in errors { #expect(!error.description.contains("\n")) }
  }
}
