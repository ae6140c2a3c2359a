import Bus

/// A settings portal for tests: dark, no animations, text of 1.25, high contrast.
@MainActor
public final class FakePortal {
  /// The portal's object.
  public static let path = "/org/freedesktop/portal/desktop"

  private let object: BusObject
  private let name: BusName

  /// Serves it on a connection; `onRead` is called whenever somebody reads the settings.
  public init(on connection: BusConnection, onRead: @escaping () -> Void = {}) throws {
    object = try BusObject(Self.interface(onRead: onRead), at: Self.path, on: connection)
    name = try BusName("org.freedesktop.portal.Desktop", on: connection) { _ in }
  }

  /// Tells that a setting changed.
  public func change(_ namespace: String, _ key: String, _ value: BusValue) throws {
    try object.emit("SettingChanged", [.string(namespace), .string(key), .variant(value)])
  }

  /// The part of `org.freedesktop.portal.Settings` that is used, by the portal's documentation.
  public static func interface(onRead: @escaping () -> Void = {}) -> BusInterface {
    BusInterface(
      "org.freedesktop.portal.Settings",
      methods: [
        BusMethod(
          "ReadAll", in: [BusArgument("namespaces", "as")],
          out: [BusArgument("value", "a{sa{sv}}")],
          answer: { call in
            onRead()
            let asked = call.arguments[0].elements?.compactMap(\.string) ?? []
            let found = settings.filter { asked.contains($0.key) }.sorted { $0.key < $1.key }
            return [
              .dictionary(
                key: "s", value: "a{sv}",
                found.map { BusEntry(.string($0.key), .named($0.value)) })
            ]
          })
      ],
      signals: [
        BusSignal(
          "SettingChanged",
          [BusArgument("namespace", "s"), BusArgument("key", "s"), BusArgument("value", "v")])
      ])
  }

  private static let settings: [String: [String: BusValue]] = [
    "org.freedesktop.appearance": ["color-scheme": .uint32(1)],
    "org.gnome.desktop.interface": [
      "enable-animations": .boolean(false), "text-scaling-factor": .double(1.25),
    ],
    "org.gnome.desktop.a11y.interface": ["high-contrast": .boolean(true)],
  ]
}
