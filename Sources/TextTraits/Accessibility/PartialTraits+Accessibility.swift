extension PartialTraits {
  /// What the accessible object of a field says. Browsers hand the page's attributes on under names
  /// of their own; GTK and Qt tell a password by its role, and lines by states.
  public init(accessible field: AccessibleField) {
    self.init([field.roleTraits, field.lines, field.page])
  }
}

extension AccessibleField {
  fileprivate var roleTraits: PartialTraits {
    switch role {
    case .passwordText: TextInputPurpose.password.traits
    case .terminal: TextInputPurpose.terminal.traits
    case nil: PartialTraits()
    }
  }

  fileprivate var lines: PartialTraits {
    guard states.contains(.multiLine) != states.contains(.singleLine) else {
      return PartialTraits()
    }
    return .saying(\.isMultiline, states.contains(.multiLine))
  }

  fileprivate var page: PartialTraits {
    var traits = PartialTraits()
    let type = attributes["text-input-type"]
    if let type {
      traits.fill(from: PartialTraits(html: HTMLField(.input, ["type": type])))
      // An object of several lines has a type too, in some browsers.
      traits.isMultiline = nil
    }
    if type == "search"
      || attributes["xml-roles"]?.split(separator: " ").contains("searchbox") == true
    {
      // A search field of a form says search (reference 2), and what is not in a form does so too.
      traits.returnKeyType = .search
    }
    let placeholder = attributes["placeholder-text"] ?? attributes["placeholder"]
    if let placeholder, !placeholder.isEmpty { traits.placeholder = placeholder }
    return traits
  }
}
