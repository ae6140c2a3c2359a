import Bus
import BusTestSupport
import Glibc
import Testing

@Suite("The files for the bus")
@MainActor
struct InterfaceFileTests {
  @Test("The keyboard's XML is what introspection tells")
  func keyboard() throws {
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    let stage = try KeyboardStage(on: server)
    #expect(bus.turn { stage.ownsName })
    try check(
      BusProxy(
        client, destination: KeyboardNames.service, path: KeyboardNames.path,
        interface: KeyboardNames.interface), on: bus)
  }

  @Test("The XML of Phosh's interface is what introspection tells")
  func onScreenKeyboard() throws {
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    let object = try OnScreenKeyboardObject(setVisible: { _ in }, isVisible: { true }, on: server)
    try check(
      BusProxy(
        client, destination: try #require(server.uniqueName), path: "/sm/puri/OSK0",
        interface: "sm.puri.OSK0"), on: bus)
    withExtendedLifetime(object) {}
  }

  @Test("The XML of a registered field is what introspection tells")
  func field() throws {
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    let stage = FieldStage(on: server)
    let path = try stage.register(client: #require(client.uniqueName))
    try check(
      BusProxy(
        client, destination: try #require(server.uniqueName), path: path,
        interface: FieldObject.interface), on: bus)
  }

  private func check(_ proxy: BusProxy, on bus: PrivateBus) throws {
    let told = try bus.result { proxy.introspect(then: $0) }
    let written = try file("dbus/\(proxy.interface).xml")
    let lines = interfaceLines(proxy.interface, in: written)
    #expect(!lines.isEmpty)
    #expect(interfaceLines(proxy.interface, in: told) == lines)
  }

  /// The lines of one interface without comments and indentation.
  private func interfaceLines(_ name: String, in xml: String) -> [String] {
    var isComment = false
    var isInside = false
    var lines: [String] = []
    for line in xml.split(separator: "\n") {
      let text = String(line.drop { $0 == " " })
      if text.hasPrefix("<!--") { isComment = true }
      if text.hasPrefix("<interface name=\"\(name)\"") { isInside = true }
      if isInside, !isComment { lines.append(text) }
      if text.hasSuffix("-->") { isComment = false }
      if text.hasPrefix("</interface") { isInside = false }
    }
    return lines
  }

  @Test(
    "Whatever starts the keyboard names it as it is",
    arguments: [
      ("dbus/org.toccata.Keyboard.service.in", "Name=org.toccata.Keyboard"),
      ("dbus/org.toccata.Keyboard.service.in", "Exec=@bindir@/toccata run"),
      ("dbus/org.toccata.Keyboard.service.in", "SystemdService=toccata.service"),
      ("dist/toccata.service.in", "BusName=org.toccata.Keyboard"),
      ("dist/toccata.service.in", "ExecStart=@bindir@/toccata run"),
      ("dist/toccata.desktop.in", "Exec=@bindir@/toccata run"),
      ("dist/org.toccata.Keyboard.desktop.in", "Exec=@bindir@/toccata run"),
      ("dist/org.toccata.Keyboard.desktop.in", "X-KDE-Wayland-VirtualKeyboard=true"),
      ("dist/sm.puri.OSK0.desktop.in", "Exec=@bindir@/toccata run"),
    ])
  func starters(path: String, line: String) throws {
    #expect(KeyboardNames.service == "org.toccata.Keyboard")
    #expect(try file(path).split(separator: "\n").contains(Substring(line)))
  }

  /// A file of the repository, which this one is two folders down in.
  private func file(_ path: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let descriptor = open("/\(root)/\(path)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TestFailure("there is no \(path)") }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
