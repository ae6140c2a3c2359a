import CGLib

/// Unicode's normal forms, by GLib.
extension String {
  /// The text in normal form C, as packs have all words.
  public var composed: String { normalized(G_NORMALIZE_NFC) }

  /// The text without accents: `être` as `etre`.
  public var withoutMarks: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    let scalars = normalized(G_NORMALIZE_NFD).unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func normalized(_ mode: GNormalizeMode) -> String {
    guard !utf8.allSatisfy({ $0 < 0x80 }), let text = g_utf8_normalize(self, -1, mode) else {
      return self
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}
