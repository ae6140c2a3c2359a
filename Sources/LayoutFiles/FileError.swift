/// What is wrong with a file, and where: one line, `en.xml:12:4: …` or `dark.json: colors.letterKey: …`.
public struct FileError<Fault: Hashable & Sendable>: Error, Hashable, Sendable,
  CustomStringConvertible
{
  /// The kinds of mistake.
  public typealias Kind = Fault

  /// The file, and the position in it that has to be mended, where that is known.
  public var place: FilePlace
  /// What kind of mistake it is.
  public var kind: Kind
  /// What is wrong, with the names from the file.
  public var message: String

  /// The error of this kind at `place`.
  public init(_ kind: Kind, at place: FilePlace, _ message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }

  /// The error in one line.
  public var description: String { "\(place): \(message)" }
}
