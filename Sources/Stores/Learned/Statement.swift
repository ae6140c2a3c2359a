import CSQLite

/// A prepared statement of a database, which it keeps open.
final class Statement {
  private let handle: OpaquePointer
  private let database: Database

  /// What stands for a `?`, and what comes out of a column.
  enum Value: Hashable {
    case text(String)
    case number(Double)
    case integer(Int)
  }

  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs it with these values in place of its `?`, and answers how many rows came.
  @discardableResult
  func run(
    _ values: [Value] = [], row: (Row) -> Void = { _ in }
  ) throws(DatabaseError) -> Int {
    defer { sqlite3_reset(handle) }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    var count = 0
    while true {
      let code = sqlite3_step(handle)
      if code == SQLITE_DONE { return count }
      guard code == SQLITE_ROW else { throw DatabaseError(code: code) }
      count += 1
      row(Row(handle: handle))
    }
  }

  private func bind(_ value: Value, at index: Int32) throws(DatabaseError) {
    let code =
      switch value {
      case .text(let text):
        toccata_bind_text(handle, index, text, Int32(clamping: text.utf8.count))
      case .number(let number): sqlite3_bind_double(handle, index, number)
      case .integer(let integer): sqlite3_bind_int64(handle, index, Int64(integer))
      }
    guard code == SQLITE_OK else { throw DatabaseError(code: code) }
  }

  /// The row that has come, until the next does.
  struct Row {
    fileprivate let handle: OpaquePointer

    func text(_ column: Int32) -> String {
      sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
    }

    func number(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
  }
}
