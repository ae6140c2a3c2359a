/// A text field of a web page: its element, attributes and form.
public struct HTMLField: Hashable, Sendable {
  /// What a page takes text with.
  public enum Element: String, CaseIterable, Sendable {
    /// `<input>`, one line of a type.
    case input
    /// `<textarea>`.
    case textarea
    /// Any element with `contenteditable`.
    case contenteditable
  }

  /// The element.
  public var element: Element
  /// The attributes as the page has them, by their name in small letters.
  public var attributes: [String: String]
  /// Where the field's form is sent; nil or empty where there is no form or it does not say.
  public var formAction: String?

  /// A field with these attributes.
  public init(
    _ element: Element = .input, _ attributes: [String: String] = [:], formAction: String? = nil
  ) {
    self.element = element
    self.attributes = attributes
    self.formAction = formAction
  }

  /// An attribute whose value is one of a few words, which HTML compares without regard to case.
  func word(_ attribute: String) -> String? {
    attributes[attribute]?.lowercased()
  }

  /// The input type; nil for elements that have none.
  var type: String? {
    element == .input ? word("type") : nil
  }
}
