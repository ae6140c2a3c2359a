/// A page of LibreOffice's help: the text of its paragraphs, without what stands in code.
enum HelpPage {
  /// The text of the page, a paragraph a line and an empty line after each.
  static func text(_ html: [UInt8]) -> String {
    var text: [UInt8] = []
    var rest = html[...]
    while let start = range(of: "<p ", in: rest) {
      rest = rest[start.upperBound...]
      guard let end = range(of: "</p>", in: rest) else { break }
      let paragraph = rest[..<end.lowerBound]
      rest = rest[end.upperBound...]
      guard let open = paragraph.firstIndex(of: UInt8(ascii: ">")) else { continue }
      let attributes = String(decoding: paragraph[..<open], as: UTF8.self)
      guard !attributes.contains("code") else { continue }
      append(paragraph[(open + 1)...], to: &text)
      text += Array("\n\n".utf8)
    }
    return entitiesResolved(String(decoding: text, as: UTF8.self))
  }

  private static func append(_ markup: ArraySlice<UInt8>, to text: inout [UInt8]) {
    var isTag = false
    for byte in markup {
      if byte == UInt8(ascii: "<") {
        isTag = true
      } else if byte == UInt8(ascii: ">") {
        isTag = false
        continue
      }
      if !isTag { text.append(byte) }
    }
  }

  private static func entitiesResolved(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing("&nbsp;", with: " ").replacing("&quot;", with: "\"")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  private static func range(of word: StaticString, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let needle = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard let first = needle.first else { return nil }
    var index = bytes.startIndex
    while index + needle.count <= bytes.endIndex {
      if bytes[index] == first, bytes[index..<index + needle.count].elementsEqual(needle) {
        return index..<index + needle.count
      }
      index += 1
    }
    return nil
  }
}
