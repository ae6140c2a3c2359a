import FoundationEssentials

/// Reads settings and themes: JSON with comments, in the wider form of JSON5 (`//` and `/* */`
/// comments, commas at the end, keys without quotes).
public enum JSONFile {
  /// What was read, and what in it was of no use.
  public struct Decoded<Value> {
    /// The value.
    public var value: Value
    /// One line for each key the value does not have.
    public var warnings: [String]

    /// A value, with what was of no use in its document.
    public init(value: Value, warnings: [String] = []) {
      self.value = value
      self.warnings = warnings
    }
  }

  /// The value in `bytes`, which messages call `name`.
  ///
  /// A type that can be encoded again shows which keys it knows, so that a misspelt key is told and
  /// not silently without effect.
  public static func decode<Value: Codable>(
    _ type: Value.Type, bytes: [UInt8], name: String
  ) throws(JSONFileError) -> Decoded<Value> {
    let place = FilePlace(file: name)
    guard bytes.count <= FileBytes.limit else {
      throw JSONFileError(
        .tooLarge, at: place, FileBytes.Failure.tooLarge(limit: FileBytes.limit).description)
    }
    if let position = TextPosition.ofInvalidUTF8(in: bytes) {
      throw JSONFileError(
        .encoding, at: FilePlace(file: name, position: position), "not text in UTF-8")
    }
    do {
      let value = try decoder().decode(type, from: Data(bytes))
      return Decoded(value: value, warnings: warnings(for: value, bytes: bytes, name: name))
    } catch {
      throw JSONFileError(error, bytes: bytes, name: name) { other in
        _ = try decoder().decode(type, from: Data(other))
      }
    }
  }

  /// The value in the file at `path`.
  public static func read<Value: Codable>(
    _ type: Value.Type, path: String
  ) throws(JSONFileError) -> Decoded<Value> {
    let bytes: [UInt8]
    do throws(FileBytes.Failure) {
      bytes = try FileBytes.read(path)
    } catch {
      let kind: JSONFileError.Kind = if case .tooLarge = error { .tooLarge } else { .unreadable }
      throw JSONFileError(kind, at: FilePlace(file: path), error.description)
    }
    return try decode(type, bytes: bytes, name: path)
  }

  private static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return decoder
  }

  private static func warnings(
    for value: some Encodable, bytes: [UInt8], name: String
  ) -> [String] {
    // Where a value cannot be encoded or looked at, nothing is known of its keys.
    guard let known = try? JSONEncoder().encode(value),
      let knownShape = try? JSONDecoder().decode(JSONShape.self, from: known),
      let shape = try? decoder().decode(JSONShape.self, from: Data(bytes))
    else { return [] }
    return shape.keys(unknownTo: knownShape).map { "\(name): \($0)" }
  }
}
