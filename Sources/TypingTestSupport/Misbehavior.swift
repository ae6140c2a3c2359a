/// What real clients do wrong with an input method.
public enum Misbehavior: String, CaseIterable, Sendable {
  /// The text arrives at once, the caret later.
  case selectsLate
  /// The first deletion after a commit does nothing, and nothing is reported (Chromium on sway).
  case dropsDeletions
  /// Nothing is ever reported.
  case reportsNothing
  /// Reports arrive a quarter of a second late.
  case reportsLate
  /// What keys and the application do is not told until text is committed, and a touch is told with
  /// the caret where it was (GTK 3 and 4).
  case tellsCommitsOnly
  /// Every report says that the caret is at the beginning.
  case wrongCursor
  /// Every report says that the caret is beyond the end.
  case cursorBeyondEnd
  /// Every report comes twice, the second time when it is out of date.
  case echoesTwice
  /// Offsets and deletions count characters instead of bytes.
  case countsCharacters
  /// The text is kept in normal form D.
  case decomposes
  /// The text is kept in normal form C.
  case composes
  /// Long text is cut at 4,000 bytes.
  case cutsReports
}

extension String {
  /// The text in normal form D, for the letters that tests type.
  var decomposed: String { mapScalars(Self.decompositions) }

  /// The text in normal form C, for the letters that tests type.
  var composed: String {
    Self.decompositions.reduce(self) { text, pair in
      var result = ""
      var rest = text.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        let two = String(scalar) + (rest.first.map(String.init) ?? "")
        if two.utf8.elementsEqual(pair.value.utf8) {
          result.unicodeScalars.append(pair.key)
          rest.removeFirst()
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      return result
    }
  }

  private func mapScalars(_ table: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { $0 += table[$1] ?? String($1) }
  }

  private static let decompositions: [Unicode.Scalar: String] = [
    "é": "e\u{301}", "è": "e\u{300}", "à": "a\u{300}", "á": "a\u{301}", "ö": "o\u{308}",
    "ü": "u\u{308}", "ä": "a\u{308}", "ñ": "n\u{303}",
  ]
}
