import Bus

/// The entries of an `a{sv}` that an application wrote, read one by one; what is wrong with one is
/// an error that names it.
nonisolated struct NamedValues {
  private let name: String
  private let values: [String: BusValue]

  /// The entries of `value`, which errors call `name`.
  init(_ value: BusValue, _ name: String) throws(BusError) {
    guard let values = value.namedValues else {
      throw .invalid("\(name): must be 'a{sv}', not '\(value.signature)'")
    }
    self.init(values, name)
  }

  /// These entries.
  init(_ values: [String: BusValue], _ name: String) {
    self.values = values
    self.name = name
  }

  /// What stands under `key`; nil where nothing does.
  subscript(key: String) -> BusValue? { values[key] }

  /// The string under `key`, empty where there is none.
  func text(_ key: String) throws(BusError) -> String {
    try read(key, "a string") { $0.string } ?? ""
  }

  /// The string under `key`, which is to be shown and so has no line breaks.
  func line(_ key: String) throws(BusError) -> String {
    let text = try text(key)
    guard text.isOneLine else { throw .invalid("\(name).\(key): must be one line") }
    return text
  }

  /// The list of strings under `key`, none of them with a line break.
  func lines(_ key: String) throws(BusError) -> [String] {
    let lines = try read(key, "a list of strings") { value -> [String]? in
      guard let elements = value.elements else { return nil }
      let lines = elements.compactMap(\.string).filter(\.isOneLine)
      return lines.count == elements.count ? lines : nil
    }
    return lines ?? []
  }

  /// The boolean under `key`, or `standard`.
  func truth(_ key: String, default standard: Bool) throws(BusError) -> Bool {
    try read(key, "a boolean") { $0.boolean } ?? standard
  }

  /// The number under `key`; nil where there is none.
  func number(_ key: String) throws(BusError) -> Double? {
    try read(key, "a number") { $0.double ?? $0.integer.map(Double.init) }
  }

  /// One of some words under `key`.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Word.Type
  ) throws(BusError) -> Word {
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = Word(rawValue: try text(key)) else {
      throw .invalid("\(name).\(key): must be one of \(words)")
    }
    return word
  }

  private func read<Value>(
    _ key: String, _ type: String, as convert: (BusValue) -> Value?
  ) throws(BusError) -> Value? {
    guard let value = values[key] else { return nil }
    guard let converted = convert(value) else {
      throw .invalid("\(name).\(key): must be \(type), not '\(value.signature)'")
    }
    return converted
  }
}

nonisolated extension String {
  /// Whether there is no line break or other control character in it.
  var isOneLine: Bool {
    !unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
