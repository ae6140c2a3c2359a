/// The `\u{…}` notation of UTS #18 in attribute values: one or several code points in hexadecimal,
/// separated by spaces.
enum EscapedText {
  /// The text meant by `value`, an attribute of the element at `place`.
  static func decode(_ value: String, at place: FilePlace) throws(LDMLError) -> String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
    var result = String.UnicodeScalarView()
    var rest = Substring(value).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\\" {
        result += try escaped(&rest, in: value, at: place)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The code points of the escape whose backslash has been read.
  private static func escaped(
    _ rest: inout Substring.UnicodeScalarView, in value: String, at place: FilePlace
  ) throws(LDMLError) -> [Unicode.Scalar] {
    guard rest.starts(with: "u{".unicodeScalars), let end = rest.firstIndex(of: "}") else {
      throw LDMLError(
        .escape, at: place,
        "a backslash in \(quoted(value)) does not begin \\u{…}; itself it is \\u{5C}")
    }
    let digits = Substring(rest[..<end].dropFirst(2))
    rest = rest[end...].dropFirst()
    var scalars: [Unicode.Scalar] = []
    for word in digits.split(separator: " ") {
      guard word.utf8.count <= 6, let number = UInt32(word, radix: 16), number > 0,
        let scalar = Unicode.Scalar(number)
      else {
        throw LDMLError(.escape, at: place, "\\u{\(digits)} in \(quoted(value)) is no character")
      }
      scalars.append(scalar)
    }
    guard !scalars.isEmpty else {
      throw LDMLError(.escape, at: place, "an empty \\u{} in \(quoted(value))")
    }
    return scalars
  }
}
