import LayoutFiles
import Scene

/// Reads theme files: JSON with comments. What is wrong is one line with file and key path.
public enum ThemeFile {
  /// The theme that `bytes` are the text of, and one line for each key no theme has; `name`
  /// stands for the file in messages.
  public static func read(
    _ bytes: [UInt8], name: String
  ) throws(JSONFileError) -> JSONFile.Decoded<Theme> {
    try JSONFile.decode(Theme.self, bytes: bytes, name: name)
  }

  /// The theme in the file at `path`.
  public static func read(path: String) throws(JSONFileError) -> JSONFile.Decoded<Theme> {
    try JSONFile.read(Theme.self, path: path)
  }
}
