import Drawing
import FoundationEssentials
import Scene

/// Finds a theme by name, in the binary or in a data folder, or by the path of its file.
enum SelectedTheme {
  static func named(_ name: String, folders: DataFolders = .environment) throws -> Theme {
    if let theme = BuiltInTheme(rawValue: name) { return try theme.theme() }
    let isPath = name.contains("/") || name.hasSuffix(".json")
    let paths = isPath ? [name] : folders.paths(of: "themes").map { "\($0)/\(name).json" }
    guard let path = paths.first(where: FileManager.default.fileExists) else {
      let names = BuiltInTheme.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError.usage("there is no theme '\(name)'; there are \(names)")
    }
    do {
      let read = try ThemeFile.read(path: path)
      for warning in read.warnings { StandardError.write(line: "toccata: \(warning)") }
      return read.value
    } catch {
      throw CommandError.badData("\(error)")
    }
  }
}
