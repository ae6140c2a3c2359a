import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Whatever fingers do")
struct TouchPropertyTests {
  /// So many sequences in each part of the run; the parts together are 100,000.
  static let sequences = 12_500

  @Test(
    "any sequence of touches ends with nothing pressed, types keys of the keyboard alone, and wakes later than now",
    arguments: [Form.phone, .tablet], 0..<4)
  func touches(form: Form, part: Int) {
    var random = SeededGenerator(seed: UInt64(part) * 2 + (form == .phone ? 1 : 0))
    var hand = RandomHand(form: form)
    for sequence in 0..<Self.sequences {
      if sequence % 100 == 0 { hand.focusNewField(&random) }
      hand.play(&random)
      if let fault = hand.fault {
        Issue.record("part \(part), sequence \(sequence): \(fault)")
        return
      }
    }
  }
}

/// Plays random touches into a small keyboard and watches what comes out.
private struct RandomHand {
  var fault: String?
  private var state = TypingState()
  private var now: Int64 = 0
  private var down: [Int32] = []
  private var story: [TouchEvent] = []
  private let size: Size

  init(form: Form) {
    let keyboard = Self.keyboard(form)
    size = keyboard.size
    _ = state.apply(.keyboard(keyboard), now: .milliseconds(0))
  }

  mutating func focusNewField(_ random: inout SeededGenerator) {
    var settings = TypingSettings()
    settings.sticksHolds = Int.random(in: 0..<8, using: &random) == 0
    if Int.random(in: 0..<8, using: &random) == 0 {
      settings.ignoresTouchesShorterThan = .milliseconds(60)
    }
    _ = state.apply(.settings(settings), now: .milliseconds(now))
    let menu = KeyboardMenu(
      keyboards: ["A", "B"], settings: "Settings", shapes: [.docked, .split, .floating])
    _ = state.apply(.menu(Bool.random(using: &random) ? menu : nil), now: .milliseconds(now))
    _ = state.apply(.focus(Field()), now: .milliseconds(now))
  }

  /// A few events, then every finger lifts or is cancelled.
  mutating func play(_ random: inout SeededGenerator) {
    story.removeAll()
    for _ in 0..<Int.random(in: 1...5, using: &random) { step(&random) }
    if Int.random(in: 0..<10, using: &random) == 0 {
      apply(.touch(.cancelAll))
    } else {
      for finger in down.shuffled(using: &random) { apply(.touch(.up(TouchID(rawValue: finger)))) }
    }
    down.removeAll()
    if state.isPressed { fault = "something is pressed after \(story)" }
    if !state.presentation.pressed.isEmpty { fault = "a key looks pressed" }
    if state.presentation.isMovingCaret { fault = "the caret still moves" }
  }

  private mutating func step(_ random: inout SeededGenerator) {
    // Now and then the clock jumps back, or on over a long press.
    now += [3, 20, 45, 90, 450, -30][Int.random(in: 0..<6, using: &random)]
    let finger = Int32.random(in: 0..<4, using: &random)
    let point = Point(
      x: .random(in: -40...size.width + 40, using: &random),
      y: .random(in: -60...size.height + 30, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      if !down.contains(finger) { down.append(finger) }
      apply(.touch(.down(TouchID(rawValue: finger), point)))
    case 5..<8: apply(.touch(.move(TouchID(rawValue: finger), point)))
    case 8: apply(.touch(.up(TouchID(rawValue: finger))))
    default: apply(.wake)
    }
  }

  private mutating func apply(_ event: TypingEvent) {
    if case .touch(let touch) = event { story.append(touch) }
    for case .edit(let edit) in state.apply(event, now: .milliseconds(now)) { check(edit) }
    if let wake = state.nextWake, wake <= .milliseconds(now) { fault = "wakes in the past" }
  }

  private mutating func check(_ edit: Edit) {
    switch edit {
    case .insert(let text), .replace(_, _, let text):
      if !text.allSatisfy({ Self.alphabet.contains($0) }) { fault = "types what is no key" }
    case .compose: fault = "composes without words"
    case .deleteBackward, .deleteSelection, .moveCaret, .key: break
    }
  }

  /// What the keyboard's keys, and the rules of text, can type.
  private static let alphabet = Set("aàábeèqAÀÁBEÈQ -—.…'’‘1 ")

  /// A keyboard with one key of each kind.
  private static func keyboard(_ form: Form) -> PlacedKeyboard {
    func key(_ id: String, _ action: KeyAction) -> Key {
      Key(id: id, action: action, face: KeyFace(label: id))
    }
    func letter(_ small: String, _ variants: [String]) -> Key {
      var key = Key(character: small, variants: variants, secondary: "1")
      key.shiftedFace = KeyFace(small.uppercased(), variants: variants.map { $0.uppercased() })
      return key
    }
    let letters = Layer(
      id: .letters,
      rows: [
        Row([letter("a", ["à", "á"]), letter("b", []), letter("e", ["è"]), letter("q", [])]),
        Row([key("shift", .shift), key("delete", .delete), key("return", .return)]),
        Row([
          key("123", .layer(.numbers)), key("space", .space), key("globe", .globe),
          key("handle", .handle),
        ]),
      ])
    let numbers = Layer(
      id: .numbers,
      rows: [
        Row([Key(character: "-"), Key(character: "."), Key(character: "'")]),
        Row([key("abc", .layer(.letters)), key("left", .arrow(.left))]),
        Row([key("lock", .capsLock), key("space", .space)]),
      ])
    let keyboard = Keyboard(
      type: .default, returnKeyType: .default, language: "en", form: form,
      layers: [letters, numbers], leadingStrip: [key("emoji", .emoji)], trailingStrip: [],
      hasBar: false)
    return PlacedKeyboard(keyboard, metrics: KeyboardMetrics(form: form, width: 390))
  }
}

@Suite("Whatever is edited")
struct EditPropertyTests {
  private static let keys = [
    "a", "e", "i", "n", "t", "space", "space", ".", "return", "shift", "123", "-", "'", "\"",
    "abc", "other",
  ]
  private static let words = WordList(
    corrections: ["ta": "at", "ten": "net", "ni": "in", "é": "e"],
    completions: ["": ["an", "it"], "t": ["tea", "ten"], "a": ["an"]])

  @Test("any sequence of edits keeps model and field equal", arguments: 0..<4)
  func equal(part: Int) throws {
    var random = SeededGenerator(seed: UInt64(1_000 + part))
    for sequence in 0..<400 {
      var player = TypingPlayer(
        editor: ModelEditor(text(&random)), traits: traits(&random), words: Self.words)
      var story: [String] = []
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        story.append(edit(&player, &random))
        let known = player.state.editor.text
        guard known.before + known.selected + known.after == player.editor.text,
          known.before.utf8.count + known.selected.utf8.count >= player.editor.cursor,
          player.state.editor.composition == player.editor.preedit, player.editor.faults.isEmpty
        else {
          Issue.record("part \(part), sequence \(sequence): \(story)")
          return
        }
      }
    }
  }

  @Test(
    "no automatic edit removes what the keyboard did not type",
    arguments: Misbehavior.allCases.filter { $0 != .countsCharacters })
  func removesNothing(misbehavior: Misbehavior) {
    var random = SeededGenerator(seed: 7)
    for sequence in 0..<60 {
      let text = text(&random)
      let editor = ModelEditor(text, misbehavior: misbehavior)
      let stays = editor.text
      let isUnread = [.reportsNothing, .dropsDeletions].contains(misbehavior)
      var player = TypingPlayer(
        editor: editor, capabilities: Capabilities(hasSurroundingText: !isUnread),
        words: Self.words)
      var story: [String] = []
      for _ in 0..<20 {
        let id = Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]
        story.append(id)
        player.apply(.selectKey(id))
        player.wait([10, 90, 400, 2_000][Int.random(in: 0..<4, using: &random)])
        guard player.editor.visible.unicodeScalars.starts(with: stays.unicodeScalars) else {
          Issue.record("\(misbehavior), sequence \(sequence), “\(text)”: \(story)")
          return
        }
      }
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "ta", " ", ". ", "-", "é", "👨‍👩‍👧‍👦", "\n", "漢", "\"", "'", "..", "ten", "e\u{301}",
    ]
    return (0..<Int.random(in: 0...6, using: &random))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
  }

  private func traits(_ random: inout SeededGenerator) -> TextInputTraits {
    var traits = TextInputTraits()
    traits.autocapitalizationType =
      [.none, .words, .sentences, .allCharacters][Int.random(in: 0..<4, using: &random)]
    traits.keyboardType =
      [.default, .default, .asciiCapable, .url][Int.random(in: 0..<4, using: &random)]
    return traits
  }

  private func edit(
    _ player: inout TypingPlayer, _ random: inout SeededGenerator
  ) -> String {
    player.wait([10, 90, 400, 2_000][Int.random(in: 0..<4, using: &random)])
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<8:
      let id = Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]
      player.apply(.selectKey(id))
      player.wait(0)
      return id
    case 8, 9:
      player.apply(.selectKey("delete"))
      player.wait(0)
      return "delete"
    case 10:
      let index = Int.random(in: 0..<3, using: &random)
      player.apply(.selectSuggestion(index))
      player.wait(0)
      return "suggestion \(index)"
    case 11:
      let (caret, anchor) = (place(player, &random), place(player, &random))
      player.change { $0.place(caret: caret, anchor: anchor) }
      player.wait(1_000)
      return "select \(caret) \(anchor)"
    case 12:
      let caret = place(player, &random)
      player.change { $0.place(caret: caret) }
      player.wait(1_000)
      return "caret \(caret)"
    default:
      let text = text(&random)
      player.change { $0.set(text) }
      player.wait(1_000)
      return "set “\(text)”"
    }
  }

  /// A place between two graphemes of the field.
  private func place(_ player: TypingPlayer, _ random: inout SeededGenerator) -> Int {
    let count = Int.random(in: 0...player.editor.text.count, using: &random)
    return player.editor.text.prefix(count).utf8.count
  }
}
