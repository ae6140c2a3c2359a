/// The windows that `zwlr_foreign_toplevel_manager_v1` tells of.
public final class StageToplevels {
  /// Whether anybody listens.
  public var hasListeners: Bool { !managers.isEmpty }

  private var windows: [String] = []
  private var active: String?
  private var managers: [Resource] = []
  private var handles: [(resource: Resource, appID: String)] = []

  /// Opens a window of this app, or makes it active.
  public func activate(_ appID: String?) {
    active = appID
    if let appID, !windows.contains(appID) {
      windows.append(appID)
      for manager in managers { announce(appID, to: manager) }
    }
    for (handle, appID) in handles { tellState(handle, appID) }
  }

  /// Closes the app's window.
  public func close(_ appID: String) {
    windows.removeAll { $0 == appID }
    for (handle, itsID) in handles where itsID == appID { handle.send("closed") }
  }

  /// Changes the window's title.
  public func setTitle(_ title: String, of appID: String) {
    for (handle, itsID) in handles where itsID == appID {
      handle.send("title", .string(title))
      handle.send("done")
    }
  }

  func play(_ manager: Resource) {
    managers.append(manager)
    let end = { [weak self, unowned manager] in
      guard let self else { return }
      managers.removeAll { $0 === manager }
    }
    manager.onEnd = end
    manager.on("stop") { [unowned manager] _ in
      end()
      manager.send("finished")
      manager.end()
    }
    for window in windows { announce(window, to: manager) }
  }

  private func announce(_ appID: String, to manager: Resource) {
    guard let handle = manager.makeObject("zwlr_foreign_toplevel_handle_v1") else { return }
    handles.append((handle, appID))
    handle.onEnd = { [weak self, unowned handle] in
      self?.handles.removeAll { $0.resource === handle }
    }
    manager.send("toplevel", .object(handle))
    handle.send("title", .string("A window"))
    handle.send("app_id", .string(appID))
    tellState(handle, appID)
  }

  private func tellState(_ handle: Resource, _ appID: String) {
    handle.send("state", .array(appID == active ? [2] : []))
    handle.send("done")
  }
}
