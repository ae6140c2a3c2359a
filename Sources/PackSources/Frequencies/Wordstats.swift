/// The word lists of the Python package wordstats, counted from subtitles: `word count` a line.
/// Contractions stand there in two pieces (`don`, `'t`), elisions too (`l'`, `heure`).
public enum Wordstats {
  /// How often each word was counted.
  public static func read(_ path: String) throws(SourceError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in try bytes(ofFile: path).split(separator: UInt8(ascii: "\n")) {
      guard let space = line.lastIndex(of: UInt8(ascii: " ")),
        let count = Int(String(decoding: line[(space + 1)...], as: UTF8.self)), count > 0
      else { throw SourceError(path, "is no list of words and counts") }
      counts[String(decoding: line[..<space], as: UTF8.self), default: 0] += count
    }
    return counts
  }
}
