/// How a key shares the width of its row. Points come from ``KeyboardMetrics``.
public enum KeyWidth: Hashable, Sendable {
  /// So many columns of the language's letters, with the gaps between them.
  case letters(Double)
  /// So many columns of a grid of ten, whatever the language: what stands below and behind the
  /// letters keeps its place when the language changes.
  case columns(Double)
  /// The room between the halves of a split keyboard.
  case split
  /// Shift and delete.
  case shift
  /// An equal share of what the others leave.
  case fill
}
