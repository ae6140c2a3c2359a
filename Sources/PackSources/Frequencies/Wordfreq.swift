import CMessagePack
import Glibc

/// The word lists of the Python package wordfreq: gzip of MessagePack, a header and then one list
/// of words for each centibel below certainty (a hundredth of a power of ten).
public enum Wordfreq {
  /// A word as wordfreq writes it, in lower case, and the natural logarithm of its share of
  /// running words.
  public typealias Entry = (word: String, logProbability: Double)

  /// The words of the list at `path`, the most frequent first.
  public static func read(_ path: String) throws(SourceError) -> [Entry] {
    let bytes = try GzipFile.read(path)
    let entries = bytes.withUnsafeBytes { buffer -> [Entry]? in
      var unpacked = msgpack_unpacked()
      msgpack_unpacked_init(&unpacked)
      defer { msgpack_unpacked_destroy(&unpacked) }
      let start = buffer.bindMemory(to: CChar.self).baseAddress
      guard
        msgpack_unpack_next(&unpacked, start, buffer.count, nil) == MSGPACK_UNPACK_SUCCESS
      else { return nil }
      return Self.entries(of: unpacked.data)
    }
    guard let entries else { throw SourceError(path, "is no word list of wordfreq, format cB 1") }
    return entries
  }

  private static func entries(of document: msgpack_object) -> [Entry]? {
    guard let buckets = array(document), let header = buckets.first, isHeader(header) else {
      return nil
    }
    var entries: [Entry] = []
    for (centibel, bucket) in buckets.dropFirst().enumerated() {
      guard let words = array(bucket) else { return nil }
      let logProbability = -Double(centibel) / 100 * log(10)
      for word in words {
        guard let text = text(word) else { return nil }
        entries.append((text, logProbability))
      }
    }
    return entries
  }

  private static func isHeader(_ object: msgpack_object) -> Bool {
    guard object.type == MSGPACK_OBJECT_MAP else { return false }
    let pairs = UnsafeBufferPointer(start: object.via.map.ptr, count: Int(object.via.map.size))
    return pairs.contains { text($0.key) == "format" && text($0.val) == "cB" }
      && pairs.contains {
        text($0.key) == "version" && $0.val.type == MSGPACK_OBJECT_POSITIVE_INTEGER
          && $0.val.via.u64 == 1
      }
  }

  private static func array(_ object: msgpack_object) -> UnsafeBufferPointer<msgpack_object>? {
    guard object.type == MSGPACK_OBJECT_ARRAY else { return nil }
    return UnsafeBufferPointer(start: object.via.array.ptr, count: Int(object.via.array.size))
  }

  private static func text(_ object: msgpack_object) -> String? {
    guard object.type == MSGPACK_OBJECT_STR else { return nil }
    let bytes = UnsafeRawBufferPointer(start: object.via.str.ptr, count: Int(object.via.str.size))
    return String(validating: bytes, as: UTF8.self)
  }
}
