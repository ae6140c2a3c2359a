/// Where the row with control, alt and the like is shown.
nonisolated enum ModifierRowPlace: String, CaseIterable, Codable, Sendable {
  /// In terminals, and in applications whose rule makes them one.
  case terminals
  /// In every field with letters.
  case always
}
