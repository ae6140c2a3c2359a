/// How the keyboard is started.
public nonisolated struct KeyboardOptions: Sendable {
  /// Whether `keys --live` may tell the suggestions, which are what is typed: for tests only.
  public var tellsSuggestions = false
  /// Where data is looked for, first to last.
  public var dataFolders: [String] = []
  /// The environment that names the person's own files.
  public var environment: [String: String] = [:]
  /// The session's languages, BCP 47.
  public var languages = ["en"]
  /// The file that touches are recorded in; nil records none.
  public var touchRecord: String?
  /// What the program writes for a person to read, a line at a time.
  public var log: @Sendable (String) -> Void = { _ in }

  /// The usual ones.
  public init() {}
}
