import Language
import PackSources
import Stores

/// Makes the pack of a language out of the sources there are.
public struct PackBuild {
  /// The sources.
  public let files: LanguageFiles

  /// What was made.
  public struct Product {
    /// The pack, ready to be written.
    public var writer: PackWriter
    /// The words in it.
    public var source: LanguageSource
    /// The sources used, as the credits in the pack tell them.
    public var credits: [String]
  }

  /// Why there is no pack.
  public enum Failure: Error, CustomStringConvertible {
    /// A source is broken.
    case source(SourceError)
    /// The pack cannot be made of what there is.
    case pack(PackError)
    /// There is no list of words for the language, which is named.
    case noWords(String)

    /// One line.
    public var description: String {
      switch self {
      case .source(let error): error.description
      case .pack(let error): error.description
      case .noWords(let language):
        "there is no list of words for '\(language)'; 'script/setup --languages \(language)'"
          + " brings what there is"
      }
    }
  }

  /// Below this many words a list of running words is short, and the dictionary's own entries help.
  static let shortList = 150_000

  /// A build from these sources.
  public init(_ files: LanguageFiles) { self.files = files }

  /// Reads the sources and makes the pack.
  public func product() throws(Failure) -> Product {
    let language = files.places.language
    var credits = Credits()
    let source: LanguageSource?
    do throws(SourceError) {
      source = try builder(&credits).source()
    } catch {
      throw .source(error)
    }
    guard let source else { throw .noWords(language) }
    do throws(PackError) {
      var writer = PackWriter()
      try writer.add(LanguagePack.SectionName.language, Array(language.utf8))
      try writer.add(
        LanguagePack.SectionName.credits, Array(credits.lines.joined(separator: "\n").utf8))
      for (name, bytes) in LanguageSections(source).sections { try writer.add(name, bytes) }
      return Product(writer: writer, source: source, credits: credits.lines)
    } catch {
      throw .pack(error)
    }
  }

  private func builder(_ credits: inout Credits) throws(SourceError) -> LanguageSourceBuilder {
    let dictionaries = try files.dictionaries()
    credits.dictionaries(files.dictionaryPaths)
    let listed = try files.aspellWords().map(\.composed)
    if !listed.isEmpty { credits.lines.append(Credits.aspell) }
    var builder = LanguageSourceBuilder(
      language: files.places.language,
      authority: CombinedAuthority(
        dictionaries + (listed.isEmpty ? [] : [ListAuthority(words: Set(listed))])))
    if let written = try files.wordfreq() {
      builder.written = written
      credits.lines.append(Credits.wordfreq)
    }
    if let spoken = try files.wordstats() {
      builder.spoken = spoken
      credits.lines.append(Credits.wordstats)
    }
    builder.foreign = try files.foreignWordstats()
    let entries = try files.dictionaryEntries()
    builder.innerCapitals = entries.filter { $0.dropFirst().contains(where: \.isUppercase) }
    if builder.written.count < Self.shortList { builder.entries = entries + listed }
    if let model = try files.trigramModel() {
      builder.model = model
      credits.lines.append(Credits.pocketsphinx)
    }
    builder.listed = try files.pronouncedWords()
    builder.prose = try files.prose()
    if !builder.prose.sentences.isEmpty { credits.lines.append(Credits.prose) }
    builder.autocorrections = try files.autocorrections()
    if !builder.autocorrections.isEmpty { credits.lines.append(Credits.autocorrections) }
    return builder
  }
}
