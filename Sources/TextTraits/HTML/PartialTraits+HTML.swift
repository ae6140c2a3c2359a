extension PartialTraits {
  /// What a field of a web page says (reference 2 and 3.1 to 3.4).
  ///
  /// As in WebKit, the content type comes from `autocomplete` alone, and neither `autocapitalize`
  /// nor `autocorrect` counts in password, e-mail and URL inputs and in log-in forms. WebKit keeps
  /// passwords, cards and birthdays to itself, since Safari fills them; nobody fills them here, and
  /// what is not to be learned must be known, so that every token counts.
  public init(html field: HTMLField) {
    self.init(
      [
        field.keyboard, field.typeTraits, field.logInTraits, field.words, field.meaning,
        field.returnKey, field.shape,
      ])
  }
}

extension HTMLField {
  /// The keyboard that `inputmode` or a pattern of digits asks for, before the type does.
  fileprivate var keyboard: PartialTraits {
    if let traits = word("inputmode").flatMap({ HTMLTables.inputModes[$0] }) {
      return traits
    }
    let isDigits =
      element == .input && HTMLTables.digitPatterns.contains(attributes["pattern"] ?? "")
    return isDigits ? .saying(\.keyboardType, .numberPad) : PartialTraits()
  }

  fileprivate var typeTraits: PartialTraits {
    type.flatMap { HTMLTables.types[$0] } ?? PartialTraits()
  }

  /// A form that is sent to a log-in page wants names and passwords as they are typed.
  fileprivate var logInTraits: PartialTraits {
    guard let action = formAction, action.lowercased().contains("login") else {
      return PartialTraits()
    }
    return .saying(\.autocapitalizationType, .none).saying(\.autocorrectionType, .no)
  }

  fileprivate var words: PartialTraits {
    PartialTraits(
      HTMLTables.words.compactMap { attribute, rows in word(attribute).flatMap { rows[$0] } })
  }

  /// What `autocomplete` says: words that group and qualify, then the token that counts.
  fileprivate var meaning: PartialTraits {
    guard let token = word("autocomplete")?.split(whereSeparator: \.isWhitespace).last else {
      return PartialTraits()
    }
    if token == "off" {
      return .saying(\.isPrivate, true)
    }
    guard let type = TextContentType(token: String(token)) else { return PartialTraits() }
    return .saying(\.textContentType, type)
  }

  /// WebKit's rule: `enterkeyhint`, else what the form does with Return. Where Return breaks the
  /// line it is not the form's, and `previous` has no key.
  fileprivate var returnKey: PartialTraits {
    if let type = word("enterkeyhint").flatMap({ HTMLTables.enterKeyHints[$0] }) {
      return .saying(\.returnKeyType, type)
    }
    guard element == .input, let action = formAction, !action.isEmpty else {
      return PartialTraits()
    }
    return .saying(\.returnKeyType, type == "search" ? .search : .go)
  }

  fileprivate var shape: PartialTraits {
    var shape = PartialTraits.saying(\.isMultiline, element != .input)
    if let placeholder = attributes["placeholder"] {
      shape.placeholder = placeholder
    }
    return shape
  }
}
