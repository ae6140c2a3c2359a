/// How the tables of the dialects write down a row.
extension PartialTraits {
  /// The three columns that the tables of reference 3.1 and 3.3 share.
  ///
  /// - Parameters:
  ///   - keyboardType: which keyboard.
  ///   - capitals: when shift turns itself on.
  ///   - words: correction, suggestions and the marking of misspelt words, together.
  init(_ keyboardType: KeyboardType, capitals: AutocapitalizationType, words: TriState) {
    self.init()
    self.keyboardType = keyboardType
    self.autocapitalizationType = capitals
    self.autocorrectionType = words
    self.suggestionType = words
    self.spellCheckingType = words
  }

  /// These traits and one more.
  func saying<Value>(
    _ path: WritableKeyPath<TextInputTraits, Value>, _ value: Value
  ) -> PartialTraits {
    var traits = self
    traits[dynamicMember: path] = value
    return traits
  }

  /// One trait.
  static func saying<Value>(
    _ path: WritableKeyPath<TextInputTraits, Value>, _ value: Value
  ) -> PartialTraits {
    PartialTraits().saying(path, value)
  }

  /// Several statements as one; where they differ the earlier counts.
  init(_ statements: some Sequence<PartialTraits>) {
    self.init()
    for statement in statements {
      fill(from: statement)
    }
  }

  /// Asks for ASCII: the pad with ASCII digits for a number pad, and letters where nothing else is
  /// asked for. Other keyboards are ASCII already, or need more than that (reference 1.1).
  mutating func restrictToASCII() {
    switch self.keyboardType {
    case .numberPad: self.keyboardType = .asciiCapableNumberPad
    case nil, .default: self.keyboardType = .asciiCapable
    default: break
    }
  }
}
