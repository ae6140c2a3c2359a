import Bus
import BusTestSupport
import Glibc
import Testing

@Suite("Starting the keyboard by D-Bus")
@MainActor
struct ActivationTests {
  @Test("Show starts a keyboard that does not run; one that fails to start is a missing service")
  func show() throws {
    let bus = try PrivateBus(starting: (KeyboardNames.service, "echo > $FOLDER/mark; exit 1"))
    let client = KeyboardClient(try bus.connect())
    let error = try bus.error { client.show(then: $0) }
    #expect(bus.isMarked)
    #expect(error?.isServiceMissing == true)
  }

  @Test("To hide it, to ask it or to type does not start one")
  func others() throws {
    let bus = try PrivateBus(starting: (KeyboardNames.service, "echo > $FOLDER/mark"))
    let client = KeyboardClient(try bus.connect())
    let null = BusDescriptor(owning: open("/dev/null", O_RDONLY | O_CLOEXEC))
    for error in [
      try bus.error { client.hide(then: $0) }, try bus.error { client.status(then: $0) },
      try bus.error { client.keys(then: $0) }, try bus.error { client.typeText(null, then: $0) },
    ] {
      #expect(error?.isServiceMissing == true)
    }
    #expect(!bus.isMarked)
  }

  @Test("The settings portal is started to be read, and its failing is no fault of ours")
  func portal() throws {
    let name = "org.freedesktop.portal.Desktop"
    let bus = try PrivateBus(starting: (name, "echo > $FOLDER/mark; exit 1"))
    var told = 0
    let portal = try SettingsPortal(on: try bus.connect()) { _ in told += 1 }
    #expect(bus.turn { bus.isMarked })
    try bus.settle()
    #expect(told == 0)
    #expect(portal.settings == DesktopSettings())
  }
}
