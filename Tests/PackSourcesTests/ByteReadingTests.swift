import Testing

@testable import PackSources

/// Numbers out of bytes, and text out of other encodings.
@Suite struct ByteReadingTests {
  @Test func bitsBeginWithTheLowest() {
    // 0b10110100, 0b00000001 and zeros.
    let bytes: [UInt8] = [0xB4, 0x01, 0, 0, 0, 0]
    bytes.withUnsafeBytes { buffer in
      let reader = BitReader(bytes: buffer)
      #expect(reader.read(0, 3) == 0b100)
      #expect(reader.read(2, 4) == 0b1101)
      #expect(reader.read(7, 2) == 0b11)
      #expect(reader.read(0, 17) == 0x1B4)
    }
  }

  @Test(arguments: [-8, 24, 1000, Int.max / 2])
  func bitsPastTheEndAreZero(place: Int) {
    [UInt8](repeating: 0xFF, count: 6).withUnsafeBytes { buffer in
      #expect(BitReader(bytes: buffer).read(place, 17) == 0)
    }
  }

  @Test func numbersOneAfterTheOther() {
    var reader = LittleEndianReader([3, 0x2A, 0x01, 0, 0, 0, 0, 0x80, 0x3F, 9])
    #expect(reader.byte() == 3)
    #expect(reader.integer() == 298)
    #expect(reader.floats(1) == [1])
    #expect(reader.integer() == nil, "one byte is left")
    #expect(reader.byte() == 9)
    #expect(reader.byte() == nil)
  }

  @Test func recordsOfTwoFloatsAndAnInteger() {
    var reader = LittleEndianReader([0, 0, 0x80, 0x3F, 0, 0, 0, 0xC0, 7, 0, 0, 0])
    let records = reader.records(1) ?? []
    #expect(records.count == 1)
    #expect(records.first.map { [$0.0, $0.1] } == [1, -2])
    #expect(records.first?.2 == 7)
    #expect(reader.records(1)?.count == nil)
  }

  @Test func wordsEndWithAZero() {
    var reader = LittleEndianReader([6, 0, 0, 0] + Array("no".utf8) + [0] + Array("so".utf8) + [0])
    #expect(reader.words(2) == ["no", "so"])
    var other = LittleEndianReader([6, 0, 0, 0] + Array("no".utf8) + [0] + Array("so".utf8) + [0])
    #expect(other.words(3) == nil, "fewer than there should be")
    var cut = LittleEndianReader([200, 0, 0, 0, 65, 0])
    #expect(cut.words(1) == nil)
  }

  @Test func negativeCountsAndOffsets() {
    var reader = LittleEndianReader([1, 2, 3])
    #expect(reader.bytes(-1) == nil)
    reader.offset = -5
    #expect(reader.bytes(1) == nil)
    reader.offset = 10
    #expect(reader.bytes(1) == nil)
  }

  @Test func otherEncodings() {
    let toLatin = TextConverter(from: "UTF-8", to: "ISO8859-1")
    #expect(toLatin?.convert(Array("Tür".utf8CString)) != nil)
    let written = toLatin?.convert(Array("Tür".utf8CString))?.prefix { $0 != 0 }
    #expect(written.map { $0.map(UInt8.init(bitPattern:)) } == [0x54, 0xFC, 0x72])
    #expect(toLatin?.convert(Array("дом".utf8CString)) == nil)
    #expect(toLatin?.convert(Array("a".utf8CString))?.first == 0x61, "still good after a failure")
    #expect(TextConverter(from: "UTF-8", to: "NO-SUCH") == nil)
  }
}
