import Testing

@testable import Layouts

/// What an application may put above the keys.
@Suite struct AccessoryItemTests {
  private func button(_ id: String, label: String = "") -> AccessoryItem {
    AccessoryItem(kind: .button, id: id, label: label)
  }

  @Test("Using an item tells what it then is")
  func used() {
    #expect(button("bold").used() == .none)
    let toggle = AccessoryItem(kind: .toggle, id: "bold", value: .isOn(true))
    #expect(toggle.used() == .isOn(false))
    #expect(AccessoryItem(kind: .toggle, id: "bold").used() == .isOn(true))
    #expect(
      AccessoryItem(kind: .chip, id: "reply", label: "On my way").used() == .text("On my way"))
    let segments = AccessoryItem(kind: .segments, id: "unit", segments: ["cm", "in"])
    #expect(segments.used(segment: 1) == .index(1))
  }

  @Test("A button gives back the value it was given")
  func buttonValue() {
    let item = AccessoryItem(kind: .button, id: "sum", value: .text("=SUM("))
    #expect(item.used() == .text("=SUM("))
  }

  @Test(
    "Path data are told from names",
    arguments: [
      ("M3 4h5", true), ("m-1,2z", true), ("M.5 1", true), ("go-next", false), ("Mail", false),
      ("mail-send", false), ("M", false), ("", false),
    ])
  func icons(text: String, isPath: Bool) {
    #expect(AccessoryIcon(text) == (isPath ? .path(text) : .named(text)))
  }

  @Test("A bar within the limits has no problem")
  func allowed() {
    let items =
      [
        AccessoryItem(kind: .label, label: "Cell B2"), AccessoryItem(kind: .spacer),
        AccessoryItem(kind: .spacer),
        AccessoryItem(kind: .segments, id: "unit", segments: ["cm", "in"], value: .index(0)),
      ] + (1...12).map { button("b\($0)", label: "ü\($0)") }
    #expect(AccessoryItem.problem(of: items) == nil)
    #expect(AccessoryItem.problem(of: []) == nil)
  }

  @Test("Each limit is told by name")
  func limits() {
    func problem(_ items: AccessoryItem...) -> String? { AccessoryItem.problem(of: items) }
    let long = String(repeating: "x", count: 257)
    #expect(
      AccessoryItem.problem(of: (1...17).map { button("\($0)") })
        == "an accessory bar has at most 16 items")
    #expect(problem(button("")) == "an accessory item that can be used needs an id")
    #expect(
      problem(button("a"), button("a"))
        == "each item of an accessory bar needs an id of its own")
    #expect(problem(button(long)) == "a text of an accessory item has at most 256 bytes")
    #expect(
      problem(button("a", label: long)) == "a text of an accessory item has at most 256 bytes")
    #expect(
      problem(AccessoryItem(kind: .segments, id: "s")) == "an accessory item has 1 to 6 segments")
    #expect(
      problem(AccessoryItem(kind: .chip, id: "c", value: .text(long)))
        == "the value of an accessory item has at most 256 bytes")
    let icon = AccessoryIcon.named(String(repeating: "x", count: 4097))
    #expect(
      problem(AccessoryItem(kind: .button, id: "i", icon: icon))
        == "an icon has at most 4096 bytes")
  }
}
