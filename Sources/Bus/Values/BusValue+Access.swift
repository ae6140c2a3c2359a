/// What a handler asks of a value whose type it knows; nil where it is of another type.
extension BusValue {
  /// The value of a boolean.
  public var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The value of a string; object paths and signatures are not strings.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The value of an object path.
  public var objectPath: String? {
    if case .objectPath(let value) = self { value } else { nil }
  }

  /// The value of a double.
  public var double: Double? {
    if case .double(let value) = self { value } else { nil }
  }

  /// The value of any integer type that fits.
  public var integer: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .int16(let value): Int(value)
    case .uint16(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(exactly: value)
    case .int64(let value): Int(exactly: value)
    case .uint64(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The descriptor, owned by whoever keeps it.
  public var descriptor: BusDescriptor? {
    if case .descriptor(let value) = self { value } else { nil }
  }

  /// The elements of an array.
  public var elements: [BusValue]? {
    if case .array(_, let elements) = self { elements } else { nil }
  }

  /// The fields of a structure.
  public var fields: [BusValue]? {
    if case .structure(let fields) = self { fields } else { nil }
  }

  /// The value inside all variants around it.
  public var unwrapped: BusValue {
    if case .variant(let inner) = self { inner.unwrapped } else { self }
  }

  /// A dictionary with string keys, its values freed of their variants. Of two entries under one
  /// key the last counts.
  public var namedValues: [String: BusValue]? {
    guard case .dictionary("s", _, let entries) = self else { return nil }
    var named: [String: BusValue] = [:]
    for entry in entries {
      if let key = entry.key.string { named[key] = entry.value.unwrapped }
    }
    return named
  }

  /// An `a{sv}` of these values, in the order of their names.
  public static func named(_ values: [String: BusValue]) -> BusValue {
    let entries = values.sorted { $0.key < $1.key }
    return .dictionary(
      key: "s", value: "v", entries.map { BusEntry(.string($0.key), .variant($0.value)) })
  }

  /// An array of strings.
  public static func strings(_ values: [String]) -> BusValue {
    .array(of: "s", values.map { .string($0) })
  }
}
