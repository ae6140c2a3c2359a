/// Why a command ends: one line for a person, and the exit status.
struct CommandError: Error, Equatable {
  /// What is wrong and what would be right.
  var message: String
  /// What the process exits with.
  var status: ExitStatus

  /// A mistake in how the command was called.
  static func usage(_ message: String) -> CommandError {
    CommandError(message: message, status: .usage)
  }

  /// A mistake in a file or a value.
  static func badData(_ message: String) -> CommandError {
    CommandError(message: message, status: .badData)
  }

  /// A fault of our own.
  static func internalFault(_ message: String) -> CommandError {
    CommandError(message: message, status: .internalFault)
  }
}

/// The exit statuses of the command line, those of sysexits.h.
enum ExitStatus: Int32 {
  case usage = 64
  case badData = 65
  case missingService = 69
  case internalFault = 70
}
