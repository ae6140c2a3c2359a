import CXkbcommon
import Glibc
import Testing

@testable import Keymaps

/// The codes that Chromium types by the keymap, as found by trying all of 1 to 247.
private let accepted = Set<UInt32>(
  [
    2...13, 15...28, 30...41, 43...55, 57...58, 60...60, 62...62, 66...67, 69...83, 85...86,
    89...93, 96...96, 98...99, 104...104, 109...110, 113...127,
  ].flatMap { Array($0) })

struct GeneratedKeymapTests {
  static func keysyms(_ text: String) -> [Keysym] { text.unicodeScalars.compactMap(Keysym.init) }

  /// A compiled keymap, as a client has it.
  final class Client {
    let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS)
    let keymap: OpaquePointer?

    init(_ text: String) {
      keymap = xkb_keymap_new_from_string(
        context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    }

    deinit {
      xkb_keymap_unref(keymap)
      xkb_context_unref(context)
    }

    /// What these keys, pressed and lifted in turn, give.
    func press(_ codes: UInt32...) -> UInt32 {
      let state = xkb_state_new(keymap)
      defer { xkb_state_unref(state) }
      for code in codes { xkb_state_update_key(state, code + 8, XKB_KEY_DOWN) }
      return xkb_state_key_get_one_sym(state, (codes.last ?? 0) + 8)
    }

    /// The modifiers that hold while this key is down.
    func modifiers(holding code: UInt32) -> UInt32 {
      let state = xkb_state_new(keymap)
      defer { xkb_state_unref(state) }
      xkb_state_update_key(state, code + 8, XKB_KEY_DOWN)
      return xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE)
    }

    /// As compositors write it anew.
    var rewritten: String {
      guard let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else {
        return ""
      }
      defer { free(text) }
      return String(cString: text)
    }
  }

  @Test func everySymbolIsTypedAtACodeThatChromiumAccepts() throws {
    let keysyms = Self.keysyms("Ωé漢字€ßабвгдежзийклмнопрстуфхцчшщъыьэюяαβγδεζηθικλ→≠…–")
    let generated = GeneratedKeymap(keysyms)
    let client = Client(generated.text)
    try #require(client.keymap != nil)
    #expect(generated.leftOver.isEmpty)
    for keysym in keysyms {
      let stroke = try #require(generated.strokes[keysym])
      #expect(accepted.contains(stroke.code))
      #expect(client.press(stroke.code) == keysym.rawValue)
      #expect(stroke.modifiers == 0)
    }
    #expect(Set(generated.strokes.values.map(\.code)).count == generated.strokes.count)
  }

  @Test func codesThatChromiumActsOnHaveOnlyTheirOwnMeaning() {
    let many = (0x4e00..<0x4f00).compactMap { Unicode.Scalar($0).flatMap(Keysym.init) }
    let generated = GeneratedKeymap(many)
    let acted: [UInt32] = [1, 14, 29, 56, 87, 88, 97, 100, 102, 103, 105, 106, 107, 108, 111]
    let named = Dictionary(
      uniqueKeysWithValues: EvdevCodes.namedKeys.map { ($0.keysym, $0.code) })
    for (keysym, stroke) in generated.strokes where named[keysym] == nil {
      #expect(accepted.contains(stroke.code))
      #expect(!acted.contains(stroke.code))
      #expect(!named.values.contains(stroke.code))
    }
    // The rest waits for the next keymap, in order.
    #expect(generated.leftOver == Array(many.suffix(generated.leftOver.count)))
    #expect(many.count - generated.leftOver.count >= 80)
  }

  @Test func symbolsBeyondTheFirstPlaneAreNoKeys() {
    let generated = GeneratedKeymap(Self.keysyms("a😀b𐍈"))
    #expect(generated.leftOver == Self.keysyms("😀𐍈"))
    #expect(generated.strokes[Keysym(rawValue: 0x61)] != nil)
  }

  @Test func modifiersAreReal() {
    let client = Client(GeneratedKeymap([]).text)
    // Shift, Control, Mod1, Mod4 by the order of the core modifiers.
    #expect(client.modifiers(holding: 42) == 1)
    #expect(client.modifiers(holding: 29) == 4)
    #expect(client.modifiers(holding: 56) == 8)
    #expect(client.modifiers(holding: 125) == 64)
    #expect(client.modifiers(holding: 30) == 0)
  }

  @Test func doubledAndNamedSymbolsTakeNoPlaceOfTheirOwn() {
    let generated = GeneratedKeymap([.return] + Self.keysyms("ää\n "))
    #expect(generated.strokes.count == EvdevCodes.namedKeys.count + 1)
    #expect(generated.strokes[.return] == KeyStroke(code: 28))
  }

  @Test func oursIsKnownAgainAfterACompositorWroteItAnew() throws {
    let generated = GeneratedKeymap(Self.keysyms("é"))
    #expect(GeneratedKeymap.isGenerated(generated.text))
    let rewritten = Client(generated.text).rewritten
    #expect(GeneratedKeymap.isGenerated(rewritten))
    #expect(Client(rewritten).press(2) == 0xe9)
    let own = try #require(Keymap(layout: "us"))
    #expect(!GeneratedKeymap.isGenerated(own.text))
  }
}
