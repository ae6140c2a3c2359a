/// Where the sources of one language are, as paths below a root: those of wheels below the folder
/// they were unpacked to, those of Debian packages below `/` or where they were unpacked to.
public struct LanguagePlaces: Sendable {
  /// A BCP 47 tag.
  public let language: String
  /// Hunspell dictionaries, without their ending; the first tells casing where they differ.
  public var dictionaries: [String]
  /// Folders of `/usr/share/games/fortunes`, or files in it.
  public var fortunes: [String]
  /// Folders of LibreOffice's help.
  public var helpFolders: [String]
  /// LibreOffice's autocorrection files, without `acor_` and ending.
  public var autocorrections: [String]
  /// aspell's lists of words, without ending, where the others are short.
  public var aspellLists: [String]
  /// The Debian packages the dictionaries and quotations come from.
  public var packages: [String]

  /// A Debian package that is unpacked and not installed, because it would bring LibreOffice, and
  /// the folder in it that is needed.
  public struct Unpacked: Hashable, Sendable {
    /// The package.
    public var package: String
    /// A path below `/`, of a folder or a file.
    public var folder: String
  }

  /// The packages of LibreOffice that have help and autocorrections.
  public var unpacked: [Unpacked] {
    [Unpacked(package: "libreoffice-common", folder: Folder.autocorrections)]
      + helpFolders.map { name in
        Unpacked(
          package: "libreoffice-help-\(name.lowercased())", folder: "\(Folder.help)/\(name)/text")
      }
      + aspellLists.map { name in
        Unpacked(package: "aspell-\(language)", folder: Self.aspellFile(name))
      }
  }

  private static let table: [String: LanguagePlaces] = Dictionary(
    uniqueKeysWithValues: [
      LanguagePlaces(
        "en", ["en_US", "en_GB"], fortunes: ["fortunes", "literature", "riddles"],
        help: ["en-US"], autocorrections: ["en-US"],
        packages: "hunspell-en-us hunspell-en-gb pocketsphinx-en-us fortunes-min"),
      LanguagePlaces(
        "de", ["de_DE_frami"], fortunes: ["de"], packages: "hunspell-de-de-frami fortunes-de"),
      LanguagePlaces("fr", ["fr"], packages: "hunspell-fr-comprehensive"),
      LanguagePlaces(
        "es", ["es_ES", "es_MX"], fortunes: ["es"], packages: "hunspell-es fortunes-es"),
      LanguagePlaces(
        "it", ["it_IT"], fortunes: ["it", "italia", "luttazzi", "formiche"],
        packages: "hunspell-it fortunes-it"),
      LanguagePlaces(
        "pt", ["pt_BR", "pt_PT"], fortunes: ["brasil"], help: ["pt-BR", "pt"],
        autocorrections: ["pt-BR", "pt-PT"],
        packages: "hunspell-pt-br hunspell-pt-pt fortunes-br"),
      LanguagePlaces(
        "ru", ["ru_RU"], fortunes: ["ru"], autocorrections: ["ru-RU"],
        packages: "hunspell-ru fortunes-ru"),
      LanguagePlaces(
        "pl", ["pl_PL"], fortunes: ["pl"], autocorrections: ["pl-PL"],
        packages: "hunspell-pl fortunes-pl"),
      LanguagePlaces("tr", ["tr_TR"], autocorrections: ["tr-TR"], packages: "hunspell-tr"),
      LanguagePlaces("sv", ["sv_SE"], autocorrections: ["sv-SE"], packages: "hunspell-sv"),
      LanguagePlaces("ar", ["ar"], packages: "hunspell-ar"),
      LanguagePlaces("hi", ["hi_IN"], aspellLists: ["hi"], packages: "hunspell-hi"),
      LanguagePlaces("he", ["he_IL"], packages: "hunspell-he"),
      LanguagePlaces(
        "fa", [], autocorrections: ["fa-IR"], aspellLists: ["fa-common", "fa-generic"],
        packages: ""),
    ].map { ($0.language, $0) })

  private init(
    _ language: String, _ dictionaries: [String], fortunes: [String] = [], help: [String]? = nil,
    autocorrections: [String]? = nil, aspellLists: [String] = [], packages: String
  ) {
    self.language = language
    self.dictionaries = dictionaries
    self.fortunes = fortunes
    helpFolders = help ?? [language]
    self.autocorrections = autocorrections ?? [language]
    self.aspellLists = aspellLists
    self.packages = packages.split(separator: " ").map(String.init)
  }

  /// The places for a language: a row of the table, or whatever bears the language's tag.
  public init(language: String, folders: SourceFolders) {
    if let row = Self.table[language] {
      self = row
      return
    }
    func named(_ folder: String, prefix: String, suffix: String) -> [String] {
      folders.names(in: folder).compactMap { name in
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        let stem = name.dropLast(suffix.count)
        let rest = stem.dropFirst(prefix.count)
        return rest.isEmpty || rest.first == "-" || rest.first == "_" ? String(stem) : nil
      }
    }
    self.init(
      language,
      named(Folder.hunspell, prefix: language, suffix: ".dic").prefix(1).map(\.self),
      fortunes: [language],
      autocorrections: named(Folder.autocorrections, prefix: "acor_\(language)", suffix: ".dat")
        .prefix(1).map { String($0.dropFirst(5)) },
      packages: "hunspell-\(language)")
  }

  /// Where one of aspell's lists is.
  static func aspellFile(_ name: String) -> String { "usr/share/aspell/\(name).cwl.gz" }

  enum Folder {
    static let hunspell = "usr/share/hunspell"
    static let fortunes = "usr/share/games/fortunes"
    static let help = "usr/share/libreoffice/help"
    static let autocorrections = "usr/lib/libreoffice/share/autocorr"
  }
}
