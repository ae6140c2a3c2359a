import FoundationEssentials

/// Where the person's own data is looked for, first to last.
struct DataFolders {
  /// The folders.
  let roots: [String]

  /// `$TOCCATA_DATA`, then `$XDG_DATA_HOME/toccata`, then `toccata` in each of `$XDG_DATA_DIRS`.
  init(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let home = value("XDG_DATA_HOME") ?? value("HOME").map { $0 + "/.local/share" }
    let shared = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
    roots =
      [value("TOCCATA_DATA"), home.map { $0 + "/toccata" }].compactMap(\.self)
      + shared.map { $0 + "/toccata" }
  }

  static var environment: DataFolders {
    DataFolders(environment: ProcessInfo.processInfo.environment)
  }

  /// This sub-folder of each.
  func paths(of subfolder: String) -> [String] { roots.map { $0 + "/" + subfolder } }
}
