/// What a field asks for when all sources have been heard, and who asked for it.
public struct ResolvedTraits: Hashable, Codable, Sendable {
  /// The traits.
  public let traits: TextInputTraits
  /// For the name of each trait that somebody spoke of, whose word counted.
  public let sources: [String: TraitSource]

  /// Traits that came from these sources.
  public init(traits: TextInputTraits, sources: [String: TraitSource]) {
    self.traits = traits
    self.sources = sources
  }
}
