/// How much is logged. At no level is a character of what was typed.
nonisolated enum LogLevel: String, CaseIterable, Codable, Sendable {
  /// Nothing.
  case off
  /// What does not work, and what would help.
  case fault
  /// What the keyboard found and decided, too.
  case info
  /// What it was told, too.
  case debug

  /// Whether a line of the level `other` is written where this is set.
  func includes(_ other: LogLevel) -> Bool {
    guard let own = Self.allCases.firstIndex(of: self),
      let others = Self.allCases.firstIndex(of: other)
    else { return false }
    return other != .off && others <= own
  }
}
