/// A text field as Android's `InputType` and `EditorInfo` describe it.
public struct AndroidField: Hashable, Sendable {
  /// The class of text.
  public var inputClass: AndroidInputClass
  /// What the text is within its class; nil for nothing in particular.
  public var variation: AndroidInputVariation?
  /// More about the text.
  public var flags: Set<AndroidInputFlag>
  /// What the return key does.
  public var action: AndroidImeAction
  /// The application's own word for the return key.
  public var actionLabel: String?
  /// What is asked of the keyboard.
  public var imeFlags: Set<AndroidImeFlag>

  /// A field that says this.
  public init(
    _ inputClass: AndroidInputClass, _ variation: AndroidInputVariation? = nil,
    flags: Set<AndroidInputFlag> = [], action: AndroidImeAction = .unspecified,
    actionLabel: String? = nil, imeFlags: Set<AndroidImeFlag> = []
  ) {
    self.inputClass = inputClass
    self.variation = variation
    self.flags = flags
    self.action = action
    self.actionLabel = actionLabel
    self.imeFlags = imeFlags
  }
}
