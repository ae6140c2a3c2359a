/// An argument of a message. Objects stand by their number.
public enum Value: Hashable, Sendable {
  /// A signed number.
  case int(Int32)
  /// An unsigned number.
  case uint(UInt32)
  /// A fraction, exact to 1/256.
  case fixed(Double)
  /// A string, or null.
  case string(String?)
  /// An object by its number; 0 is null.
  case object(UInt32)
  /// A new object by its number.
  case newObject(UInt32)
  /// Bytes.
  case array([UInt8])
  /// A descriptor was handed over.
  case descriptor

  /// The number, of whatever kind, or nil.
  public var number: Int? {
    switch self {
    case .int(let value): Int(value)
    case .uint(let value), .object(let value), .newObject(let value): Int(value)
    default: nil
    }
  }

  /// The string, or nil.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
}
