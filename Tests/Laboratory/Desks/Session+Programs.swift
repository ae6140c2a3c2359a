import FoundationEssentials

extension Session {
  /// A command for a Python program of the clients' folder. It is the distribution's Python that
  /// runs it, which has the toolkits.
  func python(_ program: String, _ arguments: String...) throws -> [String] {
    let clients = folder + "/clients"
    if !FileManager.default.fileExists(atPath: clients) {
      // A copy, because the checkout need not be readable for the desk's person.
      try FileManager.default.copyItem(
        atPath: BuiltProgram.checkout + "Tests/EndToEndTests/Clients", toPath: clients)
    }
    return ["/usr/bin/python3", "-B", clients + "/" + program] + arguments
  }

  /// A script that runs a command, for compositors that want a path; its errors go to a log.
  func script(_ name: String, running command: [String]) throws -> String {
    let words = command.map { "'\($0)'" }.joined(separator: " ")
    return try write(
      "#!/bin/sh\nexec \(words) >>'\(logPath(name))' 2>&1\n", to: "bin/" + name,
      executable: true)
  }
}
