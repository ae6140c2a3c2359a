import Drawing
import Scene
import Stores

/// The theme a selection names.
enum SelectedTheme {
  static func named(_ name: String, folders: DataFolders = .environment) throws -> Theme {
    do {
      if let read = try ThemeCatalog(folders: folders.paths(of: "themes")).theme(name) {
        for warning in read.warnings { StandardError.write(line: "toccata: \(warning)") }
        return read.value
      }
    } catch {
      throw CommandError.badData("\(error)")
    }
    let names = BuiltInTheme.allCases.map(\.rawValue).joined(separator: ", ")
    throw CommandError.usage("there is no theme '\(name)'; there are \(names)")
  }
}
