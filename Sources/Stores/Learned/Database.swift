import CSQLite

/// One connection to a SQLite database; it is closed when it goes.
final class Database {
  private let handle: OpaquePointer

  /// How long another process may hold the database before giving up, in milliseconds.
  private static let patience: Int32 = 2_000

  /// Opens the file, which must be there.
  init(path: String) throws(DatabaseError) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw DatabaseError(code: code)
    }
    handle = opened
    sqlite3_busy_timeout(handle, Self.patience)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements without results.
  func execute(_ statements: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, statements, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(code: code) }
  }

  /// A statement to run many times.
  func prepare(_ text: String) throws(DatabaseError) -> Statement {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, text, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw DatabaseError(code: code) }
    return Statement(prepared, of: self)
  }

  /// Does all of it, or nothing.
  func transaction(_ body: () throws(DatabaseError) -> Void) throws(DatabaseError) {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }
}
