/// Makes one field of what several sources say of it.
///
/// The stronger source counts, in the order of ``TraitSource``. Secrecy is an exception: any source
/// can add it and none can take it away. The meaning of the text refines what the source that knows
/// it left open, before weaker sources are heard.
public enum TraitsResolver {
  /// What the field asks for.
  public static func resolve(_ statements: [TraitSource: PartialTraits]) -> ResolvedTraits {
    var resolved = PartialTraits()
    var sources: [String: TraitSource] = [:]
    for source in TraitSource.allCases {
      guard let statement = statements[source] else { continue }
      for name in resolved.fill(from: statement) {
        sources[name] = source
      }
      guard let contentType = resolved.completed.textContentType else { continue }
      for name in resolved.refine(by: contentType.refinement) {
        sources[name] = .contentType
      }
    }
    return ResolvedTraits(traits: resolved.completed, sources: sources)
  }
}
