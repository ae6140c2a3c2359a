import FoundationEssentials

/// The programs of this package, as they were built.
public enum BuiltProgram {
  /// The path of a program: where `TOCCATA_PROGRAMS` names a folder (of a release), there; else
  /// beside the tests that are running.
  public static func path(_ name: String) throws -> String {
    let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path()
    let folder = ProcessInfo.processInfo.environment["TOCCATA_PROGRAMS"] ?? beside
    let path = folder + "/" + name
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw LaboratoryError("\(name) is not built: there is no \(path)")
    }
    return path
  }

  /// The folder of the checkout.
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path()
}
