/// What came of reading one of the person's files.
public nonisolated struct FileReading<Value> {
  /// What was read, the defaults where there is no file; nil where the file is at fault, so that
  /// what was read last stays.
  public var value: Value?
  /// One line for the fault, or one for each key that is of no use. To be logged.
  public var lines: [String] = []
}

nonisolated extension FileReading: Sendable where Value: Sendable {}
