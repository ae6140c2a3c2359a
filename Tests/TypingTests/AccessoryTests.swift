import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

/// Fingers on an application's bar and on its own keys (reference 7.1; checklist S66 to S75).
@Suite("Accessory bar and input view")
struct AccessoryTests {
  private let finger = TouchID(rawValue: 3)

  private func keyboard(
    _ items: [AccessoryItem] = [], inputView: InputView? = nil, left: Bool = false,
    hasBar: Bool = true
  ) -> PlacedKeyboard {
    var request = KeyboardRequest(letters: .english, asciiLetters: .english)
    request.accessoryItems = items
    request.traits.isSecureTextEntry = !hasBar
    request.inputView = inputView
    request.overridesInputView = left
    return PlacedKeyboard(
      KeyboardComposer(request).keyboard(), metrics: KeyboardMetrics(form: .phone, width: 390))
  }

  private func player(_ keyboard: PlacedKeyboard) -> TypingPlayer {
    var traits = TextInputTraits()
    traits.autocapitalizationType = .none
    return TypingPlayer(keyboard, traits: traits)
  }

  private let items = [
    AccessoryItem(kind: .toggle, id: "bold", label: "B", value: .isOn(false)),
    AccessoryItem(kind: .segments, id: "unit", segments: ["cm", "in"], value: .index(0)),
    AccessoryItem(kind: .button, id: "off", label: "X", isEnabled: false),
    AccessoryItem(kind: .label, label: "label"),
  ]

  private func center(_ id: String, of keyboard: PlacedKeyboard) throws -> Point {
    try #require(keyboard.accessoryBar?.items.first { $0.item.id == id }).frame.center
  }

  private func told(_ player: TypingPlayer) -> [Effect] {
    player.effects.filter {
      if case .accessory = $0 { true } else { false }
    }
  }

  @Test("An item is used when the finger lifts, and shown as pressed until then")
  func press() throws {
    let keyboard = keyboard(items)
    var player = player(keyboard)
    player.apply(.touch(.down(finger, try center("bold", of: keyboard))))
    #expect(player.state.presentation.pressedAccessories == [.init(id: "bold")])
    #expect(player.state.isPressed && told(player).isEmpty)
    player.apply(.touch(.up(finger)))
    #expect(told(player) == [.accessory(id: "bold", value: .isOn(true))])
    #expect(player.state.presentation.pressedAccessories.isEmpty && !player.state.isPressed)
    #expect(player.editor.text.isEmpty)
  }

  @Test("Of segments the one below the finger")
  func segment() throws {
    let keyboard = keyboard(items)
    var player = player(keyboard)
    let frame = try #require(keyboard.accessoryBar?.items[1].frame)
    player.apply(.touch(.down(finger, Point(x: frame.maxX - 3, y: 20))))
    player.apply(.touch(.up(finger)))
    #expect(told(player) == [.accessory(id: "unit", value: .index(1))])
  }

  @Test("A finger that leaves the item uses nothing, and one that comes back does")
  func leave() throws {
    let keyboard = keyboard(items)
    var player = player(keyboard)
    let point = try center("bold", of: keyboard)
    player.apply(.touch(.down(finger, point)))
    player.apply(.touch(.move(finger, Point(x: point.x, y: 200))))
    #expect(player.state.presentation.pressedAccessories.isEmpty)
    player.apply(.touch(.up(finger)))
    #expect(told(player).isEmpty && player.editor.text.isEmpty)
    player.apply(.touch(.down(finger, point)))
    player.apply(.touch(.move(finger, Point(x: point.x, y: 200))))
    player.apply(.touch(.move(finger, Point(x: point.x + 10, y: 30))))
    player.apply(.touch(.up(finger)))
    #expect(told(player).count == 1)
  }

  @Test(
    "Labels and what is disabled do nothing, nor does a key below them", arguments: ["off", ""])
  func inert(id: String) throws {
    let keyboard = keyboard(items)
    var player = player(keyboard)
    player.apply(.touch(.down(finger, try center(id, of: keyboard))))
    player.apply(.touch(.up(finger)))
    #expect(told(player).isEmpty && player.editor.text.isEmpty)
    #expect(!player.state.isPressed)
  }

  @Test("A cancelled finger uses nothing", arguments: [true, false])
  func cancel(all: Bool) throws {
    let keyboard = keyboard(items)
    var player = player(keyboard)
    player.apply(.touch(.down(finger, try center("bold", of: keyboard))))
    player.apply(.touch(all ? .cancelAll : .cancel(finger)))
    player.apply(.touch(.up(finger)))
    #expect(told(player).isEmpty && !player.state.isPressed)
  }

  @Test("What another finger holds is typed before the application hears of its item")
  func order() throws {
    let keyboard = keyboard(items)
    var player = player(keyboard)
    let q = try #require(player.center(of: "q"))
    player.apply(.touch(.down(TouchID(rawValue: 0), q)))
    player.apply(.touch(.down(finger, try center("bold", of: keyboard))))
    player.apply(.touch(.up(finger)))
    let last = player.effects.suffix(2)
    #expect(last.first == .edit(.insert("q")))
    #expect(last.last == .accessory(id: "bold", value: .isOn(true)))
  }

  @Test("An item that went away under the finger is not used")
  func gone() throws {
    let keyboard = keyboard(items)
    var player = player(keyboard)
    player.apply(.touch(.down(finger, try center("bold", of: keyboard))))
    var changed = items
    changed[0].isEnabled = false
    player.apply(.keyboard(self.keyboard(changed)))
    player.apply(.touch(.up(finger)))
    #expect(told(player).isEmpty)
  }

  private let many = (1...9).map {
    AccessoryItem(kind: .chip, id: "\($0)", label: "Reply \($0)")
  }

  private func drag(_ player: inout TypingPlayer, from x: Double, by way: Double) {
    player.apply(.touch(.down(finger, Point(x: x, y: 20))))
    for step in 1...10 {
      player.apply(.touch(.move(finger, Point(x: x + way * Double(step) / 10, y: 20))))
    }
  }

  @Test("A finger drags a bar that has more items than room, and uses none of them")
  func drag() throws {
    let keyboard = keyboard(many)
    let range = try #require(keyboard.accessoryBar).range
    var player = player(keyboard)
    drag(&player, from: 300, by: -200)
    // The first steps tell a drag from a tap.
    #expect((160...200).contains(player.state.presentation.accessoryOffset))
    #expect(player.state.presentation.pressedAccessories.isEmpty && player.state.isPressed)
    player.apply(.touch(.up(finger)))
    #expect(told(player).isEmpty && player.editor.text.isEmpty && !player.state.isPressed)
    #expect(!player.effects.contains { if case .feedback = $0 { true } else { false } })
    drag(&player, from: 380, by: -1000)
    #expect(player.state.presentation.accessoryOffset == range)
    player.apply(.touch(.up(finger)))
    // What came into sight can be used.
    player.apply(.touch(.down(finger, Point(x: 370, y: 20))))
    #expect(player.state.presentation.pressedAccessories == [.init(id: "9")])
    player.apply(.touch(.up(finger)))
    #expect(told(player) == [.accessory(id: "9", value: .text("Reply 9"))])
    drag(&player, from: 10, by: 1000)
    #expect(player.state.presentation.accessoryOffset == 0)
  }

  @Test("A bar whose items have room is not dragged, nor any bar by a finger that goes down")
  func noDrag() throws {
    var player = player(keyboard(items))
    drag(&player, from: 300, by: -200)
    #expect(player.state.presentation.accessoryOffset == 0)
    player = self.player(keyboard(many))
    player.apply(.touch(.down(finger, Point(x: 40, y: 20))))
    player.apply(.touch(.move(finger, Point(x: 52, y: 34))))
    player.apply(.touch(.up(finger)))
    #expect(player.state.presentation.accessoryOffset == 0)
    #expect(told(player).count == 1)
  }

  @Test("Only one finger drags; the bar stays there for other states of its items, no longer")
  func dragged() throws {
    let other = TouchID(rawValue: 4)
    var player = player(keyboard(many))
    drag(&player, from: 300, by: -100)
    let offset = player.state.presentation.accessoryOffset
    player.apply(.touch(.down(other, Point(x: 200, y: 20))))
    player.apply(.touch(.move(other, Point(x: 20, y: 20))))
    #expect(player.state.presentation.accessoryOffset == offset)
    player.apply(.touch(.up(finger)))
    player.apply(.touch(.up(other)))
    #expect(told(player).isEmpty)
    var changed = many
    changed[0].isEnabled = false
    player.apply(.keyboard(keyboard(changed)))
    #expect(player.state.presentation.accessoryOffset == offset)
    player.apply(.keyboard(keyboard(Array(many.dropLast()))))
    #expect(player.state.presentation.accessoryOffset == 0)
  }

  @Test("The next field's bar begins at its first item")
  func nextField() throws {
    var player = player(keyboard(many))
    drag(&player, from: 300, by: -100)
    player.apply(.touch(.up(finger)))
    #expect(player.state.presentation.accessoryOffset > 0)
    player.apply(.focus(.untold))
    #expect(player.state.presentation.accessoryOffset == 0)
  }

  @Test("What stands open above the keys is meant, where it lies over the bar")
  func below() throws {
    var keyboard = keyboard(items, hasBar: false)
    let index = try #require(keyboard.layers[.letters]?.firstIndex { $0.key.id == "e" })
    keyboard.layers[.letters]?[index].key.face.variants = ["é", "è"]
    var settings = TypingSettings()
    settings.sticksHolds = true
    var traits = TextInputTraits()
    traits.autocapitalizationType = .none
    var player = TypingPlayer(keyboard, traits: traits, settings: settings)
    player.apply(.touch(.down(finger, try #require(player.center(of: "e")))))
    player.wait(900)
    player.apply(.touch(.up(finger)))
    let callout = try #require(player.state.presentation.callout)
    let cell = try #require(callout.layout.cells.last)
    let point = Point(x: cell.frame.center.x, y: cell.frame.y + 1)
    #expect(keyboard.accessoryBar?.frame.contains(point) == true)
    player.apply(.touch(.down(finger, point)))
    player.apply(.touch(.up(finger)))
    #expect(player.editor.text == cell.text && told(player).isEmpty)
  }

  // MARK: Input view

  private static let calculator = InputView(rows: [
    ["7", "8", "9"].map { KeyDescription(id: $0, output: $0) },
    [
      KeyDescription(id: "sum", label: "SUM", action: "report"),
      KeyDescription(id: "delete", action: "delete"),
    ],
  ])

  @Test("Keys of an input view type their output, act, or tell their id")
  func inputView() throws {
    let keyboard = keyboard(inputView: Self.calculator)
    var player = player(keyboard)
    for id in ["7", "8", "delete", "9", "sum"] {
      player.apply(.touch(.down(finger, try #require(player.center(of: id)))))
      player.apply(.touch(.up(finger)))
      player.wait(20)
    }
    #expect(player.editor.text == "79")
    #expect(player.effects.contains(.inputViewKey(id: "sum")))
    #expect(player.effects.filter { if case .inputViewKey = $0 { true } else { false } }.count == 1)
  }

  @Test("The way to the system's keyboard asks for it and tells the application; the way back asks")
  func ways() throws {
    var player = player(keyboard(inputView: Self.calculator))
    player.apply(.selectKey("keyboard"))
    #expect(player.effects.suffix(2) == [.wantsLayer(.keyboard), .inputViewDismissed])
    player.apply(.keyboard(keyboard(inputView: Self.calculator, left: true)))
    #expect(player.state.presentation.layer == .letters)
    let key = try #require(player.center(of: "inputView"))
    player.apply(.touch(.down(finger, key)))
    player.apply(.touch(.up(finger)))
    #expect(player.effects.contains(.wantsLayer(.inputView)))
    #expect(player.effects.filter { $0 == .inputViewDismissed }.count == 1)
  }
}
