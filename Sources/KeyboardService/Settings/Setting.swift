/// One key of the settings file: how its value is read into ``Settings``, and written.
///
/// A key that is left out, or null, leaves the default. A value that may not be throws with its key
/// path and what it may be.
nonisolated struct Setting: Sendable {
  /// The key.
  let name: String
  /// What its value may be, as the end of "must be …"; nil where its type says it all.
  let expected: String?
  /// The keys within it, where it is an object.
  let members: [Setting]

  private let decode: @Sendable (KeyedDecodingContainer<Key>, Key, inout Settings) throws -> Void
  private let encode: @Sendable (Settings, inout KeyedEncodingContainer<Key>, Key) throws -> Void

  /// A key by its name.
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// A key whose value is written in another form than it is held in.
  /// - Parameters:
  ///   - parse: the value of what stands in the file; nil where it may not stand there.
  ///   - write: what stands in the file for a value.
  private init<Value, Form: Codable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Settings, Value> & Sendable, expected: String?,
    parse: @escaping @Sendable (Form) -> Value?, write: @escaping @Sendable (Value) -> Form
  ) {
    self.name = name
    self.expected = expected
    members = []
    decode = { container, key, settings in
      guard let form = try container.decodeIfPresent(Form.self, forKey: key) else { return }
      guard let value = parse(form) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "must be \(expected ?? "another value")")
      }
      settings[keyPath: path] = value
    }
    encode = { try $1.encode(write($0[keyPath: path]), forKey: $2) }
  }

  /// An object of settings.
  init(_ name: String, _ members: [Setting]) {
    self.name = name
    self.members = members
    expected = nil
    decode = { container, key, settings in
      guard try container.contains(key) && !container.decodeNil(forKey: key) else { return }
      let inner = try container.nestedContainer(keyedBy: Key.self, forKey: key)
      try Self.decode(members, from: inner, into: &settings)
    }
    encode = { settings, container, key in
      var inner = container.nestedContainer(keyedBy: Key.self, forKey: key)
      try Self.encode(members, of: settings, into: &inner)
    }
  }

  /// Reads these keys.
  static func decode(
    _ settings: [Setting], from container: KeyedDecodingContainer<Key>,
    into value: inout Settings
  ) throws {
    for setting in settings {
      try setting.decode(container, Key(stringValue: setting.name), &value)
    }
  }

  /// Writes these keys, all of them.
  static func encode(
    _ settings: [Setting], of value: Settings, into container: inout KeyedEncodingContainer<Key>
  ) throws {
    for setting in settings {
      try setting.encode(value, &container, Key(stringValue: setting.name))
    }
  }
}

// The kinds of value.
nonisolated extension Setting {
  /// A value that stands in the file as it is.
  init<Value: Codable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Settings, Value> & Sendable
  ) {
    self.init(name, path, expected: nil, parse: { (form: Value) in form }, write: { $0 })
  }

  /// One of some words.
  init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, oneOf path: WritableKeyPath<Settings, Value> & Sendable
  ) {
    self.init(
      name, path, expected: Self.alternatives(Value.allCases.map(\.rawValue)),
      parse: { Value(rawValue: $0) }, write: { $0.rawValue })
  }

  /// One of some words, or `auto`, which is nil.
  init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, autoOr path: WritableKeyPath<Settings, Value?> & Sendable
  ) {
    self.init(
      name, path, expected: Self.alternatives(["auto"] + Value.allCases.map(\.rawValue)),
      parse: { (form: String) -> Value?? in
        form == "auto" ? .some(nil) : Value(rawValue: form).map(Optional.some)
      },
      write: { $0?.rawValue ?? "auto" })
  }

  /// A name, or `auto`, which is nil.
  init(_ name: String, autoOr path: WritableKeyPath<Settings, String?> & Sendable) {
    self.init(
      name, path, expected: "auto or a name",
      parse: { (form: String) -> String?? in
        form.isEmpty ? nil : .some(form == "auto" ? nil : form)
      },
      write: { $0 ?? "auto" })
  }

  /// A number within a range.
  init(
    _ name: String, _ path: WritableKeyPath<Settings, Double> & Sendable,
    in range: ClosedRange<Double>
  ) {
    self.init(
      name, path, expected: Self.text(range), parse: { range.contains($0) ? $0 : nil },
      write: { $0 })
  }

  /// A time in seconds within a range.
  init(
    _ name: String, _ path: WritableKeyPath<Settings, Duration> & Sendable,
    seconds range: ClosedRange<Double>
  ) {
    self.init(
      name, path, expected: Self.text(range),
      parse: { range.contains($0) ? .seconds($0) : nil }, write: { $0 / .seconds(1) })
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    "from \(text(range.lowerBound)) to \(text(range.upperBound))"
  }

  private static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func alternatives(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
