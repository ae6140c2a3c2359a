import Layouts
import TextTraits

/// Keyboards for tests, with the keys and measures of reference 1.2 and 6.1.
public enum TestKeyboard {
  /// A phone's keyboard, 390 wide.
  public static func phone(
    type: KeyboardType = .default, language: String = "en", hasCase: Bool = true
  ) -> PlacedKeyboard {
    make(type: type, language: language, form: .phone, width: 390, hasCase: hasCase)
  }

  /// A tablet's keyboard, 834 wide.
  public static func tablet(language: String = "en") -> PlacedKeyboard {
    make(type: .default, language: language, form: .tablet, width: 834, hasCase: true)
  }

  /// A pad of digits.
  public static func pad() -> PlacedKeyboard {
    let rows = ["123", "456", "789"].map { row in Row(row.map { Key(character: String($0)) }) }
    let last = Row(items: [
      .gap(.fill), .key(Key(character: "0", width: .fill)),
      .key(Key(id: "delete", action: .delete, face: KeyFace(label: "delete"), width: .fill)),
    ])
    let keyboard = Keyboard(
      type: .numberPad, returnKeyType: .default, language: "en", form: .phone,
      layers: [Layer(id: .digits, rows: rows + [last])], leadingStrip: [], trailingStrip: [],
      hasBar: false)
    return PlacedKeyboard(
      keyboard, metrics: KeyboardMetrics(form: .phone, width: 390, isPad: true))
  }

  /// A terminal's keyboard: a row of escape, tab, modifiers and arrows above the letters.
  public static func terminal() -> PlacedKeyboard {
    var keyboard = phone(type: .asciiCapable).keyboard
    let row = Row([
      key("escape", .escape), key("tab", .tab), key("control", .modifier(.control)),
      key("alt", .modifier(.alt)), key("super", .modifier(.super)),
      key("left", .arrow(.left)), key("right", .arrow(.right)),
    ])
    keyboard.layers = keyboard.layers.map { Layer(id: $0.id, rows: [row] + $0.rows) }
    return PlacedKeyboard(keyboard, metrics: KeyboardMetrics(form: .phone, width: 390))
  }

  private static func make(
    type: KeyboardType, language: String, form: Form, width: Double, hasCase: Bool
  ) -> PlacedKeyboard {
    let letters = Layer(id: .letters, rows: letterRows(form: form, hasCase: hasCase))
    let numbers = Layer(
      id: .numbers, rows: markRows(["1234567890", "-/:;()$&@\"", ".,?!'"], other: .symbols))
    let symbols = Layer(
      id: .symbols, rows: markRows(["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"], other: .numbers))
    let opensOnNumbers = type == .numbersAndPunctuation
    let keyboard = Keyboard(
      type: type, returnKeyType: .default, language: language, form: form,
      layers: opensOnNumbers ? [numbers, symbols, letters] : [letters, numbers, symbols],
      leadingStrip: [key("emoji", .emoji)], trailingStrip: [key("dictation", .dictation)],
      hasBar: true)
    return PlacedKeyboard(keyboard, metrics: KeyboardMetrics(form: form, width: width))
  }

  private static func letterRows(form: Form, hasCase: Bool) -> [Row] {
    let row3 = [key("shift", .shift, .shift)] + letters("zxcvbnm", form, hasCase)
    let bottom = [
      key("123", .layer(.numbers)), key("globe", .globe), key("space", .space, .letters(4)),
      Key(character: ".", variants: ["…"]), key("return", .return),
    ]
    return [
      Row(letters("qwertyuiop", form, hasCase)), Row(letters("asdfghjkl", form, hasCase)),
      Row(row3 + [key("delete", .delete, .shift)]), Row(bottom),
    ]
  }

  private static func letters(_ text: String, _ form: Form, _ hasCase: Bool) -> [Key] {
    text.map { letter in
      let small = String(letter)
      var key = Key(
        character: small, variants: variants[small] ?? [],
        secondary: form == .tablet ? flicks[small] : nil)
      if hasCase {
        key.shiftedFace = KeyFace(
          small.uppercased(), variants: (variants[small] ?? []).map { $0.uppercased() })
      }
      return key
    }
  }

  private static func markRows(_ rows: [String], other: LayerID) -> [Row] {
    let keys = rows.map { $0.map { Key(character: String($0), variants: marks[$0] ?? []) } }
    let row3 =
      [key("other", .layer(other), .shift)] + (keys.last ?? [])
      + [key("delete", .delete, .shift)]
    let bottom = [
      key("abc", .layer(.letters)), key("globe", .globe), key("space", .space, .letters(4)),
      key("return", .return),
    ]
    return keys.dropLast().map { Row($0) } + [Row(row3), Row(bottom)]
  }

  private static func key(
    _ id: String, _ action: KeyAction, _ width: KeyWidth = .letters(1)
  ) -> Key {
    Key(id: id, action: action, face: KeyFace(label: id), width: width, style: .system)
  }

  private static let variants = [
    "e": ["è", "é", "ê", "ë"], "o": ["ò", "ó", "ô", "ö"], "a": ["à", "á"], "u": ["ü"],
  ]
  private static let marks: [Character: [String]] = [
    "\"": ["„", "“", "”"], "-": ["–", "—"], ";": ["'"],
  ]
  private static let flicks = ["q": "1", "w": "2", "e": "3", "a": "@", "k": "'"]
}
