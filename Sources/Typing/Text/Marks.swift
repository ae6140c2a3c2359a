/// The classes of punctuation that the rules of text speak of.
enum Marks {
  /// What ends a sentence.
  static let sentenceEnds: Set<Character> = [
    ".", "!", "?", "…", "‽", "¡", "¿", "。", "！", "？",
    "؟", "।",
  ]
  /// What may stand between the end of a sentence and the space after it.
  static let closing: Set<Character> = [
    "\"", "'", "”", "’", "“", "‘", "»", "«", "›", "‹", ")", "]", "}",
  ]
  /// What may stand between a space and the capital after it.
  static let opening: Set<Character> = [
    "“", "‘", "„", "‚", "«", "‹", "»", "›", "(", "[", "{", "¡", "¿",
  ]
  /// Quotes that open and close alike.
  static let straight: Set<Character> = ["\"", "'"]
  /// Apostrophes within a word, and the key that leads back to letters.
  static let apostrophes: Set<Character> = ["'", "’", "‘", "`"]
  /// What joins the parts of a word.
  static let hyphens: Set<Character> = ["-", "\u{2010}"]
  /// What stands within addresses, paths and handles, without spaces around it.
  static let withinAddresses: Set<Character> = ["@", "#", "/", "\\", "_", ":", "=", "&", "~", "%"]
  /// Before these no double space becomes a period: the sentence has ended, or goes on.
  static let stops: Set<Character> = [".", "!", "?", ",", "…", "؟", "،", "।"]
  /// What accepts a pending correction, besides space and return (reference 5.6).
  static let delimiters: Set<Character> = [
    ".", ",", ":", ";", "!", "?", "…", "(", ")", "[", "]", "{", "}", "<", ">", "«", "»", "‹",
    "›", "\"", "“", "”", "„", "؟", "،", "؛", "।",
  ]
  /// What stands close to the word before it: an automatic space goes away before it.
  static let clingsToWord: Set<Character> = [
    ".", ",", ":", ";", "!", "?", "…", ")", "]", "}", "”", "’", "»", "›", "%", "؟",
    "،", "؛", "٪", "।",
  ]
  /// After these an automatic space comes back.
  static let spacedAfter: Set<Character> = [
    ".", ",", ":", ";", "!", "?", "…", "؟", "،", "؛", "।",
  ]
}

extension Character {
  /// Whether the character is part of a word: a letter with its marks, a digit, an apostrophe.
  var isWordPart: Bool {
    isLetter || isNumber || Marks.apostrophes.contains(self) || isMark
  }

  /// Whether the character joins the parts of a word, so that one that ends in it is not finished.
  var joinsWord: Bool { Marks.hyphens.contains(self) || Marks.apostrophes.contains(self) }

  /// A mark without a letter of its own, as some scripts write vowels.
  private var isMark: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .spacingMark, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the letter belongs to a script that reads from right to left: Hebrew to Syriac and
  /// Arabic's extensions, and their presentation forms.
  var isRightToLeft: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
