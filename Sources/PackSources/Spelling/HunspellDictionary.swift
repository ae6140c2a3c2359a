import CHunspell
import Glibc

/// A hunspell dictionary. For one thread at a time.
public final class HunspellDictionary {
  private let handle: OpaquePointer
  /// To the dictionary's own encoding and back; nil where that is UTF-8.
  private let encoder: TextConverter?
  private let decoder: TextConverter?

  /// Opens the dictionary whose files are `path` with `.aff` and `.dic`.
  public init(_ path: String) throws(SourceError) {
    let affixes = "\(path).aff"
    let words = "\(path).dic"
    guard access(affixes, R_OK) == 0, access(words, R_OK) == 0,
      let handle = Hunspell_create(affixes, words)
    else { throw SourceError(path, "is no hunspell dictionary") }
    let encoding = Hunspell_get_dic_encoding(handle).map { String(cString: $0) } ?? "ISO8859-1"
    let isUTF8 = encoding.uppercased() == "UTF-8"
    encoder = isUTF8 ? nil : TextConverter(from: "UTF-8", to: encoding)
    decoder = isUTF8 ? nil : TextConverter(from: encoding, to: "UTF-8")
    guard isUTF8 || (encoder != nil && decoder != nil) else {
      Hunspell_destroy(handle)
      throw SourceError(path, "is in the unknown encoding \(encoding)")
    }
    self.handle = handle
  }

  deinit { Hunspell_destroy(handle) }

  /// Whether the word is right as it is written, its casing included.
  public func accepts(_ word: String) -> Bool {
    guard let encoded = encoded(word) else { return false }
    return Hunspell_spell(handle, encoded) != 0
  }

  /// The stems the word is made from, with their own casing: `may` and `May` of `May`. They tell a
  /// name or a German noun from a word that is only capitalised, as any may be.
  public func stems(of word: String) -> [String] {
    guard let encoded = encoded(word) else { return [] }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = Hunspell_stem(handle, &list, encoded)
    defer { Hunspell_free_list(handle, &list, count) }
    return (0..<Int(count)).compactMap { index in list?[index].flatMap(decoded) }
  }

  private func encoded(_ word: String) -> [CChar]? {
    let text = Array(word.utf8CString)
    return encoder.map { $0.convert(text) } ?? text
  }

  private func decoded(_ text: UnsafeMutablePointer<CChar>) -> String? {
    guard let decoder else { return String(cString: text) }
    let bytes = Array(UnsafeBufferPointer(start: text, count: strlen(text) + 1))
    return decoder.convert(bytes).map { text in
      String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
