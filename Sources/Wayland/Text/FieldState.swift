/// What a field tells of itself, as one consistent whole.
public nonisolated struct FieldState: Hashable, Sendable {
  /// Who changed the text last (`zwp_text_input_v3.change_cause`).
  public enum ChangeCause: Hashable, Sendable {
    /// The keyboard did.
    case inputMethod
    /// Something else: the person moved the caret, the app changed the text.
    case other
  }

  /// What it asks for.
  public var contentType: ContentType
  /// The text around the caret; nil where the field does not tell, told nonsense, or may not be
  /// read.
  public var surroundingText: SurroundingText?
  /// Who changed the text last. v1 does not say, there it is always `other`.
  public var changeCause: ChangeCause
  /// The language the field asks for, BCP 47; only v1 tells it.
  public var preferredLanguage: String?

  /// A state of these parts.
  public init(
    contentType: ContentType, surroundingText: SurroundingText? = nil,
    changeCause: ChangeCause = .other, preferredLanguage: String? = nil
  ) {
    self.contentType = contentType
    self.surroundingText = surroundingText
    self.changeCause = changeCause
    self.preferredLanguage = preferredLanguage
  }
}
