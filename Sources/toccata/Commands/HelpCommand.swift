import KeyboardService

/// `toccata help`: the manual.
enum HelpCommand {
  static let verb = Verb(
    name: "help", operands: "[VERB]", summary: "this text, or all about one verb",
    details: { "" },
    run: { words in
      guard words.count <= 1 else { throw CommandError.usage("help takes one verb") }
      StandardOutput.write(line: try text(about: words.first))
    })

  static func text(about name: String?) throws -> String {
    guard let name else { return overview }
    if name == "settings" { return MainActor.assumeIsolated { Settings.defaultText } }
    let verb = try Verbs.named(name)
    let call = "toccata \(verb.name) \(verb.operands)"
    return [call, "  " + verb.summary, verb.details()].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private static var overview: String {
    let lines = Verbs.all.map { verb in
      let left = "  toccata \(verb.name) \(verb.operands)"
      return left + String(repeating: " ", count: max(40 - left.count, 1)) + verb.summary
    }
    return """
      Toccata is an on-screen keyboard.

      \(lines.joined(separator: "\n"))

      'toccata help VERB' tells all about one of them, 'toccata help settings' all that can be set.
      Exit status: 64 wrong call, 65 bad input, 69 a service is missing, 70 a fault of ours.
      """
  }
}
