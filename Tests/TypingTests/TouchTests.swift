import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

/// What stands in a field without capitals after a script.
func typed(
  _ script: String, on keyboard: PlacedKeyboard = TestKeyboard.phone(),
  settings: TypingSettings = TypingSettings()
) throws -> String {
  var player = TypingPlayer(keyboard, traits: .plain, settings: settings)
  try player.play(script)
  #expect(player.state.isPressed == false)
  return player.editor.visible
}

extension TextInputTraits {
  /// A field that capitalises nothing by itself.
  static var plain: TextInputTraits {
    var traits = TextInputTraits()
    traits.autocapitalizationType = .none
    return traits
  }
}

@Suite("Touch")
struct TouchTests {
  @Test("a character key acts when the finger lifts")
  func actsOnLift() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down q")
    #expect(player.editor.text == "")
    try player.play("@60 1 up")
    #expect(player.editor.text == "q")
  }

  @Test("delete acts when the finger comes down")
  func deleteActsOnDown() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 type ab\n+0 1 down delete")
    #expect(player.editor.text == "a")
    try player.play("@50 1 up")
    #expect(player.editor.text == "a")
  }

  @Test("shift and layer keys act when the finger comes down")
  func modifiersActOnDown() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down shift")
    #expect(player.state.presentation.shift == .on)
    try player.play("@50 1 up\n+0 1 down 123")
    #expect(player.state.presentation.layer == .numbers)
  }

  @Test("a slow slide to a neighbour types the neighbour")
  func slideRetargets() throws {
    #expect(try typed("@0 1 down q\n@150 1 move q+20,0\n@250 1 move w\n@300 1 up") == "w")
  }

  @Test(
    "the finger keeps its key within 8 beyond the key's edge, and not further",
    arguments: [(7.5, "q"), (8.5, "w")])
  func hysteresis(beyond: Double, expected: String) throws {
    let edge = try #require(width(of: "q")) / 2
    #expect(
      try typed("@0 1 down q\n@100 1 move q+\(edge + beyond),0\n@150 1 up") == expected)
  }

  @Test(
    "a tap under 80 ms may wander half as far again",
    arguments: [(11.5, 70, "q"), (12.5, 70, "w"), (11.5, 90, "w")])
  func quickTap(beyond: Double, time: Int, expected: String) throws {
    let edge = try #require(width(of: "q")) / 2
    let script = "@0 1 down q\n@40 1 move q+\(edge + beyond),0\n@\(time) 1 up"
    #expect(try typed(script) == expected)
  }

  @Test(
    "a finger may drift a fifth further downwards than sideways",
    arguments: [(9.5, "q"), (9.9, "a")])
  func downwardDrift(beyond: Double, expected: String) throws {
    let edge = try #require(height(of: "q")) / 2
    #expect(
      try typed("@0 1 down q\n@100 1 move q+0,\(edge + beyond)\n@150 1 up") == expected)
  }

  @Test("a second finger commits the first one's key at once, in order")
  func rollover() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down h\n@40 2 down i")
    #expect(player.editor.text == "h")
    try player.play("@0 2 up\n@10 1 up")
    #expect(player.editor.text == "hi")
  }

  @Test("a committed finger types nothing more, wherever it goes")
  func committedOnce() throws {
    let script = "@0 1 down h\n@40 2 down i\n@60 1 move q\n@90 1 up\n@900 2 up"
    #expect(try typed(script) == "hi")
  }

  @Test("space and return keep their place among letters too")
  func rolloverOfSpace() throws {
    #expect(
      try typed("@0 1 down a\n@30 2 down space\n@60 1 up\n@70 1 down b\n@80 2 up\n@90 1 up")
        == "a b")
  }

  @Test("on a tablet nothing commits on down; on lift earlier fingers go first")
  func tabletRollover() throws {
    var player = TypingPlayer(TestKeyboard.tablet(), traits: .plain)
    try player.play("@0 1 down h\n@40 2 down i\n@60 3 down space")
    #expect(player.editor.text == "")
    try player.play("@0 2 up")
    #expect(player.editor.text == "hi")
    try player.play("@0 1 up\n@10 3 up")
    #expect(player.editor.text == "hi ")
  }

  @Test(
    "two thumbs at 12 characters a second and 60 % overlap lose and swap nothing",
    arguments: [Form.phone, .tablet])
  func twoThumbs(form: Form) throws {
    let text = "the quick brown fox jumps over the lazy dog and packs my box"
    // A character each 83 ms; each finger stays down until 60 % into the next one's time.
    let pitch = 83
    var events: [(time: Int, line: String)] = []
    for (index, letter) in text.enumerated() {
      let finger = index % 2 + 1
      let key = letter == " " ? "space" : String(letter)
      let drift = Double(index % 5) - 2
      events.append((index * pitch, "\(finger) down \(key)+\(drift),\(-drift)"))
      events.append((index * pitch + 40, "\(finger) move \(key)+\(drift * 4),6"))
      events.append((index * pitch + pitch * 8 / 5, "\(finger) up"))
    }
    let script = events.sorted { $0.time < $1.time }.map { "@\($0.time) \($0.line)" }
    let keyboard = form == .phone ? TestKeyboard.phone() : TestKeyboard.tablet()
    #expect(try typed(script.joined(separator: "\n"), on: keyboard) == text)
  }

  @Test("a touch between keys goes to the nearest; the margins of row 2 belong to a and l")
  func noDeadGaps() throws {
    #expect(try typed("@0 tap q+0,-26\n+0 tap a+-34,0\n+0 tap l+34,0\n+0 tap q+17,0") == "qalq")
    let keyboard = TestKeyboard.phone()
    var player = TypingPlayer(keyboard, traits: .plain)
    let area = keyboard.area
    var dead: [Point] = []
    for x in stride(from: area.x, to: area.maxX, by: 3) {
      for y in stride(from: area.y, to: area.maxY, by: 3) {
        player.apply(.touch(.down(TouchID(rawValue: 1), Point(x: x, y: y))))
        if player.state.presentation.pressed.isEmpty { dead.append(Point(x: x, y: y)) }
        player.apply(.touch(.cancelAll))
      }
    }
    #expect(dead.isEmpty)
  }

  @Test("sliding onto delete, shift or a layer key keeps the letter: there is no dead point")
  func slideOntoModifier() throws {
    #expect(try typed("@0 1 down m\n@150 1 move delete\n@200 1 up") == "m")
  }

  @Test("a touch dragged outside the keyboard types nothing, and may come back")
  func outside() throws {
    #expect(try typed("@0 1 down q\n@100 1 move 30,-40\n@200 1 up") == "")
    #expect(try typed("@0 1 down q\n@100 1 move 30,-40\n@200 1 move w\n@250 1 up") == "w")
  }

  @Test("a cancelled touch types nothing and leaves nothing pressed")
  func cancelled() throws {
    #expect(try typed("@0 1 down q\n@50 1 cancel\n@60 1 up") == "")
    #expect(try typed("@0 1 down q\n@10 2 down shift\n@50 all cancel\n@90 tap a") == "qa")
    #expect(try typed("@0 1 down 123\n@50 1 cancel\n@90 tap a") == "a")
    #expect(try typed("@0 1 down delete\n@50 all cancel\nwait 2000\n+0 tap a") == "a")
  }

  @Test("ten fingers at once are ten keys in order")
  func tenFingers() throws {
    let keys = Array("qwertyuiop")
    let down = keys.indices.map { "@\($0 * 5) \($0) down \(keys[$0])" }
    let up = keys.indices.map { "@\(100 + $0 * 5) \(9 - $0) up" }
    #expect(try typed((down + up).joined(separator: "\n")) == "qwertyuiop")
    #expect(
      try typed((down + up).joined(separator: "\n"), on: TestKeyboard.tablet()) == "qwertyuiop")
  }

  @Test("the id of a finger that lifted is another finger at once")
  func reusedID() throws {
    #expect(try typed("@0 1 down a\n@50 1 up\n@50 1 down b\n@90 1 up") == "ab")
    #expect(try typed("@0 1 down a\n@50 1 down b\n@90 1 up\n@95 1 up") == "b")
  }

  @Test("moves and lifts of fingers that never came down mean nothing")
  func unknownFingers() throws {
    #expect(try typed("@0 7 move q\n@10 7 up\n@20 7 cancel\n@30 tap a") == "a")
  }

  @Test("a keyboard on which a key is enabled meanwhile takes no finger and no layer away")
  func keyEnabled() throws {
    var keyboard = TestKeyboard.phone()
    var player = TypingPlayer(keyboard, traits: .plain)
    try player.play("@0 tap 123\n+0 1 down 5")
    for (layer, keys) in keyboard.layers {
      keyboard.layers[layer] = keys.map {
        var key = $0
        if key.key.id == "return" { key.key.isEnabled = false }
        return key
      }
    }
    player.apply(.keyboard(keyboard))
    try player.play("@0 1 up\n+0 tap return")
    #expect(player.editor.text == "5")
    #expect(player.state.presentation.layer == .numbers)
  }

  @Test("a keyboard of another size takes fingers away, and keeps layer and shift")
  func keyboardResized() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 tap shift\n@400 1 down a")
    let keyboard = TestKeyboard.phone().keyboard
    player.apply(
      .keyboard(PlacedKeyboard(keyboard, metrics: KeyboardMetrics(form: .phone, width: 430))))
    try player.play("@0 1 up")
    #expect(player.editor.text == "")
    #expect(player.state.presentation.shift == .on)
  }

  @Test("a disabled key types nothing")
  func disabled() throws {
    var keyboard = TestKeyboard.phone()
    keyboard.layers[.letters] = keyboard.layers[.letters]?.map {
      var key = $0
      if key.key.id == "return" { key.key.isEnabled = false }
      return key
    }
    #expect(try typed("@0 tap return\n+0 tap a", on: keyboard) == "a")
  }

  @Test("the empty cell of a pad types nothing")
  func padGap() throws {
    let pad = TestKeyboard.pad()
    #expect(try typed("@0 tap 0+-130,0\n+0 tap 0\n+0 tap 7", on: pad) == "07")
  }

  @Test("keys click and are felt when touched, by kind, each with its switch")
  func feedback() throws {
    var settings = TypingSettings()
    settings.haptics = true
    var player = TypingPlayer(traits: .plain, settings: settings)
    for (id, click) in [
      ("a", Feedback.Click.character), ("delete", .delete), ("shift", .modifier),
      ("space", .modifier), ("123", .modifier),
    ] {
      let count = player.effects.count
      try player.play("@0 1 down \(id)")
      #expect(
        player.effects.dropFirst(count).contains(
          .feedback(Feedback(click: click, haptic: true))), "\(id)")
      try player.play("@900 1 cancel")
    }
    settings.clicks = false
    settings.haptics = false
    player.apply(.settings(settings))
    let count = player.effects.count
    try player.play("@0 1 down b")
    #expect(
      !player.effects.dropFirst(count).contains {
        if case .feedback(let feedback) = $0 {
          feedback.click != nil || feedback.haptic
        } else {
          false
        }
      })
  }

  private func width(of id: String) -> Double? { frame(id)?.width }
  private func height(of id: String) -> Double? { frame(id)?.height }
  private func frame(_ id: String) -> Rect? {
    TestKeyboard.phone().layers[.letters]?.first { $0.key.id == id }?.frame
  }
}
