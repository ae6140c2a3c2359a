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
    WordList(misspellingFiles[language] ?? []).entries.compactMap { entry in
      guard let space = entry.firstIndex(of: " ") else { return nil }
      return (String(entry[..<space]), String(entry[entry.index(after: space)...]))
    }
  }

  private static let misspellingFiles = ["en": PackageResources.misspelled_en_txt]
  private static let offensiveFiles = [
    "ar": PackageResources.offensive_ar_txt,
    "de": PackageResources.offensive_de_txt,
    "en": PackageResources.offensive_en_txt,
    "es": PackageResources.offensive_es_txt,
    "fr": PackageResources.offensive_fr_txt,
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
