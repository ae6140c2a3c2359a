/// Letters that are typed for others that sound alike, at a place of what was typed.
struct LetterRule {
  /// How many typed letters it explains.
  var typedCount: Int
  /// The numbers of the letters that were meant.
  var meant: [Int]
  /// In nats.
  var cost: Float
}
