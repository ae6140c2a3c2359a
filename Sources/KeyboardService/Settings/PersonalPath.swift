import LayoutFiles

/// The place of one of Toccata's files among the person's own (XDG Base Directory Specification).
public nonisolated struct PersonalPath: Hashable, Sendable, CustomStringConvertible {
  /// What is kept where.
  public enum Kind: Sendable {
    /// What the person sets: `$XDG_CONFIG_HOME`, `~/.config`.
    case configuration
    /// What the keyboard remembers: `$XDG_STATE_HOME`, `~/.local/state`.
    case state
    /// What the keyboard has learned: `$XDG_DATA_HOME`, `~/.local/share`.
    case data

    fileprivate var variable: String {
      switch self {
      case .configuration: "XDG_CONFIG_HOME"
      case .state: "XDG_STATE_HOME"
      case .data: "XDG_DATA_HOME"
      }
    }

    fileprivate var usualPlace: String {
      switch self {
      case .configuration: ".config"
      case .state: ".local/state"
      case .data: ".local/share"
      }
    }
  }

  /// The folder the file is in.
  public let folder: String
  /// The file's name.
  public let name: String

  /// The place of the file `name`, or nil where the environment names neither a folder nor a home.
  public init?(_ name: String, of kind: Kind, environment: [String: String]) {
    // The specification: paths that are not absolute are to be ignored.
    func absolute(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard
      let base = absolute(kind.variable) ?? absolute("HOME").map({ "\($0)/\(kind.usualPlace)" })
    else { return nil }
    folder = base + "/toccata"
    self.name = name
  }

  /// The whole path.
  public var description: String { "\(folder)/\(name)" }

  /// Reads the file as a document of this type.
  /// - Parameters:
  ///   - empty: what is read where there is no file.
  ///   - value: what is wanted of the document.
  func read<Document: Codable, Value>(
    _ type: Document.Type, empty: Value, value: (Document) -> Value
  ) -> FileReading<Value> {
    let bytes: [UInt8]
    do throws(FileBytes.Failure) {
      bytes = try FileBytes.read(description)
    } catch {
      return error == .missing
        ? FileReading(value: empty) : FileReading(lines: ["\(self): \(error)"])
    }
    do throws(JSONFileError) {
      let decoded = try JSONFile.decode(type, bytes: bytes, name: description)
      return FileReading(value: value(decoded.value), lines: decoded.warnings)
    } catch {
      return FileReading(lines: [error.description])
    }
  }
}
