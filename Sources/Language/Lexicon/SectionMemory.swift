/// Sections in memory, for a lexicon that was just made.
final class SectionMemory {
  private let sections: [String: UnsafeMutableRawBufferPointer]

  init(_ sections: [(name: String, bytes: [UInt8])]) {
    self.sections = Dictionary(
      sections.map { section in
        let copy = UnsafeMutableRawBufferPointer.allocate(
          byteCount: section.bytes.count, alignment: 8)
        copy.copyBytes(from: section.bytes)
        return (section.name, copy)
      }, uniquingKeysWith: { first, _ in first })
  }

  deinit { for section in sections.values { section.deallocate() } }

  /// The lexicon over them, which keeps them.
  func lexicon(language: String) -> Lexicon? {
    Lexicon(language: language, owner: self) {
      self.sections[$0].map { UnsafeRawBufferPointer($0) }
    }
  }
}
