import Layouts

/// Upper and lower case by the rules of a language: the exceptions of Unicode's SpecialCasing that
/// differ from letter to letter, without a locale library.
public struct Casing: Hashable, Sendable {
  private let language: Substring

  /// The casing of a language, BCP 47; only its first subtag matters.
  public init(language: String) {
    self.language = language.primarySubtag
  }

  private var hasDottedI: Bool { language == "tr" || language == "az" }

  /// All letters upper case. Greek loses its accents, Turkish and Azeri keep the dot of i, German ß
  /// becomes SS as in any text in capitals.
  public func uppercased(_ text: some StringProtocol) -> String {
    switch language {
    case "tr", "az":
      return String(text.flatMap { $0 == "i" ? "İ" : $0.uppercased() })
    case "el":
      return String(text.flatMap { Self.greekCapitals[$0] ?? $0.uppercased() })
    default:
      return text.uppercased()
    }
  }

  /// All letters lower case. A sigma at the end of a word is ς, I in Turkish and Azeri is ı.
  public func lowercased(_ text: some StringProtocol) -> String {
    let characters = Array(text)
    var result = ""
    for (index, character) in characters.enumerated() {
      switch character {
      case "I" where hasDottedI: result += "ı"
      case "İ": result += hasDottedI ? "i" : "i\u{307}"
      case "Σ": result += Self.isFinal(index, in: characters) ? "ς" : "σ"
      default: result += character.lowercased()
      }
    }
    return result
  }

  /// The first letter upper case, the rest as it is; Dutch ij counts as one letter.
  public func capitalized(_ text: some StringProtocol) -> String {
    guard let first = text.first else { return "" }
    if language == "nl", text.prefix(2).lowercased() == "ij" {
      return "IJ" + text.dropFirst(2)
    }
    return titlecased(first) + text.dropFirst()
  }

  /// One letter at the beginning of a word: ß stays, since no word in German begins with it, and
  /// ligatures like ǆ have a form of their own.
  private func titlecased(_ character: Character) -> String {
    if character == "ß" { return "ß" }
    if hasDottedI && character == "i" { return "İ" }
    let titles = character.unicodeScalars.map(\.properties.titlecaseMapping)
    guard let first = titles.first else { return "" }
    return first + String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
  }

  /// Whether the next letter belongs to the capital that was just typed: the j of a Dutch IJ.
  public func extendsCapital(_ word: some StringProtocol, with next: some StringProtocol) -> Bool {
    language == "nl" && word == "I" && next == "j"
  }

  /// A word in the capitals that shift asks for. What has capitals of its own further on (iPhone)
  /// begins a sentence as it is.
  func shifted(_ word: String, _ shift: ShiftState) -> String {
    switch shift {
    case .off: word
    case .on: word.dropFirst().contains(where: \.isUppercase) ? word : capitalized(word)
    case .locked: uppercased(word)
    }
  }

  private static func isFinal(_ index: Int, in characters: [Character]) -> Bool {
    let follows = index > 0 && characters[index - 1].isLetter
    let leads = index + 1 < characters.count && characters[index + 1].isLetter
    return follows && !leads
  }

  private static let greekCapitals: [Character: String] = [
    "ά": "Α", "έ": "Ε", "ή": "Η", "ί": "Ι", "ό": "Ο", "ύ": "Υ", "ώ": "Ω",
    "ΐ": "Ϊ", "ΰ": "Ϋ", "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
  ]
}

extension String {
  /// The text with A to Z lower case and all else as it is: for tags and names, in any language.
  var lowercasedASCII: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
        }))
  }

  /// The language of a tag, BCP 47 or POSIX: what stands before the first mark, in lower case.
  var primarySubtag: Substring { lowercasedASCII.prefix { $0 != "-" && $0 != "_" } }
}
