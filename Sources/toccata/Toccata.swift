import Glibc

/// The command line.
@main
struct Toccata {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let error as CommandError {
      StandardError.write(line: "toccata: \(error.message)")
      exit(error.status.rawValue)
    } catch {
      StandardError.write(line: "toccata: \(error)")
      exit(ExitStatus.internalFault.rawValue)
    }
  }

  static func run(_ words: [String]) throws {
    guard let name = words.first else { return try RunCommand.verb.run([]) }
    let aliases = ["--help": "help", "-h": "help"]
    let rest = Array(words.dropFirst())
    if let asked = rest.first, aliases[asked] != nil { return try HelpCommand.verb.run([name]) }
    try Verbs.named(aliases[name] ?? name).run(rest)
  }
}
