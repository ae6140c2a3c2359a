/// What is wrong with a settings or theme file.
public typealias JSONFileError = FileError<JSONFault>

/// The kinds of mistake in a settings or theme file.
public enum JSONFault: String, CaseIterable, Sendable {
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
