extension Settings {
  /// A settings file with every key at its default and a comment on each.
  @MainActor public static var defaultText: String {
    String(decoding: PackageResources.settings_json, as: UTF8.self)
  }
}
