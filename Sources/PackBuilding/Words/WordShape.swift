import Language
import PackSources

/// What can be a word of a language: letters and marks of its script, with apostrophes and hyphens
/// between or after them. The lists it is asked about also hold numbers, and words of other scripts.
struct WordShape {
  let script: Script
  /// The most characters a word has.
  static let limit = 40

  /// The word in the one way of writing it, with a straight apostrophe, or nil where it is none.
  func word(_ listed: String) -> String? {
    let text = listed.composed
    let scalars = text.unicodeScalars
    guard let first = scalars.first, script.contains(first), scalars.count <= Self.limit else {
      return nil
    }
    var isPlain = true
    var previous: Unicode.Scalar = " "
    for scalar in scalars {
      switch scalar {
      case "'", "-", "·":
        guard script.contains(previous) else { return nil }
      case "\u{2019}":
        guard script.contains(previous) else { return nil }
        isPlain = false
      default:
        guard script.contains(scalar), scalar.properties.isAlphabetic || isMark(scalar) else {
          return nil
        }
      }
      previous = scalar
    }
    if previous == "-" { return nil }
    return isPlain ? text : text.withPlainApostrophes
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .format: true
    default: false
    }
  }
}
