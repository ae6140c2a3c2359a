/// The words of one of aspell's lists, for languages whose other lists are short.
///
/// The file is a gzip file of a list that leaves out what a word begins with like the one before
/// (aspell's `prezip`): 2; then for each word how many bytes that are, 30 at a time and the rest, and
/// the bytes that follow, each above 31.
public enum AspellWords {
  /// The words of a list, which is sorted; a word that makes no sense is left out.
  public static func read(_ path: String) throws(SourceError) -> [String] {
    let bytes = try GzipFile.read(path)
    guard bytes.first == version else { throw SourceError(path, "is no compressed list of aspell") }
    var words: [String] = []
    var word: [UInt8] = []
    var place = 1
    while place < bytes.count {
      var kept = 0
      while place < bytes.count, bytes[place] == step {
        kept += Int(step)
        place += 1
      }
      if place < bytes.count, bytes[place] < step {
        kept += Int(bytes[place])
        place += 1
      }
      guard kept <= word.count else { throw SourceError(path, "has a word with no beginning") }
      let end = bytes[place...].firstIndex { $0 <= step } ?? bytes.count
      word = Array(word.prefix(kept)) + bytes[place..<end]
      place = end
      if !word.isEmpty, let text = String(validating: word, as: UTF8.self) { words.append(text) }
    }
    return words
  }

  private static let version: UInt8 = 2
  /// A byte that says that more of the word before is kept.
  private static let step: UInt8 = 30
}
