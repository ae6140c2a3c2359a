/// One value of a D-Bus message, by the types of the D-Bus specification.
public enum BusValue: Sendable, Equatable {
  case byte(UInt8)
  case boolean(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  case descriptor(BusDescriptor)
  /// An array and the signature of its elements, which an empty one needs too.
  case array(of: String, [BusValue])
  /// A dictionary and the signatures of its keys and values; in the order of the message.
  case dictionary(key: String, value: String, [BusEntry])
  case structure([BusValue])
  indirect case variant(BusValue)

  /// The value's type as the specification writes it, for example `a{sv}`.
  public var signature: String {
    switch self {
    case .byte: "y"
    case .boolean: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .descriptor: "h"
    case .array(let element, _): "a" + element
    case .dictionary(let key, let value, _): "a{" + key + value + "}"
    case .structure(let fields): "(" + fields.signature + ")"
    case .variant: "v"
    }
  }
}

extension [BusValue] {
  /// The signature of a message with these arguments.
  public var signature: String { map(\.signature).joined() }
}
