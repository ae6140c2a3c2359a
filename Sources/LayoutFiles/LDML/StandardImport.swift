/// The keys CLDR has ready for keyboards to import (`<import base="cldr" path="46/…">`), by id, with
/// what they type. They have been the same since version 45.
enum StandardImport {
  /// Keys that are there without an import: digits and the letters of ASCII type their ids.
  static func impliedOutput(_ id: String) -> String? {
    if id == "space" { return " " }
    guard id.utf8.count == 1, let byte = id.utf8.first, byte.isASCIIAlphanumeric else { return nil }
    return id
  }

  /// The implied key that is an empty place.
  static let impliedGap = "gap"

  /// The files with keys in them.
  static let files: [String: [String: String]] = [
    "keys-Zyyy-punctuation.xml": [
      "amp": "&", "apos": "'", "asterisk": "*", "at": "@", "backslash": "\\u{5C}", "bang": "!",
      "caret": "^", "close-angle": ">", "close-curly": "}", "close-paren": ")",
      "close-square": "]", "colon": ":", "comma": ",", "degree": "°", "double-quote": "\"",
      "equal": "=", "grave": "`", "hash": "#", "hyphen": "-", "micro": "µ", "not": "¬",
      "open-angle": "<", "open-curly": "{", "open-paren": "(", "open-square": "[",
      "percent": "%", "period": ".", "pipe": "|", "plus": "+", "question": "?", "section": "§",
      "semi-colon": ";", "slash": "/", "tilde": "~", "underscore": "_",
    ],
    "keys-Zyyy-currency.xml": [
      "dollar": "$", "euro": "€", "pound": "£", "yen": "¥", "cruzeiro": "₢", "cent": "¢",
    ],
    "keys-Latn-implied.xml": [:],
  ]

  /// The file with the key codes of hardware keyboards, of no use on a screen.
  static let scanCodes = "scanCodes-implied.xml"

  /// What stands in place of the import: key elements, at the place of the import.
  static func elements(of file: String, in parent: String, at place: FilePlace) -> [XMLElement]? {
    if parent == "forms" { return file == scanCodes ? [] : nil }
    guard parent == "keys", let outputs = files[file] else { return nil }
    return outputs.map { id, output in
      XMLElement(name: "key", attributes: ["id": id, "output": output], place: place)
    }
  }
}
