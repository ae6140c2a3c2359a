/// Whether things keep still that could slide or fade.
nonisolated enum ReducedMotion: String, CaseIterable, Codable, Sendable {
  /// As the desktop says.
  case auto
  /// Nothing moves.
  case on
  /// Things move, whatever the desktop says.
  case off

  /// Whether things may move. A theme that keeps still does so whatever the person set: on
  /// electronic paper nothing can move.
  func allowsMotion(desktopAllows: Bool, themeAnimates: Bool) -> Bool {
    let isAllowed =
      switch self {
      case .auto: desktopAllows
      case .on: false
      case .off: true
      }
    return isAllowed && themeAnimates
  }
}
