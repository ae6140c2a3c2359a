import LayoutFiles
import Testing

/// The long presses of US English against the reference, 5.4, "Current Latin sets".
@Suite struct LatinVariantsTests {
  static let table: KeyValuePairs = [
    "a": "à á â ä ǎ æ ã å ā", "n": "ñ ń ņ ň",
    "c": "ç ć č ċ", "o": "ò ó ô ö ǒ œ ø õ ō",
    "d": "ď ð", "r": "ř",
    "e": "è é ê ë ě ẽ ē ė ę", "s": "ß ş ș ś š",
    "g": "ğ ġ", "t": "ț ť þ",
    "h": "ħ", "u": "ù ú û ü ǔ ũ ū ű ů",
    "i": "ì í î ï ǐ ĩ ī ı į", "w": "ŵ",
    "k": "ķ", "y": "ý ŷ ÿ",
    "l": "ł ļ ľ", "z": "ź ž ż",
    "b": "", "f": "", "j": "", "m": "", "p": "", "q": "", "v": "", "x": "",
  ]

  @Test(arguments: Array(table))
  func smallLetters(key: String, variants: String) throws {
    let letter = try #require(embedded("en").letter(key))
    #expect(letter.face.variants == variants.split(separator: " ").map(String.init))
  }

  /// "If shift is on, variants are upper-case." ß and ı have no capital of their own in Unicode's
  /// simple mappings: ẞ (2017) and the dotted İ stand in their places.
  @Test(arguments: Array(table))
  func capitals(key: String, variants: String) throws {
    let letter = try #require(embedded("en").letter(key))
    let capitals = variants.split(separator: " ").map { variant in
      switch variant {
      case "ß": "ẞ"
      case "ı": "İ"
      default: variant.uppercased()
      }
    }
    #expect(letter.shiftedFace?.output == key.uppercased())
    #expect(letter.shiftedFace?.variants == capitals)
  }

  @Test func tableHasEveryLetter() {
    #expect(Self.table.map(\.key).sorted().joined() == "abcdefghijklmnopqrstuvwxyz")
  }

  /// Reference 1.5, "flick down on a key".
  @Test func flicksDown() throws {
    let flicks = try embedded("en").rows.map { row in
      row.map { "\($0.face.output ?? "")\($0.flickDown ?? "")" }.joined(separator: " ")
    }
    #expect(
      flicks == [
        "q1 w2 e3 r4 t5 y6 u7 i8 o9 p0",
        #"a@ s# d$ f& g* h( j) k' l""#,
        "z% x- c+ v= b/ n; m:",
      ])
  }
}
