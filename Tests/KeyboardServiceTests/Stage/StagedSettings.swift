import Foundation

/// The settings of a keyboard on the stage: those of the test, and that the keyboard of the machine
/// the tests run on is not there for the stage.
enum StagedSettings {
  private static let key = "\"hardwareKeyboard\""
  /// Settings that say nothing else.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Config").path

  /// What the environment of a test says of settings, with its own file completed.
  static func environment(of test: [String: String]) throws -> [String: String] {
    guard let home = test["HOME"], !home.isEmpty else { return ["XDG_CONFIG_HOME": folder] }
    let file = URL(filePath: home).appending(path: ".config/toccata/settings.json")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? "{}"
    if !text.contains(key), let brace = text.firstIndex(of: "{") {
      let rest = text[text.index(after: brace)...]
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(text[...brace])\(key): \"ignore\", \(rest)".utf8).write(to: file)
    }
    return ["XDG_CONFIG_HOME": ""]
  }
}
