/// What is wrong with a keyboard file.
public typealias LDMLError = FileError<LDMLFault>

/// The kinds of mistake in a keyboard file.
public enum LDMLFault: String, CaseIterable, Sendable {
  /// The file, or one it imports, is missing or cannot be read.
  case unreadable
  /// A file has more bytes than the limit.
  case tooLarge
  /// Not well-formed XML.
  case malformed
  /// Elements lie too deep in one another.
  case tooDeep
  /// The document type declares entities or other things of its own.
  case declarations
  /// A reference to an entity that nothing declares.
  case entity
  /// More elements, rows, keys or variants than a keyboard can have.
  case tooMany
  /// Text between elements.
  case strayText
  /// An element that is not known, not supported or not allowed at its place.
  case element
  /// An element that must be there is not.
  case missingElement
  /// An element that may be there once is there twice.
  case repeatedElement
  /// An attribute that must be there is not.
  case missingAttribute
  /// An attribute the element does not have.
  case attribute
  /// An attribute's value is not of the form it must have.
  case value
  /// Two elements of one file with the same identity.
  case duplicate
  /// The id of a key, flick or layer that does not exist.
  case reference
  /// A row without keys.
  case emptyRow
  /// The rows of the shift layer are not the rows of the base layer.
  case unequalLayers
  /// A variable that does not exist.
  case unknownVariable
  /// Variables that refer to one another in a circle.
  case variableCycle
  /// A backslash that does not begin a valid `\u{…}`.
  case escape
  /// A text longer than a key can type.
  case tooLong
  /// Files that import one another in a circle.
  case importCycle
  /// Imports in imports in imports, or too many of them.
  case tooManyImports
  /// An import's path that is neither a plain file name nor one of the standard's files.
  case importPath
  /// An imported file whose root is not the element it is imported into.
  case importRoot
}
