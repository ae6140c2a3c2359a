/// Why the program ends: one line for a person, and an exit status of sysexits.h.
struct PackCommandError: Error, Equatable {
  var message: String
  var status: Int32

  /// The program was called wrongly.
  static func usage(_ message: String) -> PackCommandError {
    PackCommandError(message: message, status: 64)
  }

  /// A source is missing or broken, or the pack cannot be written.
  static func badData(_ message: String) -> PackCommandError {
    PackCommandError(message: message, status: 65)
  }
}
