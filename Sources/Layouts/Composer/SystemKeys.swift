import TextTraits

/// Makes the keys that are on every keyboard.
struct SystemKeys {
  let request: KeyboardRequest

  func shift(width: KeyWidth = .shift) -> Key {
    Key(id: "shift", action: .shift, face: KeyFace(label: "shift"), width: width, style: .system)
  }

  func delete(width: KeyWidth = .shift, style: KeyStyle = .system) -> Key {
    Key(id: "delete", action: .delete, face: KeyFace(label: "delete"), width: width, style: style)
  }

  func space() -> Key {
    Key(
      id: "space", action: .space,
      face: KeyFace(label: request.locale.spaceLabel, output: " "), width: .fill)
  }

  /// What the way to the digits says, in the locale's own.
  var digitsLabel: String { [1, 2, 3].map(request.locale.digit).joined() }

  /// The key that parts letters without a space, in languages that write so.
  func nonJoiner(width: KeyWidth) -> [Key] {
    request.locale.nonJoinerLabel.map { label in
      [
        Key(
          id: "nonJoiner", action: .character, face: KeyFace(label: label, output: "\u{200C}"),
          width: width)
      ]
    } ?? []
  }

  /// The return key, as the field wants it (reference 2).
  func `return`(width: KeyWidth = .columns(2.5)) -> Key {
    let traits = request.traits
    let returnKey = ReturnKey(traits, language: request.letters.language)
    var key = Key(
      id: "return", action: .return, face: KeyFace(label: returnKey.label), width: width,
      style: returnKey.isProminent ? .prominent : .system, isEnabled: returnKey.isEnabled)
    // The application's own word has no picture.
    key.prefersIcon = request.hasReturnKeyIcons && traits.returnKeyLabel?.isEmpty != false
    return key
  }

  /// A key that shows another layer.
  func layer(
    _ target: LayerID, label: String, width: KeyWidth,
    style: KeyStyle = .system
  ) -> Key {
    Key(
      id: target.rawValue, action: .layer(target), face: KeyFace(label: label),
      width: width, style: style)
  }

  /// The key back to the letters.
  func letters(width: KeyWidth, style: KeyStyle = .system) -> Key {
    let isLanguages = request.shownLetters.language == request.letters.language
    return layer(
      .letters, label: isLanguages ? request.locale.lettersLabel : "ABC", width: width,
      style: style)
  }

  /// A key that is told by its action alone.
  func plain(_ action: KeyAction, width: KeyWidth, style: KeyStyle = .system) -> Key {
    Key(
      id: action.name, action: action, face: KeyFace(label: action.name), width: width,
      style: style)
  }
}
