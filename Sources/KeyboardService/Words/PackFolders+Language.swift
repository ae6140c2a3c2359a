import LayoutFiles
import Stores

nonisolated extension PackFolders {
  /// The pack for a language, BCP 47, or for a more general one: looked up as its layout is.
  public func pack(for language: String) -> Answer {
    pack(languages: LanguageTag(language)?.lookupChain.map(\.description) ?? [language])
  }

  /// Says that there is no pack for a language, what comes of it, and how one is made.
  public static func absence(of language: String, consequence: String = "") -> String {
    "there is no language pack for '\(language)'\(consequence); 'toccata-pack build"
      + " \(language.prefix { $0 != "-" })' makes one"
  }
}
