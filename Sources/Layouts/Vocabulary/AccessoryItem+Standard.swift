import TextTraits

/// The items that most forms want. A button whose id is one of these names and that has neither
/// label nor icon is given them by the keyboard, in its language; what it does is the
/// application's business.
extension AccessoryItem {
  /// The ready-made items.
  public enum Standard: String, CaseIterable, Sendable {
    /// To the field before this one.
    case previous
    /// To the field after this one.
    case next
    /// The field is finished: blue, with the word that a return key would say; for pads, which
    /// have no return key.
    case done
  }

  /// A ready-made item.
  public init(_ standard: Standard, isEnabled: Bool = true) {
    self.init(kind: .button, id: standard.rawValue, isEnabled: isEnabled)
  }

  /// The bar that a form's field usually has: both ways at the left, done at the right.
  public static func form(hasPrevious: Bool = true, hasNext: Bool = true) -> [AccessoryItem] {
    [
      AccessoryItem(.previous, isEnabled: hasPrevious), AccessoryItem(.next, isEnabled: hasNext),
      AccessoryItem(kind: .spacer), AccessoryItem(.done),
    ]
  }

  /// The item with the looks of a ready-made one, where it is one.
  ///
  /// - Parameter language: the language of the words, as a BCP 47 tag.
  func completed(language: String) -> AccessoryItem {
    guard kind == .button, label.isEmpty, icon == nil, let standard = Standard(rawValue: id) else {
      return self
    }
    var item = self
    switch standard {
    case .previous:
      item.icon = .named("go-up")
      item.label = "previous"
    case .next:
      item.icon = .named("go-down")
      item.label = ReturnKeyType.next.label(language: language)
    case .done:
      item.label = Self.capitalized(ReturnKeyType.done.label(language: language))
      item.isProminent = true
    }
    return item
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
