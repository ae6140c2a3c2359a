import LayoutFiles
import Stores

nonisolated extension PackFolders {
  /// The pack for a language, BCP 47, or for a more general one: looked up as its layout is.
  public func pack(for language: String) -> Answer {
    pack(languages: LanguageTag(language)?.lookupChain.map(\.description) ?? [language])
  }
}
