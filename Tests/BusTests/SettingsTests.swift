import Bus
import BusTestSupport
import Testing

@Suite("The desktop's settings")
@MainActor
struct SettingsTests {
  let bus: PrivateBus
  let connection: BusConnection

  init() throws {
    bus = try PrivateBus()
    connection = try bus.connect()
  }

  @Test("Without a portal the defaults stand, and nobody is told")
  func absent() throws {
    var told: [DesktopSettings] = []
    let portal = try SettingsPortal(on: connection) { told.append($0) }
    try bus.settle()
    try bus.settle()
    #expect(told.isEmpty)
    #expect(portal.settings.colorScheme == .noPreference)
    #expect(portal.settings.allowsAnimations)
    #expect(portal.settings.textScale == 1)
    #expect(!portal.settings.prefersHighContrast)
    #expect(connection.deadline == nil)
  }

  @Test("All settings are read at first and followed live")
  func reading() throws {
    let fake = try FakePortal(on: try bus.connect())
    var told: [DesktopSettings] = []
    let portal = try SettingsPortal(on: connection) { told.append($0) }
    #expect(bus.turn { told.count == 1 })
    #expect(portal.settings.colorScheme == .dark)
    #expect(!portal.settings.allowsAnimations)
    #expect(portal.settings.textScale == 1.25)
    #expect(portal.settings.prefersHighContrast)
    try fake.change("org.freedesktop.appearance", "color-scheme", .uint32(2))
    #expect(bus.turn { told.count == 2 })
    #expect(told.last?.colorScheme == .light)
    #expect(told.last == portal.settings)
  }

  /// How long a portal was waited for.
  private func waiting(atMost limit: Duration) throws -> Duration {
    let portal = try SettingsPortal(on: connection) { _ in }
    let start = BusConnection.now
    portal.wait(atMost: limit)
    return BusConnection.now - start
  }

  @Test("Where no portal is, nobody waits for one")
  func waitingForNobody() throws {
    #expect(try waiting(atMost: .seconds(60)) < .seconds(30))
  }

  @Test("A portal that says nothing is waited for no longer than was said")
  func waitingForTheSilent() throws {
    // Nobody serves its connection as long as this one is waited on.
    let fake = try FakePortal(on: try bus.connect())
    #expect(try waiting(atMost: .milliseconds(50)) >= .milliseconds(50))
    withExtendedLifetime(fake) {}
  }

  @Test("The same setting again, or one that does not matter, is not told")
  func unchanged() throws {
    let fake = try FakePortal(on: try bus.connect())
    var told = 0
    let portal = try SettingsPortal(on: connection) { _ in told += 1 }
    #expect(bus.turn { told == 1 })
    try fake.change("org.freedesktop.appearance", "color-scheme", .uint32(1))
    try fake.change("org.gnome.desktop.interface", "cursor-size", .int32(24))
    try bus.settle()
    #expect(told == 1)
    withExtendedLifetime(portal) {}
  }

  @Test("A portal that comes later is read then; when it goes, what it said stays")
  func comingAndGoing() throws {
    var told: [DesktopSettings] = []
    let portal = try SettingsPortal(on: connection) { told.append($0) }
    try bus.settle()
    var host: BusConnection? = try bus.connect()
    var fake: FakePortal? = try FakePortal(on: #require(host))
    #expect(bus.turn { told.count == 1 })
    #expect(fake != nil)
    (fake, host) = (nil, nil)
    try bus.settle()
    #expect(portal.settings.colorScheme == .dark)
    #expect(told.count == 1)
  }

  @Test("Another client cannot play the portal")
  func forged() throws {
    let fake = try FakePortal(on: try bus.connect())
    var told = 0
    let portal = try SettingsPortal(on: connection) { _ in told += 1 }
    #expect(bus.turn { told == 1 })
    let liar = try BusObject(FakePortal.interface(), at: FakePortal.path, on: try bus.connect())
    try liar.emit(
      "SettingChanged",
      [
        .string("org.freedesktop.appearance"), .string("color-scheme"), .variant(.uint32(2)),
      ], to: connection.uniqueName)
    try bus.settle()
    #expect(told == 1)
    #expect(portal.settings.colorScheme == .dark)
    withExtendedLifetime(fake) {}
  }

  /// Each setting by the portal's or GNOME's documentation, and whether it is as at first.
  nonisolated static let single: [(String, String, BusValue, Bool)] = [
    ("org.freedesktop.appearance", "color-scheme", .uint32(1), false),
    ("org.freedesktop.appearance", "color-scheme", .variant(.variant(.uint32(1))), false),
    ("org.freedesktop.appearance", "color-scheme", .uint32(99), true),
    ("org.freedesktop.appearance", "color-scheme", .string("dark"), true),
    ("org.freedesktop.appearance", "contrast", .uint32(1), false),
    ("org.freedesktop.appearance", "reduced-motion", .uint32(1), false),
    ("org.gnome.desktop.interface", "enable-animations", .boolean(false), false),
    ("org.gnome.desktop.interface", "text-scaling-factor", .double(1.5), false),
    ("org.gnome.desktop.interface", "text-scaling-factor", .double(.nan), true),
    ("org.gnome.desktop.interface", "text-scaling-factor", .double(.infinity), true),
    ("org.gnome.desktop.a11y.interface", "high-contrast", .boolean(true), false),
    ("org.gnome.desktop.interface", "color-scheme", .uint32(1), true),
    ("org.gnome.desktop.sound", "event-sounds", .boolean(false), false),
    ("org.gnome.desktop.sound", "event-sounds", .boolean(true), true),
    ("org.gnome.desktop.sound", "theme-name", .string("__no_sounds"), false),
    ("org.gnome.desktop.sound", "theme-name", .string("ocean"), true),
  ]

  @Test("A setting counts by its name and type", arguments: single)
  func single(namespace: String, key: String, value: BusValue, isAsAtFirst: Bool) {
    var settings = DesktopSettings()
    settings.apply(namespace: namespace, key: key, value)
    #expect((settings == DesktopSettings()) == isAsAtFirst)
  }

  @Test("A mad text size is bounded", arguments: [(0.0, 0.5), (-3, 0.5), (1000, 3), (1.1, 1.1)])
  func textScale(factor: Double, scale: Double) {
    var settings = DesktopSettings()
    settings.apply(
      namespace: "org.gnome.desktop.interface", key: "text-scaling-factor", .double(factor))
    #expect(settings.textScale == scale)
  }
}
