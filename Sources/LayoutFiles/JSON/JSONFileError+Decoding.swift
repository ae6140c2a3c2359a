extension JSONFileError {
  /// What the decoder's error means for the person who wrote the file.
  /// - Parameter decode: decodes a document, to find a number that does not fit.
  init(
    _ error: any Error, bytes: [UInt8], name: String, decode: @escaping ([UInt8]) throws -> Void
  ) {
    let place = FilePlace(file: name)
    switch error {
    case DecodingError.typeMismatch(let type, let context):
      self = .value(at: place, context.path, "must be \(Self.name(of: type))")
    case DecodingError.valueNotFound(let type, let context):
      self = .value(at: place, context.path, "must be \(Self.name(of: type)) and is null")
    case DecodingError.keyNotFound(let key, let context):
      self.init(.missing, at: place, "\(context.path.appending(key.stringValue)) is missing")
    case DecodingError.dataCorrupted(let context):
      self.init(corrupted: context, bytes: bytes, name: name, decode: decode)
    default:
      self.init(.value, at: place, Self.oneLine("\(error)"))
    }
  }

  /// Data the decoder calls corrupted breaks the syntax, or is a value its type refuses.
  private init(
    corrupted context: DecodingError.Context, bytes: [UInt8], name: String,
    decode: @escaping ([UInt8]) throws -> Void
  ) {
    var place = FilePlace(file: name)
    var scanner = JSONSyntaxScanner(bytes)
    if let mistake = scanner.firstMistake() {
      place.position = TextPosition.of(offset: mistake.offset, in: bytes)
      self.init(.syntax, at: place, mistake.message)
    } else if context.codingPath.isEmpty,
      let number = JSONNumberSearch(
        bytes: bytes, numbers: scanner.numbers, isRefused: { Self.isRefused($0, by: decode) }
      ).firstUnfitting()
    {
      let text = String(decoding: bytes[number.range], as: UTF8.self)
      self = .value(at: place, number.path, "\(quoted(text)) is not a number that fits here")
    } else {
      self = .value(at: place, context.path, Self.oneLine(context.debugDescription))
    }
  }

  private static func isRefused(_ bytes: [UInt8], by decode: ([UInt8]) throws -> Void) -> Bool {
    do {
      try decode(bytes)
      return false
    } catch DecodingError.dataCorrupted(let context) {
      return context.codingPath.isEmpty
    } catch {
      return false
    }
  }

  private static func value(
    at place: FilePlace, _ path: JSONKeyPath, _ message: String
  ) -> JSONFileError {
    let way = path.description.isEmpty ? "" : "\(path): "
    return JSONFileError(.value, at: place, way + message)
  }

  /// A Swift type in the words of JSON.
  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [Any].Type, is [any Decodable].Type: "a list"
    case is [String: Any].Type: "an object"
    default: "a value of another kind"
    }
  }

  private static func oneLine(_ text: String) -> String {
    String(quoted(text, limit: 200).dropFirst().dropLast())
  }
}

extension DecodingError.Context {
  fileprivate var path: JSONKeyPath { JSONKeyPath(codingPath) }
}
