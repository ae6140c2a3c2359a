/// One verb of the command line.
struct Verb: Sendable {
  let name: String
  /// What follows the verb, as the help shows it.
  let operands: String
  /// What the verb does, in one line.
  let summary: String
  /// What more there is to say, and the options.
  let details: @Sendable () -> String
  let run: @Sendable ([String]) throws -> Void
}
