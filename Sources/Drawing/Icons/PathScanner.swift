/// Reads commands and numbers of path data, in which commas and most spaces may be left out.
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

  /// Whether a number is next.
  var isAtNumber: Bool {
    mutating get {
      skipSpace()
      return index < bytes.count && Self.numberBytes.contains(bytes[index])
    }
  }

  /// The letter that is next, or nil.
  mutating func command() -> Character? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let scalar = Unicode.Scalar(bytes[index])
    guard scalar.properties.isAlphabetic, scalar.isASCII else { return nil }
    index += 1
    return Character(scalar)
  }

  /// So many numbers, or nil where there are fewer.
  mutating func numbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static let numberBytes = Set("+-.0123456789".utf8)
  private static let digits = Set("0123456789".utf8)
  private static let space = Set(" \t\r\n,".utf8)

  private mutating func skipSpace() {
    while index < bytes.count, Self.space.contains(bytes[index]) { index += 1 }
  }

  private mutating func number() -> Double? {
    skipSpace()
    let start = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return Double(text)
  }

  private mutating func skipDigits() {
    while index < bytes.count, Self.digits.contains(bytes[index]) { index += 1 }
  }
}
