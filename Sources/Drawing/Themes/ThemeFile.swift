import FoundationEssentials
import Scene

/// Reads theme files: JSON with comments.
public enum ThemeFile {
  /// The theme that `bytes` are the text of; `name` stands for the file in errors.
  public static func read(_ bytes: [UInt8], name: String) throws -> Theme {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      return try decoder.decode(Theme.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw ThemeFileError(file: name, error)
    }
  }
}
