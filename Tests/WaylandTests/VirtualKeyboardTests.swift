import StageCompositor
import Testing
import Wayland

/// A keymap with A on code 30, small and capital.
private let keymap = """
  xkb_keymap {
    xkb_keycodes "test" { minimum = 8; maximum = 255; <AC01> = 38; <AC02> = 39; };
    xkb_types "test" {
      virtual_modifiers none;
      type "ONE_LEVEL" { modifiers = none; };
      type "TWO_LEVEL" { modifiers = Shift; map[Shift] = 2; };
    };
    xkb_compat "test" { };
    xkb_symbols "test" { 
        key <AC01> { type = "TWO_LEVEL", [ a, A ] };
        key <AC02> { type = "TWO_LEVEL", [ s, S ] };
      };
  };
  """

@MainActor
struct VirtualKeyboardTests {
  let desk: Desk
  let keyboard: VirtualKeyboard

  init() throws {
    desk = try Desk()
    try desk.play { $0.keyField = StageField() }
    keyboard = try #require(VirtualKeyboard(desk.connection, seat: desk.seat, keymap: keymap))
    try desk.settle()
  }

  @Test func keymapComesFirstAndIsWhole() throws {
    #expect(try desk.play { $0.virtualKeyboards[0].keymaps } == [keymap])
    let names = desk.requests("zwp_virtual_keyboard_v1").map(\.name)
    #expect(names == ["keymap"])
    let size = UInt32(keymap.utf8.count + 1)
    #expect(
      desk.stage.requests("zwp_virtual_keyboard_v1", "keymap").map(\.arguments) == [
        [.uint(1), .descriptor, .uint(size)]
      ])
  }

  @Test func keysAndModifiersTypeWhatTheKeymapSays() throws {
    keyboard.key(30, isPressed: true, time: 1)
    keyboard.key(30, isPressed: false, time: 2)
    keyboard.setModifiers(held: 1)
    keyboard.key(31, isPressed: true, time: 3)
    keyboard.key(31, isPressed: false, time: 4)
    keyboard.setModifiers(held: 0)
    #expect(try desk.play { $0.keyField?.text } == "aS")
    #expect(desk.faults.isEmpty)
  }

  @Test func keyIsNotPressedOrLiftedTwice() throws {
    keyboard.key(30, isPressed: false, time: 0)
    keyboard.key(30, isPressed: true, time: 1)
    keyboard.key(30, isPressed: true, time: 2)
    keyboard.key(30, isPressed: false, time: 3)
    try desk.settle()
    #expect(desk.stage.requests("zwp_virtual_keyboard_v1", "key").count == 2)
    #expect(desk.faults.isEmpty)
  }

  @Test func anotherKeymapLiftsWhatIsDown() throws {
    keyboard.setModifiers(held: 1)
    keyboard.key(30, isPressed: true, time: 1)
    keyboard.key(31, isPressed: true, time: 1)
    #expect(keyboard.setKeymap(keymap, time: 9))
    try desk.settle()
    let requests = desk.requests("zwp_virtual_keyboard_v1").suffix(4)
    #expect(requests.map(\.name) == ["key", "key", "modifiers", "keymap"])
    #expect(requests.first?.arguments == [.uint(9), .uint(31), .uint(0)])
    #expect(try desk.play { $0.virtualKeyboards[0].pressed.isEmpty })
    #expect(desk.faults.isEmpty)
  }

  @Test func endLeavesNothingDown() throws {
    let desk = try Desk()
    var keyboard = VirtualKeyboard(desk.connection, seat: desk.seat, keymap: keymap)
    keyboard?.setModifiers(held: 1)
    keyboard?.key(30, isPressed: true, time: 1)
    keyboard = nil
    try desk.settle()
    let requests = desk.requests("zwp_virtual_keyboard_v1").suffix(3)
    #expect(requests.map(\.name) == ["key", "modifiers", "destroy"])
    #expect(desk.faults.isEmpty)
  }

  @Test func seatTakesTheKeymapOver() throws {
    #expect(desk.seat.keymap == keymap)
    let own = keymap.replacing("test", with: "own")
    #expect(keyboard.setKeymap(own, time: 0))
    try desk.settle()
    try desk.settle()
    #expect(desk.seat.keymap == own)
    #expect(desk.faults.isEmpty)
  }
}
