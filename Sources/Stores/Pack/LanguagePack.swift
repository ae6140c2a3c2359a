import Language

/// A language pack whose words can be looked up.
public struct LanguagePack: Sendable {
  /// The names of the sections that are not of the words themselves.
  public enum SectionName {
    /// The language, BCP 47.
    public static let language = "language"
    /// Where the words come from and under which licences, a source a line.
    public static let credits = "credits"
  }

  /// The file.
  public let file: PackFile
  /// The language, BCP 47.
  public let language: String
  /// The words.
  public let lexicon: Lexicon

  /// The pack in this file.
  public init(_ file: PackFile) throws(PackError) {
    guard let language = file.text(of: SectionName.language), !language.isEmpty else {
      throw .brokenTable("section '\(SectionName.language)' is missing")
    }
    let words = Lexicon(language: language, owner: file) { file.bytes(of: $0) }
    guard let lexicon = words else {
      throw .brokenTable("the section of words is missing or of another version")
    }
    self.file = file
    self.language = language
    self.lexicon = lexicon
  }

  /// Opens the pack at `path`.
  public init(_ path: String) throws(PackError) { try self.init(try PackFile(path)) }

  /// Where the words come from and under which licences, a source a line.
  public var credits: [String] {
    (file.text(of: SectionName.credits) ?? "").split(separator: "\n").map(String.init)
  }
}
