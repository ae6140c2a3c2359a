import Bus

/// The verbs that ask the running keyboard something.
enum BusCommand {
  /// How long the running keyboard may take.
  private static let patience = Duration.seconds(5)

  static let show = verb("show", "show the keyboard") { $0.show(then: $1) }
  static let hide = verb("hide", "hide the keyboard") { $0.hide(then: $1) }

  static let status = Verb(
    name: "status", operands: "", summary: "what the running keyboard does, as JSON",
    details: { "" },
    run: { words in
      try refuse(words, verb: "status")
      StandardOutput.write(line: try ask { $0.status(then: $1) })
    })

  /// What the running keyboard shows, as JSON.
  static func liveKeys() throws -> String { try ask { $0.keys(then: $1) } }

  private static func verb(
    _ name: String, _ summary: String,
    _ question:
      @escaping @MainActor @Sendable (
        KeyboardClient, @escaping (Result<Void, BusError>) -> Void
      ) -> Void
  ) -> Verb {
    Verb(
      name: name, operands: "", summary: summary, details: { "" },
      run: { words in
        try refuse(words, verb: name)
        try ask(question)
      })
  }

  static func refuse(_ words: [String], verb: String) throws {
    guard let word = words.first else { return }
    throw CommandError.usage("'\(word)' is no option of '\(verb)'; it has none")
  }

  /// Asks the running keyboard and waits for the answer.
  @discardableResult
  static func ask<Answer: Sendable>(
    patience: Duration = patience,
    _ question:
      @escaping @MainActor (KeyboardClient, @escaping (Result<Answer, BusError>) -> Void) -> Void
  ) throws -> Answer {
    try MainActor.assumeIsolated {
      do {
        let connection = try BusConnection()
        let client = KeyboardClient(connection)
        return try connection.result(atMost: patience) { question(client, $0) }
      } catch let error as BusError {
        let message =
          error.isServiceMissing
          ? "the keyboard is not running; 'toccata run' starts it" : error.text
        throw CommandError(message: message, status: .missingService)
      }
    }
  }
}
