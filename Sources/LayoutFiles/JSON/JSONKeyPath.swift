/// The way to a value in a JSON document, as messages name it: `colors.letterKey`, `rows[2].id`.
struct JSONKeyPath: CustomStringConvertible {
  /// The way as text; empty for the whole document.
  private(set) var description = ""

  /// The whole document.
  init() {}

  /// The path the decoder was on.
  init(_ codingPath: [any CodingKey]) {
    for key in codingPath {
      if let index = key.intValue { append(index) } else { append(key.stringValue) }
    }
  }

  /// Goes on to the value of a key.
  mutating func append(_ key: String) {
    let isWord =
      !key.isEmpty && key.utf8.allSatisfy { $0.isVariableByte || $0 == UInt8(ascii: "-") }
    description += (description.isEmpty ? "" : ".") + (isWord ? key : quoted(key))
  }

  /// Goes on to an element of a list.
  mutating func append(_ index: Int) { description += "[\(index)]" }

  /// The path with one more key.
  func appending(_ key: String) -> JSONKeyPath {
    var path = self
    path.append(key)
    return path
  }

  /// The path with one more index.
  func appending(_ index: Int) -> JSONKeyPath {
    var path = self
    path.append(index)
    return path
  }
}
