import Language
import PackSources

/// What can be a word of a language: letters and marks of its script, with apostrophes and hyphens
/// between or after them. The lists it is asked about also hold numbers, and words of other scripts.
struct WordShape {
  let script: Script
  /// Letters of other languages that lists hold in the place of the language's own.
  private let foreign: [Unicode.Scalar: Unicode.Scalar]
  /// The most characters a word has.
  static let limit = 40

  /// The shape of words of a language in a script.
  init(script: Script, language: String = "") {
    self.script = script
    foreign = language == "fa" ? Self.arabicLetters : [:]
  }

  /// What keyboards without Persian letters type in their place.
  private static let arabicLetters: [Unicode.Scalar: Unicode.Scalar] = ["ي": "ی", "ك": "ک"]

  /// The word in the one way of writing it, with a straight apostrophe, or nil where it is none.
  func word(_ listed: String) -> String? {
    let text = inOwnLetters(listed.composed)
    let scalars = text.unicodeScalars
    guard let first = scalars.first, script.contains(first), scalars.count <= Self.limit,
      first.properties.generalCategory != .format
    else {
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

  private func inOwnLetters(_ text: String) -> String {
    guard !foreign.isEmpty else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { foreign[$0] ?? $0 }))
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .format: true
    default: false
    }
  }
}
