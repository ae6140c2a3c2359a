/// Reads commands and numbers of path data, by SVG's grammar: one comma at most between two
/// arguments, and no separator where the next argument shows by itself.
struct PathScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether nothing is left but spaces.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return index >= bytes.count
    }
  }

  /// The letter that is next, or nil.
  mutating func command() -> Unicode.Scalar? {
    skipSpace()
    guard let byte = next else { return nil }
    let scalar = Unicode.Scalar(byte)
    guard scalar.isASCII, scalar.properties.isAlphabetic else { return nil }
    index += 1
    return scalar
  }

  /// The arguments of a command, or nil where one is missing.
  mutating func arguments(_ kinds: [PathCommand.Argument]) -> [Double]? {
    var arguments: [Double] = []
    for kind in kinds {
      if arguments.isEmpty { skipSpace() } else { _ = skipSeparator() }
      guard let argument = kind == .flag ? flag() : number() else { return nil }
      arguments.append(argument)
    }
    return arguments
  }

  /// Whether another set of arguments follows the last; nil where a comma has none behind it.
  mutating func hasMoreArguments() -> Bool? {
    let hasComma = skipSeparator()
    let isAtNumber = next.map(Self.numberBytes.contains) ?? false
    return hasComma && !isAtNumber ? nil : isAtNumber
  }

  private static let numberBytes = Set("+-.0123456789".utf8)
  private static let digits = Set("0123456789".utf8)
  private static let space = Set(" \t\r\n\u{C}".utf8)

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let next, Self.space.contains(next) { index += 1 }
  }

  /// Whether there was a comma.
  private mutating func skipSeparator() -> Bool {
    skipSpace()
    guard take(",") else { return false }
    skipSpace()
    return true
  }

  private mutating func take(_ characters: Unicode.Scalar...) -> Bool {
    guard let next, characters.contains(Unicode.Scalar(next)) else { return false }
    index += 1
    return true
  }

  private mutating func flag() -> Double? {
    take("0") ? 0 : take("1") ? 1 : nil
  }

  private mutating func number() -> Double? {
    let start = index
    _ = take("-", "+")
    skipDigits()
    if take(".") { skipDigits() }
    // Without digits behind it an e is no exponent.
    let end = index
    if take("e", "E") {
      _ = take("-", "+")
      if !skipDigits() { index = end }
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// Whether there were any.
  @discardableResult
  private mutating func skipDigits() -> Bool {
    let start = index
    while let next, Self.digits.contains(next) { index += 1 }
    return index > start
  }
}
