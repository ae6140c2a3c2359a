import Wayland

/// Which app the focused field is in. It listens only while a field has the focus: otherwise every
/// new title of any window would wake the process (rule 8).
final class ToplevelController {
  /// Called with the app id of the active window, nil where nobody says.
  var onAppID: ((String?) -> Void)?

  /// Whether somebody wants to know.
  var isWanted = false {
    didSet {
      guard isWanted != oldValue else { return }
      isWanted ? begin() : end()
    }
  }

  /// Whether the compositor tells of windows at all.
  var isOffered: Bool { connection.registry.offers(.foreignToplevels) }

  private let connection: Connection
  private var toplevels: ForeignToplevels?

  /// A controller of this connection's windows.
  init(_ connection: Connection) { self.connection = connection }

  private func begin() {
    let toplevels = ForeignToplevels(connection)
    self.toplevels = toplevels
    toplevels?.onChange = { [weak self, weak toplevels] in
      self?.onAppID?(toplevels?.activeAppID)
    }
  }

  private func end() {
    toplevels = nil
    onAppID?(nil)
  }
}
