import Layouts
import TextTraits
import Testing
import Typing

@testable import KeyboardService

/// An application's bar and keys in the running keyboard.
@MainActor
@Suite struct AccessoryStateTests {
  private let items = [
    AccessoryItem(kind: .toggle, id: "bold", value: .isOn(false)),
    AccessoryItem(kind: .segments, id: "unit", segments: ["cm", "in"], value: .index(0)),
    AccessoryItem(kind: .button, id: "sum", value: .text("=SUM(")),
  ]
  private let calculator = InputView(rows: [[KeyDescription(id: "7", output: "7")]])

  private func field(
    _ items: [AccessoryItem] = [], inputView: InputView? = nil, type: KeyboardType = .default
  ) -> FocusedField {
    var traits = TextInputTraits()
    traits.keyboardType = type
    var field = FocusedField(
      resolved: ResolvedTraits(traits: traits, sources: [:]), appID: "", capabilities: .init(),
      keyboardChoice: .asked)
    field.accessoryItems = items
    field.inputView = inputView
    return field
  }

  private func controller() -> KeyboardController {
    let controller = KeyboardController(folders: [])
    controller.setScreen(Size(width: 390, height: 844))
    return controller
  }

  @Test("A used toggle and a chosen segment show it; the same items again change nothing")
  func use() {
    var state = AccessoryState()
    state.show(items)
    state.use("bold", .isOn(true))
    state.use("unit", .index(1))
    state.use("sum", .none)
    state.use("no such", .isOn(true))
    state.show(items)
    #expect(state.items.map(\.value) == [.isOn(true), .index(1), .text("=SUM(")])
    var others = items
    others[0].isEnabled = false
    state.show(others)
    #expect(state.items == others)
  }

  @Test("The bar is part of the keyboard and of its height")
  func height() throws {
    let controller = controller()
    controller.show(field())
    let before = try #require(controller.placed?.size.height)
    controller.show(field(items))
    #expect(controller.placed?.size.height == before + 44)
    controller.useAccessory("bold", .isOn(true))
    #expect(controller.placed?.accessoryBar?.items.first?.item.value == .isOn(true))
  }

  @Test("With the bar a keyboard still leaves two fifths of a low screen")
  func lowScreen() throws {
    let controller = controller()
    controller.setScreen(Size(width: 480, height: 400))
    controller.show(field(items))
    #expect(try #require(controller.placed?.size.height) <= 240.01)
  }

  @Test("One leaves the application's keys, comes back to them, and finds them in the next field")
  func ways() {
    let controller = controller()
    controller.show(field(inputView: calculator))
    #expect(controller.placed?.keyboard.openingLayer == .inputView)
    #expect(controller.choose(.keyboard))
    #expect(controller.placed?.keyboard.openingLayer == .letters)
    // The application says more of the field; the person's choice stands.
    controller.show(field(items, inputView: calculator))
    #expect(controller.placed?.keyboard.openingLayer == .letters)
    #expect(controller.choose(.inputView))
    #expect(controller.placed?.keyboard.openingLayer == .inputView)
    _ = controller.choose(.keyboard)
    controller.show(nil)
    controller.show(field(inputView: calculator))
    #expect(controller.placed?.keyboard.openingLayer == .inputView)
    #expect(!controller.choose(.letters))
  }

  @Test("It goes with the keyboard, once its field was left, and not before")
  func gone() {
    let controller = controller()
    controller.show(field(items, inputView: calculator))
    controller.hidden()
    #expect(controller.placed?.accessoryBar != nil)
    controller.show(nil)
    // On its way out the keyboard keeps its shape.
    #expect(controller.placed?.accessoryBar != nil)
    controller.hidden()
    #expect(controller.placed?.accessoryBar == nil)
    #expect(controller.placed?.keyboard.openingLayer == .letters)
  }

  @Test("Another field has none of it (S67)")
  func elsewhere() {
    let controller = controller()
    controller.show(field(items, inputView: calculator))
    controller.show(field(type: .numberPad))
    #expect(controller.placed?.keyboard.openingLayer == .digits)
    #expect(controller.placed?.accessoryBar == nil)
  }
}
