/// What is wrong with a settings or theme file: one line, `dark.json: colors.letterKey: …` or
/// `dark.json:3:7: …`.
public struct JSONFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, and the position where the mistake is one of syntax.
  public var place: FilePlace
  /// What kind of mistake it is.
  public var kind: Kind
  /// What is wrong.
  public var message: String

  /// The kinds of mistake.
  public enum Kind: String, CaseIterable, Sendable {
    /// The file is missing or cannot be read.
    case unreadable
    /// It has more bytes than the limit.
    case tooLarge
    /// It is not text in UTF-8.
    case encoding
    /// It is not JSON with comments.
    case syntax
    /// A key that must be there is not.
    case missing
    /// A value is of the wrong kind, or none of those it may be.
    case value
  }

  /// The error of this kind at `place`.
  public init(_ kind: Kind, at place: FilePlace, _ message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }

  /// The error in one line.
  public var description: String { "\(place): \(message)" }
}
