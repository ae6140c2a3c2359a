import Bus
import BusTestSupport
import EventLoop
import Testing
import TextTraits

@testable import KeyboardService

/// The registered fields on a bus of their own, a client that registers them, and the field of the
/// input method.
@MainActor
final class FieldsStage {
  let bus: PrivateBus
  let server: BusConnection
  let loop = EventLoop()
  let controller: FieldsController
  /// What the field that has the focus says, each time it is told.
  private(set) var told: [FieldStatement?] = []
  /// How often a click was wanted.
  private(set) var clicks = 0
  private let keyboard: KeyboardObject
  private let name: BusName

  init() throws {
    bus = try PrivateBus()
    server = try bus.connect()
    controller = FieldsController(loop: loop)
    let controller = controller
    controller.connection = server
    let nothing = { () throws -> Void in }
    keyboard = try KeyboardObject(
      KeyboardHandlers(
        show: nothing, hide: nothing, status: { "" }, keys: { "" },
        typeText: { _, call in call.reply() },
        registerField: { try controller.register(client: $0, traits: $1) },
        isVisible: { true }, frame: { KeyboardFrame(x: 0, y: 0, width: 0, height: 0) }),
      on: server)
    var isOwned = false
    name = try BusName(KeyboardNames.service, on: server) { isOwned = $0 == .owned }
    guard bus.turn(until: { isOwned }) else { throw TestFailure("no name") }
    controller.onStatement = { [unowned self] in told.append($0) }
    controller.onPlayInputClick = { [unowned self] in clicks += 1 }
  }

  /// Registers a field with these traits.
  func register(
    _ traits: [String: BusValue] = [:], from client: BusConnection
  ) throws -> BusProxy {
    let proxy = BusProxy(
      client, destination: KeyboardNames.service, path: KeyboardNames.path,
      interface: KeyboardNames.interface)
    let answer = try bus.result { proxy.call("RegisterField", [.named(traits)], then: $0) }
    guard let path = answer.first?.objectPath else { throw TestFailure("no path") }
    return BusProxy(
      client, destination: KeyboardNames.service, path: path, interface: FieldObject.interface)
  }

  /// Runs the controller's loop until it has told that none has the focus.
  func waitForFarewell() -> Bool {
    let end = BusConnection.now + .seconds(10)
    while told.last != .some(nil) {
      guard BusConnection.now < end else { return false }
      loop.turn(timeout: .milliseconds(100))
    }
    return true
  }

  /// Calls a method of a field and waits for the answer.
  func call(_ method: String, _ field: BusProxy, _ arguments: [BusValue] = []) throws {
    _ = try bus.result { field.call(method, arguments, then: $0) }
  }
}
