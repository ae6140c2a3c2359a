import CWaylandProtocols

/// Which app's window is active. It listens as long as it exists, so let it exist only while a
/// field has the focus: every change of any window's title wakes the process.
@MainActor
public final class ForeignToplevels {
  /// The app of the active window; nil where none is active or the compositor does not say.
  public private(set) var activeAppID: String?
  /// Called when ``activeAppID`` has changed.
  public var onChange: (() -> Void)?

  private let list: ToplevelList

  /// Nil where the compositor does not tell of other windows.
  public init?(_ connection: Connection) {
    guard let manager = connection.registry.bindFirst(.foreignToplevels) else { return nil }
    list = ToplevelList(manager)
    list.onChange = { [unowned self] in
      guard list.activeAppID != activeAppID else { return }
      activeAppID = list.activeAppID
      onChange?()
    }
  }

  isolated deinit {
    list.stop()
  }
}
