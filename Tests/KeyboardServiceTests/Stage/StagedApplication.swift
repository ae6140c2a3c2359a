import TemporaryFolders
import Bus
import BusTestSupport
import FoundationEssentials
import Layouts
import StageCompositor
import TextTraits

@testable import KeyboardService

/// An application on the stage that speaks to the real keyboard over a bus of their own.
@MainActor
final class StagedApplication {
  let stage: StageCompositor
  let bus: PrivateBus
  let keyboard: StagedKeyboard
  let connection: BusConnection
  /// The signals of fields that came, as `Member [arguments]`.
  private(set) var heard: [String] = []
  private var slots: [BusSlot] = []
  private let home: TemporaryFolder

  /// What the stage calls it.
  static let applicationID = "org.example.Form"

  /// Starts the keyboard, with these settings, on a new stage where the application's window is in
  /// front.
  init(settings: String = "{}", output: OutputDescription = OutputDescription()) throws {
    home = try TemporaryFolder()
    try home.writeSettings(settings)
    stage = try StageCompositor(outputs: [output])
    bus = try PrivateBus()
    stage.perform { $0.toplevels.activate("org.example.Form") }
    keyboard = try StagedKeyboard(
      stage, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address, "HOME": home.path])
    connection = try bus.connect()
    var owner: String?
    slots.append(try connection.watchOwner(of: KeyboardNames.service) { owner = $0 })
    guard bus.turn(until: { owner != nil }) else { throw TestFailure("no keyboard on the bus") }
    slots.append(
      try connection.onSignal(BusMatch(interface: FieldObject.interface)) { [weak self] message in
        let arguments = (try? message.arguments()) ?? []
        self?.heard.append("\(message.member) \(arguments.map(\.unwrapped))")
      })
  }

  /// Registers a field that says it has the focus, before the compositor says so.
  func focusedField(_ traits: [String: BusValue]) throws -> BusProxy {
    let proxy = BusProxy(
      connection, destination: KeyboardNames.service, path: KeyboardNames.path,
      interface: KeyboardNames.interface)
    let traits = traits.merging(["applicationID": .string(Self.applicationID)]) { $1 }
    let answer = try bus.result { proxy.call("RegisterField", [.named(traits)], then: $0) }
    guard let path = answer.first?.objectPath else { throw TestFailure("no path") }
    let field = BusProxy(
      connection, destination: KeyboardNames.service, path: path, interface: FieldObject.interface)
    try call("Focus", field)
    return field
  }

  /// Calls a method of a field and waits for the answer.
  func call(_ method: String, _ field: BusProxy, _ arguments: [BusValue] = []) throws {
    _ = try bus.result { field.call(method, arguments, then: $0) }
  }

  /// What the keyboard tells of itself.
  func status() throws -> Status {
    let text = try bus.result { KeyboardClient(connection).status(then: $0) }
    return try JSONDecoder().decode(Status.self, from: Data(text.utf8))
  }

  /// The part of the status that tests look at.
  struct Status: Decodable {
    var traits: PartialTraits?
    var sources: [String: TraitSource]?
  }

  /// The keys that are shown.
  func keys() throws -> KeyboardDescription {
    let text = try bus.result { KeyboardClient(connection).keys(then: $0) }
    return try JSONDecoder().decode(KeyboardDescription.self, from: Data(text.utf8))
  }

  /// The key of this name on the layer that is shown.
  func key(_ id: String) throws -> KeyDescription? {
    try keys().layers.first?.rows.joined().first { $0.id == id }
  }

  /// Waits until the keyboard has taken the application's word for the focused field.
  func waitForWord() throws -> Bool {
    try wait { $0.sources?.values.contains(.registeredField) == true }
  }

  /// Asks for the status until it is as it should be, and answers whether it came to that.
  func wait(until isRight: (Status) -> Bool) throws -> Bool {
    try waitUntil { isRight(try status()) }
  }

  /// Asks the keyboard until it is as it should be, and answers whether it came to that.
  func waitUntil(_ isRight: () throws -> Bool) throws -> Bool {
    let end = BusConnection.now + .seconds(10)
    while BusConnection.now < end {
      if try isRight() { return true }
    }
    return false
  }
}
