import FoundationEssentials
import LayoutFiles
import Scene

/// The themes there are: those in the program, then the files of the person's own.
public struct ThemeCatalog: Sendable {
  private let folders: [String]

  /// The catalog of the program and of these folders of theme files, in order.
  public init(folders: [String]) { self.folders = folders }

  /// The theme of this name, with one line for each key no theme has; nil where there is none. A
  /// name with a slash or the ending `.json` is the path of a file.
  ///
  /// - Throws: what is wrong in the file, in one line.
  public func theme(_ name: String) throws(JSONFileError) -> JSONFile.Decoded<Theme>? {
    if let theme = try? BuiltInTheme(rawValue: name)?.theme() {
      return JSONFile.Decoded(value: theme)
    }
    let isPath = name.contains("/") || name.hasSuffix(".json")
    let paths = isPath ? [name] : folders.map { "\($0)/\(name).json" }
    guard let path = paths.first(where: FileManager.default.fileExists) else { return nil }
    return try ThemeFile.read(path: path)
  }
}
