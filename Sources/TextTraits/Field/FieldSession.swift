/// The memory of one field while it has the focus. A new one begins with every focus.
public struct FieldSession: Hashable, Sendable {
  /// The secrecy that the field ever had, as a source for the resolver.
  public private(set) var statement = PartialTraits()

  /// A field that has just got the focus.
  public init() {}

  /// Whether the field was secret at any time since it got the focus.
  public var wasSecret: Bool {
    statement.completed.isSecret
  }

  /// What the field asks for, when it is what the sources say now, and has been what they said
  /// before: what was secret once stays secret until the field is left (rule 2 of the design), even
  /// if a password is then shown.
  public mutating func resolve(_ statements: [TraitSource: PartialTraits]) -> ResolvedTraits {
    var statements = statements
    statements[.fieldSession] = statement
    let resolved = TraitsResolver.resolve(statements)
    remember(resolved.traits)
    return resolved
  }

  private mutating func remember(_ traits: TextInputTraits) {
    if traits.isSecureTextEntry {
      statement.isSecureTextEntry = true
    }
    if traits.isSensitive {
      statement.isSensitive = true
    }
  }
}
