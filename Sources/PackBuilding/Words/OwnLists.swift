/// The lists of our own, inside the program.
enum OwnLists {
  /// Words that are known and never suggested.
  static func offensive(_ language: String) -> WordList {
    WordList(offensiveFiles[language] ?? [])
  }

  /// Words people use that dictionaries lack, with the casing they are written in: the ones of every
  /// language, which are names of things and services, and those of this one.
  static func everyday(_ language: String) -> WordList {
    WordList(PackageResources.everyday_txt + (everydayFiles[language] ?? []))
  }

  private static let offensiveFiles = ["en": PackageResources.offensive_en_txt]
  private static let everydayFiles = ["en": PackageResources.everyday_en_txt]
}
