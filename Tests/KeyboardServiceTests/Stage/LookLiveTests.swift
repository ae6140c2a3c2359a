import Bus
import BusTestSupport
import StageCompositor
import TemporaryFolders
import Testing

/// Light or dark, and whether anything moves: as the desktop's settings portal says, and the person.
@Suite("The look of the running keyboard", .timeLimit(.minutes(1)), .serialized)
@MainActor
struct LookLiveTests {
  private static let appearance = "org.freedesktop.appearance"
  private static let desktop = "org.gnome.desktop.interface"
  private static let access = "org.gnome.desktop.a11y.interface"

  /// A keyboard with these settings, which has read those of the desktop: dark, nothing moves,
  /// strong contrasts.
  @MainActor
  private final class Place {
    let stage: StageCompositor
    let bus: PrivateBus
    let keyboard: StagedKeyboard
    private(set) var portal: FakePortal?
    private let home: TemporaryFolder
    private var isRead = false

    init(_ settings: String) throws {
      home = try TemporaryFolder()
      try home.writeSettings(settings)
      stage = try StageCompositor()
      bus = try PrivateBus()
      let host = try bus.connect()
      let address = bus.address
      keyboard = try StagedKeyboard(
        stage, environment: home.environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 })
      portal = try FakePortal(on: host) { [weak self] in self?.isRead = true }
      guard bus.turn(until: { isRead }) else { throw TestFailure("nobody reads the settings") }
    }

    func change(_ namespace: String, _ key: String, _ value: BusValue) throws {
      try portal?.change(namespace, key, value)
      try bus.settle()
    }

    /// Whether the keyboard's ground is light; nil while it is not shown.
    func waitForGround(isLight: Bool) -> Bool {
      stage.wait { stage in
        guard let surface = stage.shownSurfaces.first, let picture = surface.picture,
          surface.size.height > 0
        else { return false }
        let scale = picture.width / Int(surface.size.width)
        // A corner of the bar, below the overhang.
        let blue = picture[2 * scale, 66 * scale] & 0xFF
        return isLight ? blue > 0xB0 : blue < 0x50
      }
    }
  }

  @Test("is dark or light with the desktop, also while it is shown")
  func colors() throws {
    let place = try Place("{}")
    try place.change(Self.access, "high-contrast", .boolean(false))
    #expect(place.keyboard.focus())
    #expect(place.waitForGround(isLight: false))
    try place.change(Self.appearance, "color-scheme", .uint32(2))
    #expect(place.waitForGround(isLight: true))
    try place.change(Self.appearance, "color-scheme", .uint32(1))
    #expect(place.waitForGround(isLight: false))
    #expect(place.stage.requests("zwlr_layer_shell_v1", "get_layer_surface").count == 1)
  }

  @Test("is what the person chose, whatever the desktop says")
  func chosen() throws {
    let place = try Place(#"{"theme": "light"}"#)
    #expect(place.keyboard.focus())
    #expect(place.waitForGround(isLight: true))
  }

  @Test(
    "slides where the desktop lets things move or the person wants it, never on electronic paper",
    arguments: [
      ("{}", false, 0), ("{}", true, 0.25), (#"{"reducedMotion": "on"}"#, true, 0),
      (#"{"reducedMotion": "off"}"#, false, 0.25), (#"{"theme": "e-ink"}"#, true, 0),
      (#"{"theme": "e-ink", "reducedMotion": "off"}"#, true, 0),
    ] as [(String, Bool, Double)])
  func motion(settings: String, desktopAllows: Bool, duration: Double) throws {
    let place = try Place(settings)
    try place.change(Self.desktop, "enable-animations", .boolean(desktopAllows))
    let client = KeyboardClient(try place.bus.connect())
    var told: [FrameChange] = []
    let slots = try client.onFrameChange(will: { told.append($0) }, did: { _ in })
    try place.bus.settle()
    #expect(place.keyboard.focus())
    #expect(place.bus.turn { !told.isEmpty })
    #expect(told.first?.duration == duration)
    withExtendedLifetime(slots) {}
  }
}
