/// A place in a text file, for messages such as `en.xml:12:4: …`.
public struct FilePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file's name, as messages show it.
  public var file: String
  /// Where in the file; nil where the whole file is meant.
  public var position: Position?

  /// A line and a column, both counted from 1; columns count Unicode scalars.
  public struct Position: Hashable, Sendable {
    /// The line.
    public var line: Int
    /// The column.
    public var column: Int

    /// The position at `line` and `column`.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The place `position` of `file`.
  public init(file: String, position: Position? = nil) {
    self.file = file
    self.position = position
  }

  /// The place as compilers print it: `file:line:column`.
  public var description: String {
    guard let position else { return file }
    return "\(file):\(position.line):\(position.column)"
  }
}
