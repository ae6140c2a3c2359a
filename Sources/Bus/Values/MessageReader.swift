import CSystemd
import Glibc

/// Reads the arguments of one message into values, no more of them than the limits allow.
///
/// sd-bus checks what it hands out (UTF-8, paths, signatures, lengths); here stand only the limits.
struct MessageReader {
  private let message: OpaquePointer
  private let limits: BusLimits
  private var valuesLeft: Int
  private var textBytesLeft: Int

  init(_ message: OpaquePointer, limits: BusLimits) {
    self.message = message
    self.limits = limits
    valuesLeft = limits.values
    textBytesLeft = limits.textBytes
  }

  /// All arguments of the message.
  mutating func arguments() throws(BusError) -> [BusValue] {
    try check(sd_bus_message_rewind(message, 1))
    return try rest()
  }

  /// What is left of the container that sd-bus has opened.
  mutating func rest() throws(BusError) -> [BusValue] {
    try remaining(depth: 0)
  }

  /// The values up to the end of the container that is open.
  private mutating func remaining(depth: Int) throws(BusError) -> [BusValue] {
    var values: [BusValue] = []
    while true {
      var type: CChar = 0
      var contents: UnsafePointer<CChar>?
      let found = sd_bus_message_peek_type(message, &type, &contents)
      try check(found)
      if found == 0 { return values }
      let inner = contents.map { String(cString: $0) } ?? ""
      values.append(try value(UInt8(bitPattern: type), inner, depth: depth))
    }
  }

  private mutating func value(
    _ type: UInt8, _ contents: String, depth: Int
  ) throws(BusError) -> BusValue {
    valuesLeft -= 1
    guard valuesLeft >= 0 else {
      throw .limitExceeded("the message holds more than \(limits.values) values")
    }
    switch type {
    case UInt8(ascii: "a"), UInt8(ascii: "r"), UInt8(ascii: "v"):
      return try container(type, contents, depth: depth + 1)
    case UInt8(ascii: "s"): return .string(try text(type))
    case UInt8(ascii: "o"): return .objectPath(try text(type))
    case UInt8(ascii: "g"): return .signature(try text(type))
    case UInt8(ascii: "h"): return .descriptor(try descriptor())
    default: return try number(type)
    }
  }

  private mutating func container(
    _ type: UInt8, _ contents: String, depth: Int
  ) throws(BusError) -> BusValue {
    guard depth <= limits.depth else {
      throw .limitExceeded("the message nests deeper than \(limits.depth) containers")
    }
    let isDictionary = type == UInt8(ascii: "a") && contents.first == "{"
    try enter(type, contents)
    let read: BusValue
    if isDictionary {
      read = try dictionary(contents, depth: depth)
    } else {
      let values = try remaining(depth: depth)
      switch type {
      case UInt8(ascii: "a"): read = .array(of: contents, values)
      case UInt8(ascii: "r"): read = .structure(values)
      default:
        guard let value = values.first else { throw .invalid("a variant of the message is empty") }
        read = .variant(value)
      }
    }
    try check(sd_bus_message_exit_container(message))
    return read
  }

  /// The entries of a dictionary whose contents are, for example, `{sv}`.
  private mutating func dictionary(
    _ contents: String, depth: Int
  ) throws(BusError) -> BusValue {
    let pair = contents.dropFirst().dropLast()
    var entries: [BusEntry] = []
    while sd_bus_message_at_end(message, 0) == 0 {
      try enter(UInt8(ascii: "e"), String(pair))
      let values = try remaining(depth: depth)
      guard values.count == 2 else { throw .invalid("a dictionary entry is not a pair") }
      entries.append(BusEntry(values[0], values[1]))
      try check(sd_bus_message_exit_container(message))
    }
    return .dictionary(key: String(pair.prefix(1)), value: String(pair.dropFirst()), entries)
  }

  private mutating func text(_ type: UInt8) throws(BusError) -> String {
    var text: UnsafePointer<CChar>?
    try check(sd_bus_message_read_basic(message, CChar(type), &text))
    guard let text else { return "" }
    textBytesLeft -= strlen(text)
    guard textBytesLeft >= 0 else {
      throw .limitExceeded("the strings of the message are longer than \(limits.textBytes) bytes")
    }
    return String(cString: text)
  }

  private func descriptor() throws(BusError) -> BusDescriptor {
    // The message closes its own one when it goes.
    let borrowed = try basic(UInt8(ascii: "h"), Int32(-1))
    guard let owned = BusDescriptor(duplicating: borrowed) else {
      throw BusError(errno: errno, doing: "take the descriptor of the message")
    }
    return owned
  }

  private func number(_ type: UInt8) throws(BusError) -> BusValue {
    switch type {
    case UInt8(ascii: "y"): return .byte(try basic(type, 0))
    case UInt8(ascii: "b"): return .boolean(try basic(type, Int32(0)) != 0)
    case UInt8(ascii: "n"): return .int16(try basic(type, 0))
    case UInt8(ascii: "q"): return .uint16(try basic(type, 0))
    case UInt8(ascii: "i"): return .int32(try basic(type, 0))
    case UInt8(ascii: "u"): return .uint32(try basic(type, 0))
    case UInt8(ascii: "x"): return .int64(try basic(type, 0))
    case UInt8(ascii: "t"): return .uint64(try basic(type, 0))
    case UInt8(ascii: "d"): return .double(try basic(type, 0))
    default: throw .invalid("the message holds a value of an unknown type")
    }
  }

  private func basic<Number: BitwiseCopyable>(_ type: UInt8, _ initial: Number) throws(BusError)
    -> Number
  {
    var number = initial
    try check(sd_bus_message_read_basic(message, CChar(type), &number))
    return number
  }

  private func enter(_ type: UInt8, _ contents: String) throws(BusError) {
    try check(sd_bus_message_enter_container(message, CChar(type), contents))
  }

  private func check(_ result: Int32) throws(BusError) {
    guard result >= 0 else { throw BusError(errno: -result, doing: "read the message") }
  }
}
