import TemporaryFolders

/// The folder as a person's home.
extension TemporaryFolder {
  /// What tells programs that it is.
  var environment: [String: String] { ["HOME": path] }

  /// Writes the person's settings.
  func writeSettings(_ text: String) throws {
    try write(text, to: ".config/toccata/settings.json")
  }
}
