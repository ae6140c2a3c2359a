import FoundationEssentials

extension Session {
  /// Gives the keyboard of this session the words of a language: the pack that `script/setup` has
  /// made for whoever runs the tests.
  public func offerWords(language: String = "en") throws {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
    let pack = "\(home)/toccata/packs/\(language).pack"
    guard let bytes = FileManager.default.contents(atPath: pack) else {
      throw LaboratoryError("there is no pack \(pack); script/setup makes it")
    }
    for folder in ["data", "data/packs"] { try makeFolder(folder) }
    try write(bytes, to: "data/packs/\(language).pack")
    self.environment["TOCCATA_DATA"] = folder + "/data"
  }
}
