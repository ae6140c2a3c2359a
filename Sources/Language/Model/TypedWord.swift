/// What was typed, made ready for the search.
struct TypedWord {
  /// As it stands in the text.
  let text: String
  /// Without what may be left out.
  let plain: String
  /// Without capitals.
  private(set) var letters: [Unicode.Scalar] = []
  /// Where the finger landed for each letter, nil where that is not known.
  private(set) var touches: [KeyPosition?] = []
  let capitals: Capitals

  /// Which letters are capitals.
  enum Capitals {
    case none, first, all
    /// Within the word.
    case inner
  }

  init(_ question: WordQuestion, _ folding: Folding) {
    text = question.typed
    plain = folding.withoutOptional(question.typed)
    for (place, scalar) in question.typed.unicodeScalars.enumerated() {
      let touch = question.touches.indices.contains(place) ? question.touches[place] : nil
      for letter in folding.fold(String(scalar)) {
        letters.append(letter)
        touches.append(touch)
      }
    }
    capitals = Self.capitals(question.typed)
  }

  private static func capitals(_ text: String) -> Capitals {
    let cased = text.filter { $0.isUppercase || $0.isLowercase }
    let upper = cased.filter(\.isUppercase).count
    if upper == 0 { return .none }
    if upper == cased.count, upper > 1 { return .all }
    return upper == 1 && text.first?.isUppercase == true ? .first : .inner
  }

  /// Whether a touch is known at all.
  var hasTouches: Bool { touches.contains { $0 != nil } }

  /// Whether a word is just what was typed.
  func isJust(_ word: String) -> Bool { word == text || word == plain }

  /// Whether it is of a kind that is never changed: digits, signs of addresses, capitals within.
  var isNeverChanged: Bool {
    if capitals == .all || capitals == .inner { return true }
    let inner = text.unicodeScalars.dropLast().dropFirst()
    return text.unicodeScalars.contains { scalar in
      scalar.properties.numericType != nil || scalar == "@" || scalar == "/" || scalar == "_"
        || scalar == "\\" || scalar == "#" || scalar == ":" || scalar == ","
    } || inner.contains(".")
  }

  /// A word in the capitals of what was typed.
  func inCapitals(_ word: String, _ folding: Folding) -> String {
    switch capitals {
    case .none, .inner: word
    case .first: word.contains(where: \.isUppercase) ? word : folding.capitalized(word)
    case .all: folding.uppercased(word)
    }
  }
}
