import Bus
import Layouts
import Testing

@testable import KeyboardService

@Suite("Accessory bars and input views from the bus")
struct FieldViewsTests {
  private var statement = FieldStatement()

  private func bar(_ items: [[String: BusValue]]) -> [String: BusValue] {
    ["inputAccessoryView": .array(of: "a{sv}", items.map(BusValue.named))]
  }

  private func view(_ rows: [[[String: BusValue]]]) -> [String: BusValue] {
    [
      "inputView": .array(
        of: "aa{sv}", rows.map { .array(of: "a{sv}", $0.map(BusValue.named)) })
    ]
  }

  @Test mutating func aBarArrivesItemByItem() throws {
    try statement.apply(
      bar([
        ["kind": .string("button"), "id": .string("undo"), "icon": .string("edit-undo")],
        [
          "kind": .string("toggle"), "id": .string("bold"), "label": .string("Bold"),
          "value": .boolean(true), "enabled": .boolean(false),
        ],
        ["kind": .string("spacer")],
        [
          "kind": .string("segments"), "id": .string("sort"),
          "segments": .strings(["Name", "Date"]), "value": .int32(1),
        ],
        ["kind": .string("chip"), "id": .string("reply"), "label": .string("On my way")],
        [
          "kind": .string("button"), "id": .string("done"), "label": .string("Done"),
          "prominent": .boolean(true),
        ],
      ]))
    #expect(
      statement.accessoryItems == [
        AccessoryItem(kind: .button, id: "undo", icon: .named("edit-undo")),
        AccessoryItem(
          kind: .toggle, id: "bold", label: "Bold", isEnabled: false, value: .isOn(true)),
        AccessoryItem(kind: .spacer),
        AccessoryItem(
          kind: .segments, id: "sort", segments: ["Name", "Date"], value: .index(1)),
        AccessoryItem(kind: .chip, id: "reply", label: "On my way"),
        AccessoryItem(kind: .button, id: "done", label: "Done", isProminent: true),
      ])
    try statement.apply(bar([]))
    #expect(statement.accessoryItems.isEmpty)
  }

  @Test mutating func anInputViewArrivesKeyByKey() throws {
    try statement.apply(
      view([
        [
          ["id": .string("7"), "output": .string("7")],
          [
            "id": .string("sum"), "label": .string("Σ"), "action": .string("report"),
            "width": .double(1.5), "prominent": .boolean(true), "enabled": .boolean(false),
            "variants": .strings(["∏"]),
          ],
        ],
        [["id": .string("delete"), "action": .string("delete"), "width": .int32(2)]],
      ]))
    #expect(
      statement.inputView?.rows == [
        [
          KeyDescription(id: "7", output: "7"),
          KeyDescription(
            id: "sum", label: "Σ", action: "report", width: 1.5, variants: ["∏"], enabled: false,
            prominent: true),
        ],
        [KeyDescription(id: "delete", action: "delete", width: 2)],
      ])
    try statement.apply(view([]))
    #expect(statement.inputView == nil)
  }

  /// Bars that cannot be, and how the error begins.
  static let wrongBars: [([String: BusValue], String)] = [
    (["id": .string("x")], "inputAccessoryView[0].kind: must be one of button, toggle"),
    (["kind": .string("slider")], "inputAccessoryView[0].kind: must be one of"),
    (
      ["kind": .string("button"), "id": .int32(1)],
      "inputAccessoryView[0].id: must be a string, not 'i'"
    ),
    (
      ["kind": .string("button"), "id": .string("x"), "enabled": .string("yes")],
      "inputAccessoryView[0].enabled: must be a boolean"
    ),
    (
      ["kind": .string("label"), "label": .string("a\nb")],
      "inputAccessoryView[0].label: must be one line"
    ),
    (
      ["kind": .string("label"), "label": .string(String(repeating: "x", count: 1_000_000))],
      "inputAccessoryView: a text of an accessory item has at most 256 bytes"
    ),
    (["kind": .string("button")], "inputAccessoryView: an accessory item that can be used"),
  ]

  @Test("What is wrong with a bar is said by item and key", arguments: wrongBars)
  mutating func wrongBar(item: [String: BusValue], text: String) {
    let error = #expect(throws: BusError.self) { try statement.apply(bar([item])) }
    #expect(error?.text.hasPrefix(text) == true, "\(error?.text ?? "")")
    #expect(statement == FieldStatement())
  }

  @Test("Too many items, rows or keys are refused")
  mutating func tooMany() {
    let item: [String: BusValue] = ["kind": .string("spacer")]
    let key: [String: BusValue] = ["id": .string("k")]
    for values in [
      bar(.init(repeating: item, count: 17)), view(.init(repeating: [key], count: 7)),
      view([.init(repeating: key, count: 15)]), view([[key, key]]), view([[]]),
      view([[["id": .string("k"), "action": .string("globe")]]]),
      view([[["id": .string("k"), "width": .double(.nan)]]]),
    ] {
      #expect(throws: BusError.self) { try statement.apply(values) }
    }
    #expect(statement == FieldStatement())
  }

  @Test(
    "What an item stands at goes out as D-Bus has it",
    arguments: [
      (AccessoryValue.none, BusValue.string("")), (.isOn(true), .boolean(true)),
      (.index(2), .int32(2)), (.text("On my way"), .string("On my way")),
    ])
  func value(value: AccessoryValue, written: BusValue) {
    #expect(value.busValue == written)
  }
}
