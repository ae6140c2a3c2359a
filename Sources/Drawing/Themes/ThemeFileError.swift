/// What is wrong with a theme file, in one line: file, key path and fault.
public struct ThemeFileError: Error, Hashable, CustomStringConvertible {
  /// The line.
  public let description: String

  init(file: String, _ error: DecodingError) {
    let (path, fault) = Self.parts(of: error)
    let place = path.map(\.stringValue).joined(separator: ".")
    description = ([file, place].filter { !$0.isEmpty } + [fault]).joined(separator: ": ")
  }

  private static func parts(of error: DecodingError) -> (path: [any CodingKey], fault: String) {
    switch error {
    case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
    case .keyNotFound(let key, let context): (context.codingPath + [key], "is missing")
    case .typeMismatch(let type, let context): (context.codingPath, "should be a \(name(of: type))")
    case .valueNotFound(let type, let context):
      (context.codingPath, "should be a \(name(of: type))")
    @unknown default: ([], "\(error)")
    }
  }

  /// A type in the words of JSON.
  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Double.Type, is Int.Type: "number"
    case is Bool.Type: "true or false"
    case is [String].Type, is [Any].Type: "list"
    default: "group in { }"
    }
  }
}
