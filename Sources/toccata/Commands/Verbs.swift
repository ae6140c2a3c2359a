/// Every verb, in the order of the help.
enum Verbs {
  static var all: [Verb] {
    [
      RunCommand.verb, BusCommand.show, BusCommand.hide, BusCommand.status, KeysCommand.verb,
      PreviewCommand.verb, SuggestCommand.verb, TypeCommand.verb, ForgetCommand.verb,
      LanguagesCommand.verb, PackCommand.verb, DemoCommand.verb, DoctorCommand.verb,
      HelpCommand.verb,
    ]
  }

  /// The verb of this name.
  static func named(_ name: String) throws -> Verb {
    guard let verb = all.first(where: { $0.name == name }) else {
      throw CommandError.usage(
        "there is no verb '\(name)'; there are \(all.map(\.name).joined(separator: ", "))")
    }
    return verb
  }
}
