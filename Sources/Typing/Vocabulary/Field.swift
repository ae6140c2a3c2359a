import TextTraits

/// A field that has the focus.
public struct Field: Hashable, Sendable {
  /// What it asks for.
  public var traits: TextInputTraits
  /// What the session can do for it.
  public var capabilities: Capabilities
  /// Whether what is typed goes to a conversion engine first.
  public var hasEngine: Bool
  /// The application it is in, as the compositor tells it; empty where nobody does.
  public var application: String

  /// A field of these parts.
  public init(
    traits: TextInputTraits = TextInputTraits(), capabilities: Capabilities = Capabilities(),
    hasEngine: Bool = false, application: String = ""
  ) {
    self.traits = traits
    self.capabilities = capabilities
    self.hasEngine = hasEngine
    self.application = application
  }

  /// What has the focus without having told of itself, such as a program that knows no text
  /// input: only keys reach it.
  public static let untold = Field(
    capabilities: Capabilities(
      textProtocol: nil, hasSurroundingText: false, deletesReliably: false))
}
