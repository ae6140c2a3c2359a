/// Replaces imports by what they import, checking each file on its own first. Within one file an id
/// may stand once; over an imported one it may stand again, and the later wins (UTS #35, `import`).
struct ImportResolver {
  /// Imports within imports.
  static let maximumDepth = 8
  /// Files read for one keyboard.
  static let maximumCount = 64

  /// Reads a file by its name.
  let read: (String) throws(FileBytes.Failure) -> [UInt8]
  private var importCount = 0
  private var path: [String] = []

  /// A resolver that reads files with `read`.
  init(read: @escaping (String) throws(FileBytes.Failure) -> [UInt8]) { self.read = read }

  /// The checked tree of the document, without imports in it.
  mutating func tree(of document: [UInt8], file: String) throws(LDMLError) -> XMLElement {
    var root = try XMLTreeParser.parse(document, file: file)
    try ElementChecker.check(root)
    path.append(file)
    root = try resolve(root)
    path.removeLast()
    return root
  }

  private mutating func resolve(_ element: XMLElement) throws(LDMLError) -> XMLElement {
    guard !element.children.isEmpty else { return element }
    var result = element
    result.children = []
    for child in element.children {
      if child.name == "import" {
        result.children += try imported(by: child, into: element.name)
      } else {
        result.children.append(try resolve(child))
      }
    }
    return result
  }

  private mutating func imported(
    by element: XMLElement, into parent: String
  ) throws(LDMLError) -> [XMLElement] {
    let path = element.attributes["path"] ?? ""
    if element.attributes["base"] == "cldr" {
      return try standardElements(path, into: parent, at: element.place)
    }
    let file = try fileName(path, at: element.place)
    try countImport(of: file, at: element.place)
    let root = try tree(of: try bytes(of: file, at: element.place), file: file)
    guard root.name == parent else {
      throw LDMLError(
        .importRoot, at: element.place,
        "\(quoted(file)) is a <\(root.name)> and cannot be imported into <\(parent)>")
    }
    return root.children
  }

  private func standardElements(
    _ path: String, into parent: String, at place: FilePlace
  ) throws(LDMLError) -> [XMLElement] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, Int(parts[0]) != nil || parts[0] == "techpreview",
      let elements = StandardImport.elements(of: String(parts[1]), in: parent, at: place)
    else {
      throw LDMLError(
        .importPath, at: place, "\(quoted(path)) is no CLDR file Toccata has for <\(parent)>")
    }
    return elements
  }

  /// Only files beside the importing one, so that a layout cannot reach into other folders.
  private func fileName(_ path: String, at place: FilePlace) throws(LDMLError) -> String {
    let isPlain = !path.hasPrefix(".") && !path.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    guard isPlain, !path.isEmpty else {
      throw LDMLError(
        .importPath, at: place, "\(quoted(path)) must be the name of a file in the same folder")
    }
    return path
  }

  private mutating func countImport(of file: String, at place: FilePlace) throws(LDMLError) {
    if path.contains(file) {
      let cycle = (path.drop { $0 != file } + [file]).map { quoted($0) }
      throw LDMLError(
        .importCycle, at: place, "imports in a circle: \(cycle.joined(separator: " → "))")
    }
    importCount += 1
    guard path.count <= Self.maximumDepth, importCount <= Self.maximumCount else {
      throw LDMLError(
        .tooManyImports, at: place,
        "more than \(Self.maximumDepth) imports within one another or \(Self.maximumCount) in all")
    }
  }

  private func bytes(of file: String, at place: FilePlace) throws(LDMLError) -> [UInt8] {
    do {
      return try read(file)
    } catch .tooLarge(let limit) {
      throw LDMLError(
        .tooLarge, at: place, "\(quoted(file)) \(FileBytes.Failure.tooLarge(limit: limit))")
    } catch {
      throw LDMLError(.unreadable, at: place, "import of \(quoted(file)): \(error)")
    }
  }
}
