/// The keyboard as Phosh knows it: the interface `sm.puri.OSK0`, by which its button and settings
/// show and hide any on-screen keyboard.
@MainActor
public final class OnScreenKeyboardObject {
  /// The bus name, and that of the interface.
  public static let service = "sm.puri.OSK0"
  /// The object.
  public static let path = "/sm/puri/OSK0"

  private let object: BusObject

  /// Serves the interface on a connection. The name ``service`` is the caller's to ask for.
  public init(
    setVisible: @escaping (Bool) -> Void, isVisible: @escaping () -> Bool,
    on connection: BusConnection
  ) throws(BusError) {
    object = try BusObject(
      .onScreenKeyboard(setVisible: setVisible, isVisible: isVisible), at: Self.path,
      on: connection)
  }

  /// Tells that the keyboard was shown or hidden.
  public func visibleChanged() throws(BusError) {
    try object.propertiesChanged(["Visible"])
  }
}

extension BusInterface {
  /// `sm.puri.OSK0`.
  static func onScreenKeyboard(
    setVisible: @escaping (Bool) -> Void, isVisible: @escaping () -> Bool
  ) -> BusInterface {
    BusInterface(
      OnScreenKeyboardObject.service,
      methods: [
        BusMethod(
          "SetVisible", in: [BusArgument("visible", "b")],
          answer: { call in
            setVisible(call.arguments.first?.boolean ?? false)
            return []
          })
      ],
      properties: [BusProperty("Visible", "b", get: { .boolean(isVisible()) })])
  }
}
