extension Capabilities {
  /// Whether an application is known to reckon with an older text than its own: Firefox and its kin
  /// have a copy of it, which comes late from another process of theirs. While one types fast they
  /// delete in the wrong place, and their last report can be of the text before the last word.
  ///
  /// - Parameter appID: as the compositor tells it, such as `firefox-esr` or `org.mozilla.firefox`.
  public static func knowsTextLate(_ appID: String) -> Bool {
    let name = appID.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return lateNames.contains { name == $0 || name.hasPrefix($0 + "-") || name.hasPrefix($0 + "_") }
  }

  /// The last part of their application ids.
  private static let lateNames = ["firefox", "thunderbird", "librewolf", "torbrowser"]
}
