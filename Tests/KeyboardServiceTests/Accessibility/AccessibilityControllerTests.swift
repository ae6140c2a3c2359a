import Bus
import BusTestSupport
import EventLoop
import TextTraits
import Testing

@testable import KeyboardService

@Suite("The accessible object of the focused field", .timeLimit(.minutes(1)))
@MainActor
struct AccessibilityControllerTests {
  private let fake: FakeAccessibility
  private let controller: AccessibilityController
  private let loop = EventLoop()
  private final class Memory {
    var told: [PartialTraits?] = []
  }
  private let memory = Memory()

  init() throws {
    let states = FakeAccessibility.states
    // A program with a window behind and one in front; in that a hidden page and a shown one.
    fake = try FakeAccessibility(objects: [
      "program": .init(children: ["behind", "window"]),
      "behind": .init(children: ["decoy"]),
      "decoy": .init(states: states(7, 12)),
      "window": .init(states: states(1, 25), children: ["hidden", "page"]),
      "hidden": .init(children: ["decoy"]),
      "page": .init(states: states(25), children: ["label", "search"]),
      "label": .init(states: states(25)),
      "search": .init(
        states: states(7, 12, 25, 26),
        attributes: ["text-input-type": "search", "placeholder": "Find"]),
      "password": .init(role: 40, states: states(7, 12, 25)),
    ])
    controller = AccessibilityController(loop: loop)
    controller.session = try fake.bus.connect()
    let memory = memory
    controller.onTraits = { memory.told.append($0) }
  }

  /// Serves the bus and the controller's own loop until it is so.
  private func turn(until isDone: () -> Bool) -> Bool {
    let end = BusConnection.now + .seconds(10)
    while !isDone() {
      guard BusConnection.now < end else { return false }
      loop.turn(timeout: .milliseconds(1))
      _ = try? fake.bus.settle()
    }
    return true
  }

  @Test func theFieldThatHadTheFocusBeforeIsFound() {
    controller.isEnabled = true
    controller.hasField = true
    #expect(turn { !memory.told.isEmpty })
    #expect(memory.told.last??.returnKeyType == .search)
    #expect(memory.told.last??.placeholder == "Find")
    #expect(memory.told.last??.isMultiline == false)
    #expect(!fake.asked.contains { $0.hasSuffix("decoy") }, "\(fake.asked)")
  }

  @Test func theNextFieldIsToldByItsEvent() throws {
    controller.isEnabled = true
    controller.hasField = true
    #expect(turn { fake.isHeard && !memory.told.isEmpty })
    try fake.tellFocus("password")
    #expect(turn { memory.told.last??.isSecureTextEntry == true })
    #expect(memory.told.last??.returnKeyType == nil)
    try fake.tellFocus("password", has: false)
    #expect(turn { memory.told.last == .some(nil) })
  }

  @Test func whileItIsOffOrNoFieldHasTheFocusNobodyIsAsked() throws {
    controller.hasField = true
    try fake.bus.settle()
    controller.hasField = false
    controller.isEnabled = true
    try fake.bus.settle()
    #expect(fake.asked.isEmpty && !fake.isHeard && memory.told.isEmpty)
  }

  @Test func itListensAsLongAsTheKeyboardStaysForTheNextField() {
    controller.isEnabled = true
    controller.hasField = true
    controller.isShown = true
    #expect(turn { fake.isHeard && !memory.told.isEmpty })
    controller.hasField = false
    #expect(memory.told.last != .some(nil))
    controller.isShown = false
    #expect(memory.told.last == .some(nil))
    #expect(turn { !fake.isHeard })
  }

  @Test func itsTextIsNeverAskedFor() {
    controller.isEnabled = true
    controller.hasField = true
    #expect(turn { !memory.told.isEmpty })
    let methods = Set(fake.asked.map { $0.prefix { $0 != " " } })
    #expect(methods == ["GetRole", "GetState", "GetChildren", "GetAttributes"])
  }

  @Test func aBusWithoutAccessibilityCostsNothing() throws {
    let bus = try PrivateBus()
    controller.session = try bus.connect()
    controller.isEnabled = true
    controller.hasField = true
    try bus.settle()
    controller.hasField = false
    #expect(memory.told.isEmpty)
  }
}
