/// The languages of the person's session.
struct SessionLanguages {
  /// BCP 47 tags, the first wanted first; English where nothing is said.
  let languages: [String]

  /// What `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG` say, as POSIX writes it: `de_AT.UTF-8`.
  init(_ environment: [String: String]) {
    let said = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let tags = (said ?? "").split(separator: ":").compactMap(Self.tag)
    languages = tags.isEmpty ? ["en"] : tags
  }

  private static func tag(_ locale: Substring) -> String? {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
    return String(name.replacing("_", with: "-"))
  }
}
