extension Dictionary where Key == String {
  /// What stands under a language's BCP 47 tag; a region or script that is not listed falls back on
  /// its language. Nil where the language is not listed either.
  package func best(forLanguage language: String) -> Value? {
    var tag = Substring(language)
    while !tag.isEmpty {
      if let value = self[String(tag)] { return value }
      guard let hyphen = tag.lastIndex(of: "-") else { break }
      tag = tag[..<hyphen]
    }
    return nil
  }
}
