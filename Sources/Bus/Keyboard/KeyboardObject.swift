/// The keyboard on the bus: what it can be asked, and what it tells.
@MainActor
public final class KeyboardObject {
  private let object: BusObject

  /// Serves the keyboard on a connection. The name ``KeyboardNames/service`` is the caller's to
  /// ask for, when all is served.
  public init(_ handlers: KeyboardHandlers, on connection: BusConnection) throws(BusError) {
    object = try BusObject(
      .keyboard(handlers), at: KeyboardNames.path, on: connection)
  }

  /// Tells that the keyboard begins to move; the properties Visible and Frame tell it too.
  public func frameWillChange(_ change: FrameChange) throws(BusError) {
    try object.emit("FrameWillChange", [change.value])
    try object.propertiesChanged(["Visible", "Frame"])
  }

  /// Tells that the keyboard has moved.
  public func frameDidChange(_ change: FrameChange) throws(BusError) {
    try object.emit("FrameDidChange", [change.value])
  }

  /// Tells that the keyboard now types this language (BCP 47).
  public func languageChanged(_ language: String) throws(BusError) {
    try object.emit("LanguageChanged", [.string(language)])
  }
}
