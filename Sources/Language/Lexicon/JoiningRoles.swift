/// What a node of the trie does in words that are written as one and made of several. Where nothing
/// has a role, words are only what the trie holds. The root has the roles of all.
public struct JoiningRoles: OptionSet, Hashable, Sendable {
  /// The roles as bits.
  public let rawValue: UInt8

  /// Roles by their bits, as a node holds them.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A shortened word ends here, with its apostrophe: `l'`, `dell'`.
  public static let elision = JoiningRoles(rawValue: 1)
  /// A word that stands after a shortened one: `homme`. First letters of such words have it too.
  public static let elisionFollower = JoiningRoles(rawValue: 2)
  /// A part of compounds ends here that others follow, with what links it to them: `haus`, `arbeits`.
  public static let compoundBeginning = JoiningRoles(rawValue: 4)
  /// A word that is the last part of compounds: `schlüssel`.
  public static let compoundEnd = JoiningRoles(rawValue: 8)
}

/// How a word is joined to the one before it.
enum Joint {
  /// By a space that was left out.
  case space
  /// The one before is shortened.
  case elision
  /// Both are parts of a compound.
  case compound

  /// How what follows a node of these roles is joined to it; nil where nothing is.
  init?(after roles: JoiningRoles) {
    if roles.contains(.elision) {
      self = .elision
    } else if roles.contains(.compoundBeginning) {
      self = .compound
    } else {
      return nil
    }
  }

  /// What the later word must be.
  var laterRole: JoiningRoles {
    switch self {
    case .space: []
    case .elision: .elisionFollower
    case .compound: .compoundEnd
    }
  }
}
