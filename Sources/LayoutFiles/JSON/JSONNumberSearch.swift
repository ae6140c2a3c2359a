/// Finds the number that does not fit its type, such as 300 in a byte: of such a number the decoder
/// says neither where it is nor what it is.
struct JSONNumberSearch {
  /// The document.
  let bytes: [UInt8]
  /// Its numbers, in order.
  let numbers: [JSONSyntaxScanner.Number]
  /// Whether the decoder refuses a document without saying where.
  let isRefused: ([UInt8]) -> Bool

  /// The first number that does not fit, or nil where that is not what is wrong.
  ///
  /// With all numbers from some place on made 0, the document is refused just when one before that
  /// place does not fit; so the place is found by halving.
  func firstUnfitting() -> JSONSyntaxScanner.Number? {
    guard !isRefused(document(keeping: 0)) else { return nil }
    var fits = 0
    var fails = numbers.count
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if isRefused(document(keeping: middle)) { fails = middle } else { fits = middle }
    }
    return fails > 0 ? numbers[fails - 1] : nil
  }

  /// The document with every number but the first `count` made 0.
  private func document(keeping count: Int) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for number in numbers[count...] {
      result += bytes[end..<number.range.lowerBound]
      result.append(UInt8(ascii: "0"))
      end = number.range.upperBound
    }
    return result + bytes[end...]
  }
}
