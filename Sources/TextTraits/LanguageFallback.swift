extension Dictionary where Key == String {
  /// What stands under a language's tag, BCP 47 or POSIX, in a table whose keys are BCP 47 in small
  /// letters. A region or script that is not listed falls back on its language. Nil where the language
  /// is not listed either.
  package func best(forLanguage language: String) -> Value? {
    var subtags = language.lowercased().split { $0 == "-" || $0 == "_" }
    while !subtags.isEmpty {
      if let value = self[subtags.joined(separator: "-")] { return value }
      subtags.removeLast()
    }
    return nil
  }
}
