/// The lists of our own, inside the program.
enum OwnLists {
  /// Words that are known and never suggested.
  static func offensive(_ language: String) -> WordList {
    WordList(offensiveFiles[language] ?? [])
  }

  /// Words people use that dictionaries lack, with the casing they are written in.
  static func everyday(_ language: String) -> WordList {
    WordList(everydayFiles[language] ?? [])
  }

  /// Names of things and services that are written the same in every language.
  static var everydayEverywhere: WordList { WordList(PackageResources.everyday_txt) }

  /// What dictionaries accept though who types it means something else, with what is meant.
  static func misspellings(_ language: String) -> [(typed: String, intended: String)] {
    pairs(misspellingFiles[language] ?? []).map { (typed: $0.0, intended: $0.1) }
  }

  /// Shortened words, with their apostrophes: a closed list.
  static func elisions(_ language: String) -> [String] {
    WordList(elisionFiles[language] ?? []).entries
  }

  /// First and last parts of compounds, where a language makes them.
  static func compoundParts(_ language: String) -> [(first: String, last: String)] {
    pairs(compoundFiles[language] ?? []).map { (first: $0.0, last: $0.1) }
  }

  /// Entries of two parts, the first one without spaces.
  private static func pairs(_ bytes: [UInt8]) -> [(String, String)] {
    WordList(bytes).entries.compactMap { entry in
      guard let space = entry.firstIndex(of: " ") else { return nil }
      return (String(entry[..<space]), String(entry[entry.index(after: space)...]))
    }
  }

  private static let elisionFiles = [
    "fr": PackageResources.elisions_fr_txt, "it": PackageResources.elisions_it_txt,
  ]
  private static let compoundFiles = [
    "de": PackageResources.compounds_de_txt, "sv": PackageResources.compounds_sv_txt,
  ]
  private static let misspellingFiles = [
    "de": PackageResources.misspelled_de_txt,
    "en": PackageResources.misspelled_en_txt, "hi": PackageResources.misspelled_hi_txt,
    "pt": PackageResources.misspelled_pt_txt, "tr": PackageResources.misspelled_tr_txt,
  ]
  private static let offensiveFiles = [
    "ar": PackageResources.offensive_ar_txt,
    "de": PackageResources.offensive_de_txt,
    "en": PackageResources.offensive_en_txt,
    "es": PackageResources.offensive_es_txt,
    "fa": PackageResources.offensive_fa_txt,
    "fr": PackageResources.offensive_fr_txt,
    "he": PackageResources.offensive_he_txt,
    "hi": PackageResources.offensive_hi_txt,
    "it": PackageResources.offensive_it_txt,
    "pl": PackageResources.offensive_pl_txt,
    "pt": PackageResources.offensive_pt_txt,
    "ru": PackageResources.offensive_ru_txt,
    "sv": PackageResources.offensive_sv_txt,
    "tr": PackageResources.offensive_tr_txt,
  ]
  private static let everydayFiles = [
    "de": PackageResources.everyday_de_txt,
    "en": PackageResources.everyday_en_txt,
    "es": PackageResources.everyday_es_txt,
    "fr": PackageResources.everyday_fr_txt,
    "it": PackageResources.everyday_it_txt,
    "pl": PackageResources.everyday_pl_txt,
    "pt": PackageResources.everyday_pt_txt,
    "ru": PackageResources.everyday_ru_txt,
    "sv": PackageResources.everyday_sv_txt,
    "tr": PackageResources.everyday_tr_txt,
  ]
}
