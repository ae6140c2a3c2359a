import CSystemd

/// Appends values to one message that is being written.
struct MessageWriter {
  let message: OpaquePointer

  init(_ message: OpaquePointer) {
    self.message = message
  }

  /// Appends all of them. What D-Bus cannot carry (a string with a NUL, a broken object path, an
  /// array of unlike elements) is an error.
  func append(_ values: [BusValue]) throws(BusError) {
    for value in values { try append(value) }
  }

  private func append(_ value: BusValue) throws(BusError) {
    switch value {
    case .byte(let number): try basic("y", number)
    case .boolean(let truth): try basic("b", Int32(truth ? 1 : 0))
    case .int16(let number): try basic("n", number)
    case .uint16(let number): try basic("q", number)
    case .int32(let number): try basic("i", number)
    case .uint32(let number): try basic("u", number)
    case .int64(let number): try basic("x", number)
    case .uint64(let number): try basic("t", number)
    case .double(let number): try basic("d", number)
    case .string(let string): try text("s", string)
    case .objectPath(let path): try text("o", path)
    case .signature(let signature): try text("g", signature)
    case .descriptor(let descriptor): try basic("h", descriptor.number)
    case .array(let element, let values): try container("a", element, values)
    case .dictionary(let key, let value, let entries):
      try dictionary(key + value, entries)
    case .structure(let fields): try container("r", fields.signature, fields)
    case .variant(let inner): try container("v", inner.signature, [inner])
    }
  }

  private func dictionary(_ pair: String, _ entries: [BusEntry]) throws(BusError) {
    try check(sd_bus_message_open_container(message, CChar(ascii: "a"), "{" + pair + "}"))
    for entry in entries { try container("e", pair, [entry.key, entry.value]) }
    try check(sd_bus_message_close_container(message))
  }

  private func container(
    _ type: Unicode.Scalar, _ contents: String, _ values: [BusValue]
  ) throws(BusError) {
    try check(sd_bus_message_open_container(message, CChar(ascii: type), contents))
    try append(values)
    try check(sd_bus_message_close_container(message))
  }

  private func basic<Number>(_ type: Unicode.Scalar, _ number: Number) throws(BusError) {
    let result = withUnsafePointer(to: number) {
      sd_bus_message_append_basic(message, CChar(ascii: type), $0)
    }
    try check(result)
  }

  private func text(_ type: Unicode.Scalar, _ text: String) throws(BusError) {
    guard !text.utf8.contains(0) else {
      throw .invalid("a string of a D-Bus message cannot hold a NUL")
    }
    try check(sd_bus_message_append_basic(message, CChar(ascii: type), text))
  }

  private func check(_ result: Int32) throws(BusError) {
    guard result >= 0 else { throw BusError(errno: -result, doing: "write the message") }
  }
}

extension CChar {
  /// The type code of an ASCII letter.
  fileprivate init(ascii letter: Unicode.Scalar) {
    self = CChar(UInt8(ascii: letter))
  }
}
