/// How a key shares the width of its row. Points come from ``KeyboardMetrics``.
public enum KeyWidth: Hashable, Sendable {
  /// So many letter columns, with the gaps between them.
  case letters(Double)
  /// Shift and delete.
  case shift
  /// 123, ABC, emoji in the bottom row.
  case system
  /// Return, and what stands in its place.
  case `return`
  /// A fifth of what shift and delete leave: row 3 of numbers and symbols.
  case punctuation
  /// An equal share of what the others leave.
  case fill
}
