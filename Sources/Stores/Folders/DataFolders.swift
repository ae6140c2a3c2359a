import FoundationEssentials

/// Where data that is not inside the program is looked for, first to last.
public struct DataFolders: Sendable {
  /// The folders.
  public let roots: [String]
  /// Where what is made for the person alone is put: `$XDG_DATA_HOME/toccata`; nil where the
  /// environment names neither that nor a home.
  public let personal: String?

  /// `$TOCCATA_DATA`, then `$XDG_DATA_HOME/toccata`, then `toccata` in each of `$XDG_DATA_DIRS`.
  public init(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let home = value("XDG_DATA_HOME") ?? value("HOME").map { $0 + "/.local/share" }
    let shared = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
    personal = home.map { $0 + "/toccata" }
    roots = [value("TOCCATA_DATA"), personal].compactMap(\.self) + shared.map { $0 + "/toccata" }
  }

  /// Those this process's environment names.
  public static var environment: DataFolders {
    DataFolders(environment: ProcessInfo.processInfo.environment)
  }

  /// This sub-folder of each.
  public func paths(of subfolder: String) -> [String] { roots.map { $0 + "/" + subfolder } }
}
