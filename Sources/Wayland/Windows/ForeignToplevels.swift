import CWaylandProtocols

/// Which app's window is active. It listens as long as it exists, so let it exist only while a
/// field has the focus: every change of any window's title wakes the process.
@MainActor
public final class ForeignToplevels {
  /// The app of the active window; nil where none is active or the compositor does not say.
  public private(set) var activeAppID: String?
  /// Whether no window is active, once the compositor has told of all windows: then what has the
  /// focus is no window, but a panel, a launcher or a lock screen.
  public private(set) var isNoneActive = false
  /// Called when ``activeAppID`` or ``isNoneActive`` has changed.
  public var onChange: (() -> Void)?

  /// The apps that have a window.
  public var appIDs: Set<String> { list.appIDs }

  private let list: ToplevelList
  private var isComplete = false

  /// Nil where the compositor does not tell of other windows.
  public init?(_ connection: Connection) {
    guard let manager = connection.registry.bindFirst(.foreignToplevels) else { return nil }
    list = ToplevelList(manager)
    list.onChange = { [unowned self] in update() }
    // The first answer comes with the windows, the second with what they are.
    connection.whenPassedOn { [weak self] in
      self?.isComplete = true
      self?.update()
    }
  }

  isolated deinit {
    list.stop()
  }

  private func update() {
    let isNoneActive = isComplete && !list.hasActive
    guard list.activeAppID != activeAppID || isNoneActive != self.isNoneActive else { return }
    (activeAppID, self.isNoneActive) = (list.activeAppID, isNoneActive)
    onChange?()
  }
}
