/// Makes the section of known misspellings.
enum ReplacementWriter {
  static func bytes(_ replacements: [SourceReplacement], _ folding: Folding) -> [UInt8] {
    let entries = Dictionary(
      replacements.map { (String(String.UnicodeScalarView(folding.fold($0.typed))), $0.intended) },
      uniquingKeysWith: { first, _ in first }
    )
    .filter { !$0.key.isEmpty && $0.key.utf8.count < 256 && $0.value.utf8.count < 256 }
    .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var writer = ByteWriter()
    var texts = ByteWriter()
    writer.add([ReplacementTable.version, UInt32(entries.count)])
    for (typed, intended) in entries {
      writer.add(UInt32(8 + entries.count * 4 + texts.bytes.count))
      texts.add(short: typed)
      texts.add(short: intended)
    }
    return writer.bytes + texts.bytes
  }
}
