import Laboratory

/// The keyboard with the words of English in use, on sway.
enum WordsBenchmark {
  /// Megabytes: the design's budget.
  private static let memory = 32.0

  @DeskActor
  static func figures() throws -> [Figure] {
    let measures = try WordMeasures.take()
    return [
      Figure(name: "words-memory", value: measures.memory, unit: "MB", bound: memory),
      Figure(
        name: "words-tap-to-text-least", value: measures.tapToText.least, unit: "ms",
        bound: .infinity),
      Figure(
        name: "words-tap-to-text", value: measures.tapToText.median, unit: "ms",
        bound: .infinity),
    ]
  }
}
