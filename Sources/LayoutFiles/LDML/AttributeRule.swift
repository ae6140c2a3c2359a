/// The form the value of an attribute must have.
struct AttributeRule: Sendable {
  /// The form, as the end of "must be …".
  var form: String
  /// Whether a value has it.
  var accepts: @Sendable (String) -> Bool

  /// The rules by `element.attribute`; other attributes take any text.
  static let all: [String: AttributeRule] = [
    "keyboard3.locale": locale,
    "locale.id": locale,
    "keyboard3.conformsTo": version,
    "import.base": word(["cldr"]),
    "info.name": AttributeRule(form: "a name") { !$0.isEmpty },
    "display.keyId": identifier,
    "key.id": identifier,
    "key.gap": word(["true"]),
    "key.stretch": word(["true"]),
    "key.width": AttributeRule(form: "a number from 0.01 to 100") {
      Double($0).map { (0.01...100).contains($0) } ?? false
    },
    "flick.id": identifier,
    "flickSegment.keyId": identifier,
    "flickSegment.directions": AttributeRule(form: "directions out of n, ne, e, se, s, sw, w, nw") {
      let words = $0.words
      return !words.isEmpty && words.allSatisfy(directions.contains)
    },
    "layers.formId": identifier,
    "layers.minDeviceWidth": AttributeRule(form: "a whole number of millimetres from 1 to 999") {
      Int($0).map { (1...999).contains($0) } ?? false
    },
    "layer.id": identifier,
    "layer.modifiers": AttributeRule(
      form: "modifiers out of \(alternatives(modifiers)), sets of them separated by commas"
    ) { value in
      value.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { set in
        let words = String(set).words
        return !words.isEmpty && words.allSatisfy(modifiers.contains)
      }
    },
    "string.id": variable,
    "set.id": variable,
    "uset.id": variable,
  ]

  private static let directions: Set<String> = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]

  private static let modifiers = [
    "none", "alt", "altL", "altR", "caps", "ctrl", "ctrlL", "ctrlR", "shift", "other",
  ]

  private static let locale = AttributeRule(form: "a BCP 47 language tag") {
    LanguageTag($0) != nil
  }

  /// The first version of CLDR whose keyboards are not a preview is 45.
  private static let version = AttributeRule(form: "a CLDR version from 45 on") {
    Int($0).map { $0 >= 45 } ?? false
  }

  private static let identifier = AttributeRule(form: "a name without spaces") {
    !$0.isEmpty && !$0.unicodeScalars.contains(where: \.properties.isWhitespace)
  }

  private static let variable = AttributeRule(form: "1 to 32 letters, digits and underscores") {
    (1...32).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isVariableByte)
  }

  private static func word(_ words: [String]) -> AttributeRule {
    AttributeRule(form: alternatives(words.map { quoted($0) })) { words.contains($0) }
  }
}

extension String {
  /// The parts between white space.
  var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}

extension UInt8 {
  /// Whether the byte may stand in the id of a variable: `[0-9A-Za-z_]`.
  var isVariableByte: Bool { isASCIIAlphanumeric || self == UInt8(ascii: "_") }

  /// Whether the byte is a digit or a letter of ASCII.
  var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }

  /// Whether the byte is an ASCII digit.
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether the byte is an ASCII letter.
  var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
