import CSQLite

/// Why the database of learned words cannot be used. It never holds what is in the database.
public struct DatabaseError: Error, Hashable, CustomStringConvertible, Sendable {
  /// SQLite's result code, or its own for a file that cannot be made (`SQLITE_CANTOPEN`).
  public let code: Int32
  /// The reason in a few words.
  public let description: String

  init(code: Int32) {
    self.code = code
    description = sqlite3_errstr(code).map { String(cString: $0) } ?? "SQLite error \(code)"
  }

  init(reason: String) {
    code = SQLITE_CANTOPEN
    description = reason
  }

  /// Whether the same may succeed later: the disk is full, or another process has the file.
  var mayPass: Bool { [SQLITE_BUSY, SQLITE_FULL].contains(code & 0xFF) }

  /// Whether the file itself is at fault, so that only a new one helps.
  public var isBrokenFile: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_SCHEMA, SQLITE_ERROR].contains(code & 0xFF)
  }
}
