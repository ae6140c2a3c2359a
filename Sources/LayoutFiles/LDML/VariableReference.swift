/// A reference to a variable within a value: `${string}` or `$[set]`.
struct VariableReference: Hashable, Sendable {
  /// Whether it is to a string, the only kind a key can type; else to a set.
  var isString: Bool
  /// The variable's id.
  var id: String

  /// A value cut into text and references, in order. A `$` that begins neither is text.
  enum Part: Hashable, Sendable {
    /// Text as it stands.
    case text(Substring)
    /// A reference.
    case reference(VariableReference)
  }

  /// The parts of `value`.
  static func parts(of value: String) -> [Part] {
    var parts: [Part] = []
    var textStart = value.startIndex
    var index = value.startIndex
    while let dollar = value.utf8[index...].firstIndex(of: UInt8(ascii: "$")) {
      index = value.utf8.index(after: dollar)
      guard let (reference, end) = reference(in: value, from: index) else { continue }
      if textStart < dollar { parts.append(.text(value[textStart..<dollar])) }
      parts.append(.reference(reference))
      textStart = end
      index = end
    }
    if textStart < value.endIndex { parts.append(.text(value[textStart...])) }
    return parts
  }

  /// The reference whose `$` stands before `start`, and where it ends; nil where there is none.
  private static func reference(
    in value: String, from start: String.Index
  ) -> (VariableReference, end: String.Index)? {
    let bytes = value.utf8[start...]
    let closing: UInt8
    switch bytes.first {
    case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
    case UInt8(ascii: "["): closing = UInt8(ascii: "]")
    default: return nil
    }
    let name = bytes.dropFirst().prefix(while: \.isVariableByte)
    guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == closing else {
      return nil
    }
    let id = String(decoding: name, as: UTF8.self)
    return (
      VariableReference(isString: closing == UInt8(ascii: "}"), id: id),
      end: bytes.index(after: name.endIndex)
    )
  }
}
