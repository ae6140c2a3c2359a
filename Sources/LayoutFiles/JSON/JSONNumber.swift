/// The form of numbers in JSON5.
enum JSONNumber {
  /// Whether `text` is a number: a sign, then `Infinity`, `NaN`, a hexadecimal or a decimal one.
  static func isValid(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    let unsigned = String(decoding: rest, as: UTF8.self)
    if unsigned == "Infinity" || unsigned == "NaN" { return true }
    if unsigned.lowercased().hasPrefix("0x") {
      return unsigned.count > 2 && unsigned.dropFirst(2).allSatisfy(\.isHexDigit)
    }
    return isDecimal(rest)
  }

  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    let whole = takeDigits(&rest)
    if whole.count > 1 && whole.first == UInt8(ascii: "0") { return false }
    var fractionCount = 0
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fractionCount = takeDigits(&rest).count
    }
    guard whole.count + fractionCount > 0 else { return false }
    guard let mark = rest.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    rest = rest.dropFirst()
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    return !takeDigits(&rest).isEmpty && rest.isEmpty
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = rest.prefix(while: \.isASCIIDigit)
    rest = rest[digits.endIndex...]
    return digits
  }
}
