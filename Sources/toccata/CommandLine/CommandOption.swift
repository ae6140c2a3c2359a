/// One option of a command: its name, what it takes, what it does to the options so far.
struct CommandOption<Options>: Sendable {
  /// The name with its dashes.
  let name: String
  /// The word for its value in the help, or nil for a switch.
  let value: String?
  /// What it does, as the help says it.
  let help: String
  let apply: @Sendable (inout Options, String) throws -> Void

  /// An option that takes a value.
  static func value(
    _ name: String, _ value: String, _ help: String,
    _ apply: @escaping @Sendable (inout Options, String) throws -> Void
  ) -> CommandOption {
    CommandOption(name: name, value: value, help: help, apply: apply)
  }

  /// A switch.
  static func flag(
    _ name: String, _ help: String, _ apply: @escaping @Sendable (inout Options) -> Void
  ) -> CommandOption {
    CommandOption(name: name, value: nil, help: help) { options, _ in apply(&options) }
  }

  /// The same option of a command whose options hold these.
  func lifted<Outer>(to path: WritableKeyPath<Outer, Options> & Sendable) -> CommandOption<Outer> {
    CommandOption<Outer>(name: name, value: value, help: help) { outer, text in
      try apply(&outer[keyPath: path], text)
    }
  }
}

/// Reads the words after a verb.
struct OptionReader<Options> {
  let verb: String
  let options: [CommandOption<Options>]

  /// The options that the words say; a word that is no option goes to `operand`.
  func read(
    _ words: [String], into start: Options,
    operand: ((inout Options, String) throws -> Void)? = nil
  ) throws -> Options {
    var result = start
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word.count > 1 else {
        guard let operand else { throw unknown(word) }
        try operand(&result, word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { $0.name == parts[0] }) else { throw unknown(word) }
      try option.apply(&result, value(of: option, inline: parts.dropFirst().first, rest: &rest))
    }
    return result
  }

  private func value(
    of option: CommandOption<Options>, inline: Substring?, rest: inout ArraySlice<String>
  ) throws -> String {
    guard let name = option.value else {
      guard inline == nil else { throw CommandError.usage("\(option.name) takes no value") }
      return ""
    }
    guard let value = inline.map(String.init) ?? rest.popFirst() else {
      throw CommandError.usage("\(option.name) wants \(name)")
    }
    return value
  }

  private func unknown(_ word: String) -> CommandError {
    .usage("'\(word)' is no option of '\(verb)'; 'toccata help \(verb)' lists them")
  }
}

extension CommandOption {
  /// The option's line in the help: name and value in a column of 28, then what it does.
  var helpLine: String {
    let left = "  " + name + (value.map { " " + $0 } ?? "")
    let gap = String(repeating: " ", count: max(28 - left.count, 1))
    return left + gap + help
  }
}
