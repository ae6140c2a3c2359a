/// Opens the sources of one language that there are.
public struct LanguageFiles: Sendable {
  /// Where they are.
  public let places: LanguagePlaces
  private let folders: SourceFolders

  /// The sources of a language below these folders.
  public init(language: String, folders: SourceFolders) {
    places = LanguagePlaces(language: language, folders: folders)
    self.folders = folders
  }

  /// The words of wordfreq, from its large list where there is one; nil where there is none.
  public func wordfreq() throws(SourceError) -> [Wordfreq.Entry]? {
    let language = places.language
    guard
      let path = folders.file(
        "wordfreq/data/large_\(language).msgpack.gz",
        "wordfreq/data/small_\(language).msgpack.gz")
    else { return nil }
    return try Wordfreq.read(path)
  }

  /// The counts of wordstats; nil where there are none.
  public func wordstats() throws(SourceError) -> [String: Int]? {
    // The list of Norwegian has the tag of both its forms.
    try wordstats(places.language == "nb" ? "no" : places.language)
  }

  /// The counts of some other languages in Latin script, from which names can be told: subtitles
  /// are translated, and names in them are not.
  public func foreignWordstats() throws(SourceError) -> [[String: Int]] {
    var lists: [[String: Int]] = []
    for language in ["en", "fr", "pl", "sv", "de", "it"] where language != places.language {
      if lists.count < 5, let list = try wordstats(language) { lists.append(list) }
    }
    return lists
  }

  private func wordstats(_ name: String) throws(SourceError) -> [String: Int]? {
    let folder = "wordstats/language_data/hermitdave/2018/\(name)"
    guard let path = folders.file("\(folder)/\(name)_full.txt") else { return nil }
    return try Wordstats.read(path)
  }

  /// The hunspell dictionaries.
  public func dictionaries() throws(SourceError) -> [HunspellDictionary] {
    try dictionaryPaths.map { path throws(SourceError) in try HunspellDictionary(path) }
  }

  /// The entries of the dictionaries, without what their rules make of them.
  public func dictionaryEntries() throws(SourceError) -> [String] {
    var entries: [String] = []
    for path in dictionaryPaths {
      entries += try HunspellEntries.read(path)
    }
    return entries
  }

  /// The paths of the dictionaries, without their ending.
  public var dictionaryPaths: [String] {
    folders.files(places.dictionaries.map { "\(LanguagePlaces.Folder.hunspell)/\($0).dic" })
      .map { String($0.dropLast(4)) }
  }

  /// The words of aspell's lists.
  public func aspellWords() throws(SourceError) -> [String] {
    var words: [String] = []
    for path in folders.files(places.aspellLists.map(LanguagePlaces.aspellFile)) {
      words += try AspellWords.read(path)
    }
    return words
  }

  /// The trigram model; there is one for English.
  public func trigramModel() throws(SourceError) -> TrigramModel? {
    guard places.language == "en",
      let path = folders.file("usr/share/pocketsphinx/model/en-us/en-us.lm.bin")
    else { return nil }
    return try TrigramModel(path)
  }

  /// The words of the dictionary of pronunciations, in small letters, which people made with care.
  public func pronouncedWords() throws(SourceError) -> Set<String> {
    guard places.language == "en",
      let path = folders.file("usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict")
    else { return [] }
    let lines = try bytes(ofFile: path).split(separator: UInt8(ascii: "\n"))
    return Set(
      lines.map { line in
        String(
          decoding: line.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") },
          as: UTF8.self)
      })
  }

  /// Quotations and the pages of help, as sentences.
  public func prose() throws(SourceError) -> Prose {
    var prose = Prose()
    for name in places.fortunes {
      for path in fortuneFiles(name) {
        for text in try bytes(ofFile: path).split(separator: UInt8(ascii: "%")) {
          guard let text = String(validating: text, as: UTF8.self) else { continue }
          prose.add(text)
        }
      }
    }
    for name in places.helpFolders {
      for path in folders.tree("\(LanguagePlaces.Folder.help)/\(name)/text")
      where path.hasSuffix(".html") {
        prose.add(HelpPage.text(try bytes(ofFile: path)))
      }
    }
    return prose
  }

  /// The text files of a name, which is a file or a folder; the `.dat` beside each are
  /// indices, and what may offend is kept apart in `off`.
  private func fortuneFiles(_ name: String) -> [String] {
    let place = "\(LanguagePlaces.Folder.fortunes)/\(name)"
    let inside = folders.tree(place)
    let files = inside.isEmpty ? folders.files([place]) : inside
    return files.filter {
      !$0.hasSuffix(".dat") && !$0.hasSuffix(".u8") && !$0.contains("/off/")
    }
  }

  /// LibreOffice's autocorrections.
  public func autocorrections() throws(SourceError) -> [Autocorrection] {
    var pairs: [Autocorrection] = []
    let names = places.autocorrections.map {
      "\(LanguagePlaces.Folder.autocorrections)/acor_\($0).dat"
    }
    for path in folders.files(names) { pairs += try Autocorrection.read(path) }
    return pairs
  }
}
