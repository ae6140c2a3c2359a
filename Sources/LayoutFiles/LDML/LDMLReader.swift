import Layouts

/// Reads CLDR keyboard files (LDML 3.0, UTS #35 part 7): keys, layers, flicks, long press, displays,
/// variables and imports. Any other element is an error by name.
public struct LDMLReader: Sendable {
  /// Reads a file by its name, in the folder of the keyboard; for imports.
  private let read: @Sendable (String) throws(FileBytes.Failure) -> [UInt8]

  /// A reader that finds imported files with `read`.
  public init(read: @escaping @Sendable (String) throws(FileBytes.Failure) -> [UInt8]) {
    self.read = read
  }

  /// The letters of the keyboard in the file of this name.
  /// - Parameter id: the layout's id; by default the file's name without its ending.
  public func layout(file: String, id: String? = nil) throws(LDMLError) -> LetterLayout {
    let document: [UInt8]
    do {
      document = try read(file)
    } catch {
      let kind: LDMLError.Kind = if case .tooLarge = error { .tooLarge } else { .unreadable }
      throw LDMLError(kind, at: FilePlace(file: file), error.description)
    }
    return try layout(document: document, file: file, id: id)
  }

  /// The letters of the keyboard in `document`, which messages call `file`.
  public func layout(
    document: [UInt8], file: String, id: String? = nil
  ) throws(LDMLError) -> LetterLayout {
    var resolver = ImportResolver(read: read)
    let tree = try resolver.tree(of: document, file: file)
    let name = file.hasSuffix(".xml") ? String(file.dropLast(4)) : file
    return try LetterLayoutBuilder(document: KeyboardDocument(tree)).layout(id: id ?? name)
  }
}
