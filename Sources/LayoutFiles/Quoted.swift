/// Text out of a file, made fit for a message of one line: in quotes, control characters as
/// `\u{…}`, and cut where it is long.
func quoted(_ text: some StringProtocol, limit: Int = 48) -> String {
  var result = "'"
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if index == limit { return result + "…'" }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format:
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "'"
}

/// Words as a sentence lists them: `a, b or c`.
func alternatives(_ words: some Sequence<String>) -> String {
  let words = Array(words)
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
