import Drawing
import LayoutFiles
import Scene

/// Finds a theme by its name: in the program, or a file of the person's own.
public nonisolated struct ThemeFinder {
  private let folders: [String]

  /// A finder that looks into `themes` of these folders, in order.
  public init(folders: [String]) { self.folders = folders }

  /// The theme, and one line where a file is at fault or there is none; a broken file costs the
  /// theme, and the light one is shown.
  public func theme(_ name: String) -> (theme: Theme?, problem: String?) {
    if let builtIn = BuiltInTheme(rawValue: name) { return read { try builtIn.theme() } }
    for folder in folders {
      let path = "\(folder)/themes/\(name).json"
      do throws(FileBytes.Failure) {
        let bytes = try FileBytes.read(path)
        let found = read { try ThemeFile.read(bytes, name: path).value }
        return (found.theme ?? light, found.problem)
      } catch {
        if error != .missing { return (light, "\(path): \(error)") }
      }
    }
    return (light, "there is no theme '\(name)'")
  }

  private var light: Theme? { try? BuiltInTheme.light.theme() }

  private func read(_ theme: () throws -> Theme) -> (theme: Theme?, problem: String?) {
    do {
      return (try theme(), nil)
    } catch {
      return (nil, "\(error)")
    }
  }
}
