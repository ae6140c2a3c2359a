import CSQLite
import FoundationEssentials
import Glibc
import Language

/// The database of learned words: one file and its write-ahead log, for its owner alone.
///
/// Every change is a transaction in the log, so that a kill at any moment loses at most the change
/// that was not written yet. What is deleted is overwritten (`secure_delete`). It belongs to one
/// thread at a time.
public final class LearnedFile {
  /// What it is called, in Toccata's folder of the person's data.
  public static let name = "learned.sqlite"

  private let database: Database
  private var statements: [String: Statement] = [:]

  /// Opens the file at this path, or makes it and its folder.
  public init(path: String) throws(DatabaseError) {
    try Self.make(path)
    database = try Database(path: path)
    try database.execute(Self.setUp)
    try database.transaction { () throws(DatabaseError) in try database.execute(Self.schema) }
  }

  /// Reads everything.
  public func read(limits: LearnedWords.Limits = .init()) throws(DatabaseError) -> LearnedWords {
    var words = LearnedWords(limits: limits)
    try statement("SELECT language, text, count, weight, day FROM words").run { row in
      words.restore(.word(row.text(1), language: row.text(0), LearnedUse(row, from: 2)))
    }
    try statement("SELECT language, previous, text, count, weight, day FROM pairs").run { row in
      words.restore(
        .pair(
          previous: row.text(1), word: row.text(2), language: row.text(0), LearnedUse(row, from: 3)
        ))
    }
    try statement("SELECT arrangement, key, x, y, count FROM offsets").run { row in
      let offset = KeyOffset(column: row.number(2), row: row.number(3), count: row.number(4))
      words.restore(.offset(key: row.text(1), arrangement: row.text(0), offset))
    }
    return words
  }

  /// Writes changes, all or none of them.
  public func write(_ changes: [LearnedChange]) throws(DatabaseError) {
    guard !changes.isEmpty else { return }
    try database.transaction { () throws(DatabaseError) in
      for change in changes { try write(change) }
    }
  }

  /// Writes that words are forgotten, and leaves no trace of them in the log.
  public func erase(_ changes: [LearnedChange]) throws(DatabaseError) {
    try write(changes)
    try truncateLog()
  }

  /// Forgets everything, and leaves no trace of it.
  public func eraseAll() throws(DatabaseError) {
    try database.execute("DELETE FROM words; DELETE FROM pairs; DELETE FROM offsets")
    statements = [:]
    try database.execute("VACUUM")
    try truncateLog()
  }

  /// Has SQLite check the whole file; `answer` gets "ok", or what is wrong.
  func check(_ answer: (String) -> Void) throws(DatabaseError) {
    try statement("PRAGMA integrity_check").run { answer($0.text(0)) }
  }

  /// Removes the file and all that belongs to it: what is left where it cannot be opened.
  public static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  private func truncateLog() throws(DatabaseError) {
    try statement("PRAGMA wal_checkpoint(TRUNCATE)").run()
  }

  // MARK: Rows

  private func write(_ change: LearnedChange) throws(DatabaseError) {
    switch change {
    case .word(let text, let language, let use?):
      try statement("INSERT OR REPLACE INTO words VALUES (?, ?, ?, ?, ?)").run(
        [.text(language), .text(text)] + use.values)
    case .word(let text, let language, nil):
      try statement("DELETE FROM words WHERE language = ? AND text = ?").run(
        [.text(language), .text(text)])
    case .pair(let previous, let text, let language, let use?):
      try statement("INSERT OR REPLACE INTO pairs VALUES (?, ?, ?, ?, ?, ?)").run(
        [.text(language), .text(previous), .text(text)] + use.values)
    case .pair(let previous, let text, let language, nil):
      try statement("DELETE FROM pairs WHERE language = ? AND previous = ? AND text = ?").run(
        [.text(language), .text(previous), .text(text)])
    case .offset(let key, let arrangement, let offset):
      try statement("INSERT OR REPLACE INTO offsets VALUES (?, ?, ?, ?, ?)").run([
        .text(arrangement), .text(key), .number(offset.column), .number(offset.row),
        .number(offset.count),
      ])
    }
  }

  /// Statements are prepared once.
  private func statement(_ text: String) throws(DatabaseError) -> Statement {
    if let known = statements[text] { return known }
    let new = try database.prepare(text)
    statements[text] = new
    return new
  }

  // MARK: The file

  private static func make(_ path: String) throws(DatabaseError) {
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    try? FileManager.default.createDirectory(
      atPath: String(folder), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    // SQLite gives the log the file's own mode.
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(path, flags, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else {
      throw DatabaseError(reason: strerror(errno).map { String(cString: $0) } ?? "cannot be opened")
    }
    fchmod(descriptor, S_IRUSR | S_IWUSR)
    close(descriptor)
  }

  /// Small pages and a short log: a word writes little, and the whole stays below 5 MB even if
  /// nothing else held it there (4,096 pages).
  private static let setUp = """
    PRAGMA page_size = 1024;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = ON;
    PRAGMA wal_autocheckpoint = 256;
    PRAGMA journal_size_limit = 262144;
    PRAGMA cache_size = -256;
    PRAGMA max_page_count = 4096;
    PRAGMA temp_store = MEMORY;
    """

  private static let schema = """
    CREATE TABLE IF NOT EXISTS words (
      language TEXT NOT NULL, text TEXT NOT NULL,
      count INTEGER NOT NULL, weight REAL NOT NULL, day INTEGER NOT NULL,
      PRIMARY KEY (language, text)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS pairs (
      language TEXT NOT NULL, previous TEXT NOT NULL, text TEXT NOT NULL,
      count INTEGER NOT NULL, weight REAL NOT NULL, day INTEGER NOT NULL,
      PRIMARY KEY (language, previous, text)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS offsets (
      arrangement TEXT NOT NULL, key TEXT NOT NULL,
      x REAL NOT NULL, y REAL NOT NULL, count REAL NOT NULL,
      PRIMARY KEY (arrangement, key)) WITHOUT ROWID;
    """
}

extension LearnedUse {
  fileprivate init(_ row: Statement.Row, from column: Int32) {
    self.init(
      count: row.integer(column), weight: row.number(column + 1), day: row.integer(column + 2))
  }

  fileprivate var values: [Statement.Value] { [.integer(count), .number(weight), .integer(day)] }
}
