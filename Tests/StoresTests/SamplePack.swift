import Language

@testable import Stores

/// A small pack of a few English words, and its bytes with some of them changed.
enum SamplePack {
  /// The words of the pack.
  static let source = LanguageSource(
    language: "en",
    words: [
      SourceWord(text: "the", logProbability: -3),
      SourceWord(text: "I", logProbability: -3.5),
      SourceWord(text: "I'm", logProbability: -5),
      SourceWord(text: "tea", logProbability: -9),
      SourceWord(text: "iPhone", logProbability: -11),
      SourceWord(text: "may", logProbability: -7),
      SourceWord(text: "May", logProbability: -8),
      SourceWord(text: "arse", logProbability: -11, isOffensive: true),
      SourceWord(text: "occured", logProbability: -14, isDictionaryWord: false),
    ],
    bigrams: [
      SourceNGram(words: [SourceNGram.sentenceStart, 1], logProbability: -1, backoff: -0.5),
      SourceNGram(words: [0, 3], logProbability: -2, backoff: -0.3),
      SourceNGram(words: [5, 0], logProbability: -2.5, backoff: -0.2),
    ],
    trigrams: [SourceNGram(words: [5, 0, 3], logProbability: -1.5)],
    unigramBackoffs: [-0.4, -0.3, 0, 0, 0, -0.2, 0, 0, 0], sentenceStartBackoff: -0.6,
    replacements: [SourceReplacement(typed: "teh", intended: "the")])

  /// The pack of a language with the words above.
  static func bytes(language: String = "en") throws -> [UInt8] {
    var writer = PackWriter()
    try writer.add(LanguagePack.SectionName.language, Array(language.utf8))
    try writer.add(LanguagePack.SectionName.credits, Array("one\ntwo".utf8))
    for (name, bytes) in LanguageSections(source).sections { try writer.add(name, bytes) }
    return writer.bytes
  }

  /// The bytes with these changed, and the checksum of header and table made right again.
  static func changed(_ bytes: [UInt8], at offset: Int, to new: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes.replaceSubrange(offset..<offset + new.count, with: new)
    return resealed(bytes)
  }

  /// The bytes with the checksum of header and table made right, as far as there is a table.
  static func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard bytes.count >= PackHeader.size else { return bytes }
    let count = Int(bytes[PackHeader.Offset.sectionCount])
    let end = min(PackHeader.size + count * PackHeader.entrySize, bytes.count)
    let checksum = bytes[..<end].withUnsafeBytes { PackTable.checksum(of: $0) }
    let place = PackHeader.Offset.checksum
    bytes.replaceSubrange(place..<place + 4, with: littleEndian(checksum))
    return bytes
  }

  /// A number as the file writes it.
  static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// Where a field of the table's entry of this number stands.
  static func field(_ offset: Int, ofEntry index: Int) -> Int {
    PackHeader.size + index * PackHeader.entrySize + offset
  }
}
