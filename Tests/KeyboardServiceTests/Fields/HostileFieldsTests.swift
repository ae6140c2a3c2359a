import Bus
import BusTestSupport
import Testing
import TextTraits

@testable import KeyboardService

/// Whatever a client does costs that client's calls at most: an honest one's field still speaks.
@Suite("Hostile registrations", .timeLimit(.minutes(2)))
@MainActor
struct HostileFieldsTests {
  private let stage: FieldsStage
  private let liar: BusConnection

  init() throws {
    stage = try FieldsStage()
    liar = try stage.bus.connect()
  }

  private func expectServing() throws {
    let client = try stage.bus.connect()
    let field = try stage.register(["returnKeyType": .string("join")], from: client)
    try stage.call("Focus", field)
    stage.controller.fieldActive(true)
    #expect(stage.told.last??.traits.returnKeyType == .join)
  }

  @Test func tenThousandRegistrations() throws {
    let proxy = BusProxy(
      liar, destination: KeyboardNames.service, path: KeyboardNames.path,
      interface: KeyboardNames.interface)
    var errors: Set<String> = []
    var answers = 0
    for _ in 0..<10_000 {
      proxy.call("RegisterField", [.named([:])]) { answer in
        answers += 1
        if case .failure(let error) = answer { errors.insert(error.name) }
      }
    }
    #expect(stage.bus.turn { answers == 10_000 })
    #expect(errors == ["org.freedesktop.DBus.Error.LimitsExceeded"])
    #expect(stage.controller.count <= 64)
    try expectServing()
  }

  @Test(
    "A megabyte in any place is refused and kept nowhere",
    arguments: [
      "returnKeyLabel", "placeholder", "passwordRules", "keyboardType", "applicationID", "unknown",
      "inputAccessoryView",
    ])
  func megabyte(key: String) throws {
    let text = BusValue.string(String(repeating: "x", count: 1_000_000))
    let item = BusValue.named(["kind": .string("label"), "label": text])
    let value = key == "inputAccessoryView" ? .array(of: "a{sv}", [item]) : text
    let field = try stage.register(from: liar)
    let error = try stage.bus.error {
      field.call("SetTraits", [.named([key: value])], then: $0)
    }
    #expect(key == "unknown" ? error == nil : error != nil)
    #expect((error?.text.utf8.count ?? 0) <= 500)
    try expectServing()
  }

  @Test func anotherClientsFieldIsNotToBeHad() throws {
    let client = try stage.bus.connect()
    let field = try stage.register(["isSecureTextEntry": .boolean(true)], from: client)
    try stage.call("Focus", field)
    stage.controller.fieldActive(true)
    let foreign = BusProxy(
      liar, destination: KeyboardNames.service, path: field.path,
      interface: FieldObject.interface)
    let traits = BusValue.named(["isSecureTextEntry": .boolean(false)])
    for (method, arguments) in [("SetTraits", [traits]), ("Blur", []), ("Unregister", [])] {
      let error = try stage.bus.error { foreign.call(method, arguments, then: $0) }
      #expect(error?.name == "org.freedesktop.DBus.Error.AccessDenied")
    }
    let own = try stage.register(["isSecureTextEntry": .boolean(false)], from: liar)
    try stage.call("Focus", own)
    #expect(stage.told.last??.traits.isSecureTextEntry == true)
  }

  @Test func aFloodOfTraitsIsRefusedAndAnHonestClientIsNot() throws {
    let field = try stage.register(from: liar)
    var refused = 0
    var answers = 0
    for number in 0..<2000 {
      field.call("SetTraits", [.named(["placeholder": .string("\(number)")])]) { answer in
        answers += 1
        if case .failure = answer { refused += 1 }
      }
    }
    #expect(stage.bus.turn { answers == 2000 })
    #expect(refused > 1000)
    try expectServing()
  }

  @Test func aClientThatDiesInMidCallLeavesNothing() throws {
    for _ in 0..<20 {
      let dying = try stage.bus.connect()
      let proxy = BusProxy(
        dying, destination: KeyboardNames.service, path: KeyboardNames.path,
        interface: KeyboardNames.interface)
      proxy.call("RegisterField", [.named(["isEmpty": .boolean(true)])]) { _ in }
      dying.process()
    }
    try stage.bus.settle()
    #expect(stage.bus.turn { stage.controller.count == 0 })
    try expectServing()
  }
}
