/// The talk with a conversion engine: keys out, answers in. Every answer's finished text counts, but
/// what is in composition and what may be chosen is only the latest answer's.
struct EngineTalk: Hashable, Sendable {
  private(set) var revision = 0
  private(set) var isComposing = false
  private(set) var candidates: [String] = []

  /// A key goes to the engine: the number its answer bears.
  mutating func send() -> Int {
    revision += 1
    isComposing = true
    return revision
  }

  /// The engine answered. Whether the answer is to the last key.
  mutating func receive(_ answer: CompositionAnswer, revision: Int) -> Bool {
    guard revision == self.revision else { return false }
    isComposing = !answer.preedit.isEmpty
    candidates = answer.candidates
    return true
  }
}
