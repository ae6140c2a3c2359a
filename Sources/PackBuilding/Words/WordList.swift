/// A list of our own: one entry a line, `#` begins a comment.
struct WordList {
  let entries: [String]

  init(_ bytes: [UInt8]) {
    entries = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let text = line.prefix { $0 != "#" }.trimmingPrefix { $0 == " " }
      let entry = text.reversed().drop { $0 == " " }.reversed()
      return entry.isEmpty ? nil : String(entry)
    }
  }
}
