import Testing

@testable import Keymaps

struct KeymapTests {
  /// Shift is bit 0 and Mod5 bit 7 of every XKB keymap (the order of the core modifiers).
  private static let shift: UInt32 = 1
  private static let altGr: UInt32 = 128

  @Test(arguments: [
    // Codes of linux/input-event-codes.h.
    ("us", "a", UInt32(30), UInt32(0)), ("us", "A", 30, shift), ("us", "@", 3, shift),
    ("us", "\n", 28, 0), ("us", " ", 57, 0), ("us", "\t", 15, 0),
    ("de", "z", 21, 0), ("de", "ü", 26, 0), ("de", "Ü", 26, shift), ("de", "@", 16, altGr),
    ("de", "€", 18, altGr), ("de", "<", 86, 0), ("de", "ß", 12, 0),
    ("fr", "1", 2, shift), ("fr", "é", 3, 0),
    ("gr", "α", 30, 0), ("ru", "й", 16, 0), ("il", "א", 20, 0),
  ])
  func characterOfTheOwnLayout(
    layout: String, character: Unicode.Scalar, code: UInt32, modifiers: UInt32
  ) throws {
    let keymap = try #require(Keymap(layout: layout))
    let keysym = try #require(Keysym(character))
    #expect(keymap.stroke(for: keysym) == KeyStroke(code: code, modifiers: modifiers))
  }

  @Test func secondLayoutIsUsedWhereTheFirstHasNot() throws {
    let keymap = try #require(Keymap(layout: "us,ru"))
    let keysym = try #require(Keysym("й"))
    #expect(keymap.stroke(for: keysym) == KeyStroke(code: 16, group: 1))
    // What both have is typed in the first.
    #expect(keymap.stroke(for: .space) == KeyStroke(code: 57))
  }

  @Test(arguments: ["漢", "é", "😀"] as [Unicode.Scalar])
  func whatTheLayoutDoesNotHave(character: Unicode.Scalar) throws {
    let keymap = try #require(Keymap(layout: "us"))
    let keysym = try #require(Keysym(character))
    #expect(keymap.stroke(for: keysym) == nil)
  }

  @Test(arguments: [
    (Keysym.escape, UInt32(1)), (.backspace, 14), (.tab, 15), (.return, 28), (.home, 102),
    (.up, 103), (.pageUp, 104), (.left, 105), (.right, 106), (.end, 107), (.down, 108),
    (.pageDown, 109), (.delete, 111), (.control, 29), (.shift, 42), (.alt, 56),
  ])
  func namedKeys(keysym: Keysym, code: UInt32) throws {
    let own = try #require(Keymap(layout: "us"))
    #expect(own.stroke(for: keysym)?.code == code)
    if !EvdevCodes.modifierKeys.contains(where: { $0.keysym == keysym }) {
      #expect(GeneratedKeymap([]).strokes[keysym] == KeyStroke(code: code))
    }
  }

  @Test func modifiersHaveMasks() throws {
    let keymap = try #require(Keymap(layout: "us"))
    #expect(keymap.mask(ofModifier: "Shift") == 1)
    #expect(keymap.mask(ofModifier: "Control") == 4)
    #expect(keymap.mask(ofModifier: "Mod1") == 8)
    #expect(keymap.mask(ofModifier: "Hyper Mega") == 0)
  }

  @Test(arguments: ["", "xkb_keymap {", "\0", "nonsense"])
  func textThatIsNoKeymap(text: String) {
    #expect(Keymap(text: text) == nil)
  }

  @Test func layoutThatDoesNotExist() {
    #expect(Keymap(layout: "xyzzy") == nil)
  }

  @Test func keysymsOfNamesAndCharacters() {
    #expect(Keysym(name: "Page_Up") == .pageUp)
    #expect(Keysym(name: "nonsense") == nil)
    #expect(Keysym("\n") == .return)
    #expect(Keysym("é")?.rawValue == 0xe9)
    #expect(Keysym("漢")?.rawValue == 0x0100_6f22)
    #expect(Keysym("漢")?.isTypable == true)
    #expect(Keysym("😀")?.isTypable == false)
    #expect(Keysym.left.isTypable)
  }
}
