import Testing
import TextTraits

@testable import Layouts

/// An application's own keys (reference 7.1; checklist S66 to S69).
@Suite struct InputViewTests {
  static let calculator = InputView(rows: [
    ["7", "8", "9", "÷"].map { KeyDescription(id: $0, output: $0) },
    [
      KeyDescription(id: "sum", label: "SUM", action: "report", width: 2),
      KeyDescription(id: "delete", action: "delete"),
      KeyDescription(id: "enter", action: "return", prominent: false),
    ],
  ])

  private func keyboard(
    _ form: Form = .phone, type: KeyboardType = .decimalPad, left: Bool = false,
    _ change: (inout KeyboardRequest) -> Void = { _ in }
  ) -> Keyboard {
    LayoutsTests.keyboard(type) {
      $0.form = form
      $0.inputView = Self.calculator
      $0.overridesInputView = left
      change(&$0)
    }
  }

  @Test("It stands in place of every layer, without a suggestion bar")
  func inPlaceOfKeys() {
    let own = keyboard(type: .default)
    #expect(own.layers.map(\.id) == [.inputView])
    #expect(!own.hasBar)
    #expect(own.text(.inputView) == ["7 8 9 ÷", "report delete return"])
  }

  @Test(
    "The way to the system's keyboard and the way back are visible, and one can always close",
    arguments: [Form.phone, .tablet], [KeyboardType.default, .decimalPad, .twitter])
  func ways(form: Form, type: KeyboardType) {
    let own = keyboard(form, type: type)
    #expect(own.strip.map(\.action).contains(.layer(.keyboard)))
    #expect(own.strip.map(\.action).contains(.dismiss))
    let system = keyboard(form, type: type, left: true)
    #expect(system.strip.map(\.action).contains(.layer(.inputView)))
    #expect(system.layer(.inputView) == nil)
    #expect(system.openingLayer == LayoutsTests.keyboard(type).openingLayer)
  }

  @Test("A keyboard without an input view has no way to one", arguments: [Form.phone, .tablet])
  func noWay(form: Form) {
    let strip = LayoutsTests.keyboard { $0.form = form }.strip.map(\.action)
    #expect(!strip.contains(.layer(.inputView)) && !strip.contains(.layer(.keyboard)))
  }

  @Test("The return key says what the field wants, and rests while the field is empty")
  func returnKey() throws {
    let own = keyboard {
      $0.traits.returnKeyType = .send
      $0.traits.enablesReturnKeyAutomatically = true
      $0.traits.isEmpty = true
    }
    let key = try #require(own.layer(.inputView)?.keys.last)
    #expect(key.face.label == "send")
    #expect(key.style == .prominent)
    #expect(!key.isEnabled)
  }

  @Test("Rows of the same width stand in columns, from edge to edge")
  func columns() throws {
    let placed = PlacedKeyboard(keyboard(), metrics: KeyboardMetrics(form: .phone, width: 390))
    let keys = try #require(placed.layers[.inputView])
    #expect(keys.map { $0.frame.maxX.rounded() } == [95, 192, 290, 387, 192, 290, 387])
    #expect(keys[4].frame.x == 3)
  }

  @Test("Few columns make a pad, many do not")
  func pad() {
    #expect(keyboard(type: .default).isPad)
    let wide = InputView(rows: [(1...10).map { KeyDescription(id: "\($0)", output: "\($0)") }])
    #expect(!keyboard { $0.inputView = wide }.isPad)
    #expect(keyboard(left: true).isPad)
  }

  @Test("Each limit is told by name")
  func limits() {
    let key = KeyDescription(id: "a", output: "a")
    func problem(_ change: (inout KeyDescription) -> Void) -> String? {
      var changed = key
      change(&changed)
      return InputView(rows: [[changed]]).problem
    }
    #expect(Self.calculator.problem == nil)
    #expect(InputView(rows: []).problem == "an input view has 1 to 6 rows")
    #expect(
      InputView(rows: [(1...15).map { KeyDescription(id: "\($0)") }]).problem
        == "a row of an input view has 1 to 14 keys")
    #expect(
      InputView(rows: [[key], [key]]).problem
        == "each key of an input view needs an id of its own")
    #expect(
      problem { $0.label = String(repeating: "x", count: 129) }
        == "a text of an input view's key has at most 128 bytes")
    #expect(
      problem { $0.variants = Array(repeating: "b", count: 13) }
        == "a key of an input view has at most 12 variants")
    for width in [0, -1, 15, Double.nan, .infinity] {
      #expect(
        problem { $0.width = width } == "a key of an input view is 0.25 to 14 columns wide")
    }
    #expect(problem { $0.action = "globe" } == "'globe' is no action of an input view's key")
  }
}
