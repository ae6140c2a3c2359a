import FoundationEssentials

/// The folders sources are looked for in: unpacked wheels and Debian packages, and `/`, where
/// installed packages stand.
public struct SourceFolders: Sendable {
  /// The folders, the first one first.
  public var roots: [String]

  /// Sources below these folders.
  public init(roots: [String]) { self.roots = roots }

  /// The first of these files (paths below a root, the one wanted most first) that there is.
  public func file(_ candidates: String...) -> String? { files(candidates).first }

  /// Those of these files that there are, each from the first root that has it.
  public func files(_ candidates: [String]) -> [String] {
    candidates.compactMap { candidate in
      roots.lazy.map { "\($0)/\(candidate)" }
        .first { FileManager.default.fileExists(atPath: $0) }
    }
  }

  /// The names in a folder below any of the roots, in the order of the alphabet.
  public func names(in folder: String) -> [String] {
    Set(
      roots.flatMap { root in
        (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      }
    ).sorted()
  }

  /// Every file below a folder and its folders, in the order of the alphabet; from the first root
  /// that has the folder.
  public func tree(_ folder: String) -> [String] {
    guard let root = file(folder) else { return [] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return names.sorted().map { "\(root)/\($0)" }.filter { path in
      var isFolder = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
    }
  }
}

/// The bytes of a source.
func bytes(ofFile path: String) throws(SourceError) -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw SourceError(path, "cannot be read")
  }
  return Array(data)
}
