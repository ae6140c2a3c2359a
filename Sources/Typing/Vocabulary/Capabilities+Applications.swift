extension Capabilities {
  /// Whether an application is known to delete in the wrong place while one types fast: Firefox and
  /// its kin reckon with a copy of the text, which comes late from another process of theirs.
  ///
  /// - Parameter appID: as the compositor tells it, such as `firefox-esr` or `org.mozilla.firefox`.
  public static func deletesLate(_ appID: String) -> Bool {
    let name = appID.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return lateNames.contains { name == $0 || name.hasPrefix($0 + "-") || name.hasPrefix($0 + "_") }
  }

  /// The last part of their application ids.
  private static let lateNames = ["firefox", "thunderbird", "librewolf", "torbrowser"]
}
