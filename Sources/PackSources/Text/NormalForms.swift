import CGLib

/// Unicode's normal forms, by GLib.
extension String {
  /// The text in normal form C, as packs have all words.
  public var composed: String { normalized(G_NORMALIZE_NFC) }

  /// The text without accents: `être` as `etre`, `ışık` as `isik`.
  public var withoutMarks: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    let scalars = normalized(G_NORMALIZE_NFD).unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return String(String.UnicodeScalarView(scalars.map { Self.plain[$0] ?? $0 }))
  }

  /// Letters with a stroke, and without a dot, which have no decomposition.
  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ŧ": "t", "ı": "i",
  ]

  private func normalized(_ mode: GNormalizeMode) -> String {
    guard !utf8.allSatisfy({ $0 < 0x80 }), let text = g_utf8_normalize(self, -1, mode) else {
      return self
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}
