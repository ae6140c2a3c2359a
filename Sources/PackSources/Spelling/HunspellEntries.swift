import Glibc

/// The entries of a hunspell dictionary as its file lists them, for languages whose lists of running
/// words are short.
enum HunspellEntries {
  /// The entries of `path` with `.dic`, without their flags.
  static func read(_ path: String) throws(SourceError) -> [String] {
    let file = "\(path).dic"
    let converter = try converter(path)
    return try bytes(ofFile: file).split(separator: UInt8(ascii: "\n")).dropFirst().compactMap {
      line in
      let entry = line.prefix {
        ![UInt8(ascii: "/"), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains($0)
      }
      guard !entry.isEmpty else { return nil }
      guard let converter else { return String(validating: entry, as: UTF8.self) }
      return converter.convert(entry.map(CChar.init(bitPattern:)) + [0]).flatMap { text in
        String(validating: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
  }

  /// What makes UTF-8 of the encoding that the line `SET` of the rules names; nil for UTF-8 itself.
  private static func converter(_ path: String) throws(SourceError) -> TextConverter? {
    let rules = try bytes(ofFile: "\(path).aff").split(separator: UInt8(ascii: "\n"))
    let set = rules.lazy.map { $0.filter { $0 != UInt8(ascii: "\r") } }
      .first { $0.starts(with: Array("SET".utf8)) }
    let name = set.map { String(decoding: $0.dropFirst(4), as: UTF8.self) } ?? "ISO8859-1"
    return name.hasSuffix("UTF-8") ? nil : TextConverter(from: name, to: "UTF-8")
  }
}
