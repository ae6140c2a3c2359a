/// Follows the desktop's settings through `org.freedesktop.portal.Settings`; never blocks
/// but where that is said.
@MainActor
public final class SettingsPortal {
  /// The settings now.
  public private(set) var settings = DesktopSettings()

  private let connection: BusConnection
  private let portal: BusProxy
  private let changed: (DesktopSettings) -> Void
  private var owner: String?
  private var knowsOwner = false
  private var hasAnswered = false
  private var slots: [BusSlot] = []

  /// Begins to follow them; `changed` tells each difference from what was told before, the
  /// defaults at first.
  public init(
    on connection: BusConnection, changed: @escaping (DesktopSettings) -> Void
  ) throws(BusError) {
    self.connection = connection
    self.changed = changed
    portal = BusProxy(
      connection, destination: "org.freedesktop.portal.Desktop",
      path: "/org/freedesktop/portal/desktop", interface: "org.freedesktop.portal.Settings")
    slots = [
      try portal.onSignal("SettingChanged") { [weak self] in self?.settingChanged($0) },
      try connection.watchOwner(of: portal.destination) { [weak self] in self?.ownerChanged($0) },
    ]
    // With the question for its owner, not after: the first picture is to be in the right colours.
    // Where no portal runs, D-Bus starts it for our reading.
    read()
  }

  /// Blocks, for so long at most, until the settings are known or nobody tells them.
  public func wait(atMost limit: Duration) {
    _ = connection.wait(atMost: limit) { hasAnswered }
  }

  /// A portal that starts later, or again, is read then. What one that ended said stays.
  private func ownerChanged(_ owner: String?) {
    let isFirst = !knowsOwner
    knowsOwner = true
    self.owner = owner
    if owner != nil, !isFirst { read() }
  }

  /// Asks for all at once.
  private func read() {
    portal.call("ReadAll", [.strings(DesktopSettings.namespaces)]) { [weak self] answer in
      guard let self else { return }
      hasAnswered = true
      guard let all = try? answer.get().first?.namedValues else { return }
      update { settings in
        for (namespace, values) in all {
          for (key, value) in values.namedValues ?? [:] {
            settings.apply(namespace: namespace, key: key, value)
          }
        }
      }
    }
  }

  /// Only the portal itself is believed.
  private func settingChanged(_ message: BusMessage) {
    guard message.sender == owner, let arguments = try? message.arguments(), arguments.count == 3,
      let namespace = arguments[0].string, let key = arguments[1].string
    else { return }
    update { $0.apply(namespace: namespace, key: key, arguments[2]) }
  }

  private func update(_ change: (inout DesktopSettings) -> Void) {
    let before = settings
    change(&settings)
    if settings != before { changed(settings) }
  }
}
