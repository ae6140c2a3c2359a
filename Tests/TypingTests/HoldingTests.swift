import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Long press")
struct LongPressTests {
  @Test("held for 400 ms the variants open, the key's own character first and chosen")
  func opens() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down e\nwait 399")
    #expect(player.state.presentation.callout == nil)
    try player.play("wait 1")
    let callout = try #require(player.state.presentation.callout)
    #expect(callout.layout.cells.map(\.text) == ["e", "è", "é", "ê", "ë"])
    #expect(callout.selected == 0)
    #expect(player.state.presentation.balloons.isEmpty)
  }

  @Test("lifting without moving types the key's own character")
  func withoutMoving() throws { #expect(try typed("@0 1 down e\n@900 1 up") == "e") }

  @Test("sliding chooses, lifting types")
  func sliding() throws {
    #expect(try typed("@0 1 down e\n@500 1 move e+66,-30\n@700 1 up") == "é")
  }

  @Test("keys on the right half open to the left")
  func opensToTheMiddle() throws {
    #expect(try typed("@0 1 down o\n@500 1 move o+-66,-30\n@700 1 up") == "ó")
  }

  @Test("going back to the start takes the choice back")
  func returning() throws {
    #expect(
      try typed("@0 1 down e\n@500 1 move e+66,-30\n@600 1 move e+2,0\n@700 1 up") == "e")
  }

  @Test("going far away types nothing")
  func farAway() throws {
    #expect(try typed("@0 1 down e\n@500 1 move e+0,120\n@700 1 up") == "")
  }

  @Test("a finger that is said to be beyond all bounds breaks nothing")
  func beyondBounds() throws {
    for place in ["60,-1e300", "60,1e300", "1e300,0", "-1e300,-1e300", "nan,0", "inf,inf"] {
      let script = "@0 1 down e\n@500 1 move \(place)\n@600 1 cancel\n+0 tap a"
      #expect(try typed(script) == "a")
      let moving = "@0 1 down space\n@600 1 move \(place)\n@700 1 up\n+0 tap a"
      #expect(try typed(moving) == "a")
      #expect(try typed("@0 1 down \(place)\n@100 1 up\n+0 tap a") == "a")
    }
  }

  @Test("with shift on the variants are upper case")
  func upperCase() throws {
    #expect(try typed("@0 tap shift\n@400 1 down e\n@900 1 move e+66,-30\n@990 1 up") == "É")
  }

  @Test("a key without variants opens nothing and does not repeat")
  func withoutVariants() throws { #expect(try typed("@0 1 down q\n@3000 1 up") == "q") }

  @Test("the delay is a setting")
  func delay() throws {
    var settings = TypingSettings()
    settings.longPressDelay = .milliseconds(1_500)
    let script = "@0 1 down e\n@1400 1 move e+66,0\n@1450 1 up"
    #expect(try typed(script, settings: settings) == "t")
  }

  @Test("sliding to another key begins the wait anew")
  func slideRestarts() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down r\n@300 1 move e\n@600 1 move e+1,0")
    #expect(player.state.presentation.callout == nil)
    try player.play("@100 1 move e+1,0")
    #expect(player.state.presentation.callout != nil)
  }

  @Test("another finger commits the choice")
  func secondFinger() throws {
    #expect(
      try typed("@0 1 down e\n@500 1 move e+66,-30\n@600 2 down a\n@700 1 up\n@750 2 up") == "éa")
  }

  @Test("a drag from shift, held over a letter, opens its upper-case variants")
  func fromShift() throws {
    let script = "@0 1 down shift\n@100 1 move a\n@600 1 move a+33,0\n@700 1 up\n@900 tap b"
    #expect(try typed(script) == "Àb")
  }

  @Test("a drag from shift, held over space or the globe, leaves shift not held")
  func fromShiftElsewhere() throws {
    for key in ["space", "globe"] {
      #expect(try typed("@0 1 down shift\n@100 1 move \(key)\n@900 1 up\n@1400 tap a") == "A")
    }
  }

  @Test("with sticky hold the variants stay open, to be tapped or closed")
  func sticky() throws {
    var settings = TypingSettings()
    settings.sticksHolds = true
    var player = TypingPlayer(traits: .plain, settings: settings)
    try player.play("@0 1 down e\n@500 1 up")
    let cell = try #require(player.state.presentation.callout?.layout.cells[2].frame.center)
    #expect(player.editor.text == "")
    try player.play("@0 1 down \(cell.x),\(cell.y)\n@50 1 up")
    #expect(player.editor.text == "é")
    #expect(player.state.presentation.callout == nil)
    try player.play("@0 1 down e\n@500 1 up\n@600 tap q\n@700 tap a")
    #expect(player.editor.text == "éa")
  }
}

@Suite("Callout layout")
struct CalloutLayoutTests {
  private let key = Rect(x: 3, y: 53, width: 33, height: 42)

  @Test("the first cell is above the key, the others follow towards the middle")
  func direction() throws {
    let left = CalloutLayout(texts: ["a", "b", "c"], key: key, keyboardWidth: 390)
    #expect(left.cells.map(\.frame.center.x) == [19.5, 52.5, 85.5])
    let right = CalloutLayout(
      texts: ["a", "b", "c"], key: key.offsetBy(dx: 351, dy: 0), keyboardWidth: 390)
    #expect(right.cells.map(\.frame.center.x) == [370.5, 337.5, 304.5])
    #expect(left.cells.allSatisfy { $0.frame.maxY <= key.y })
  }

  @Test(
    "every cell is on the keyboard's width, whichever key opens and however many there are",
    arguments: [1, 2, 5, 10, 11, 23])
  func fits(count: Int) {
    let texts = (0..<count).map { _ in "x" }
    for x in stride(from: 3.0, through: 354, by: 39) {
      let layout = CalloutLayout(
        texts: texts, key: Rect(x: x, y: 53, width: 33, height: 42), keyboardWidth: 390)
      #expect(layout.cells.count == count)
      #expect(layout.cells.allSatisfy { $0.frame.x >= -0.01 && $0.frame.maxX <= 390.01 })
      #expect(Set(layout.cells.map(\.frame)).count == count)
    }
  }

  @Test("every cell can be reached by a finger that stays on the screen")
  func reachable() {
    for x in stride(from: 3.0, through: 354, by: 39) {
      let key = Rect(x: x, y: 100, width: 33, height: 42)
      let layout = CalloutLayout(
        texts: (0..<12).map(String.init), key: key, keyboardWidth: 390)
      for cell in layout.cells { #expect(0...390 ~= cell.frame.center.x) }
    }
  }

  @Test("texts longer than a character get wider cells")
  func wide() {
    let layout = CalloutLayout(
      texts: [".com", ".net", ".co.uk"], key: key, keyboardWidth: 390)
    #expect(layout.cells.allSatisfy { $0.frame.width >= 66 })
  }
}

@Suite("Flick")
struct FlickTests {
  private func typed(_ script: String) throws -> String {
    try TypingTests.typed(script, on: TestKeyboard.tablet())
  }
  private var height: Double {
    TestKeyboard.tablet().layers[.letters]?.first?.frame.height ?? 0
  }

  @Test("a flick down by half the key's height types the secondary character")
  func flick() throws {
    #expect(try typed("@0 1 down q\n@80 1 move q+0,\(height * 0.51)\n@120 1 up") == "1")
    #expect(try typed("@0 1 down q\n@80 1 move q+0,\(height * 0.49)\n@120 1 up") == "q")
  }

  @Test("going back up takes it back")
  func back() throws {
    #expect(
      try typed("@0 1 down q\n@80 1 move q+0,\(height)\n@120 1 move q\n@160 1 up") == "q")
  }

  @Test("a movement more sideways than down is no flick")
  func sideways() throws {
    #expect(
      try typed("@0 1 down q\n@80 1 move q+\(height),\(height * 0.6)\n@160 1 up") != "1")
  }

  @Test("it shows how far it is")
  func progress() throws {
    var player = TypingPlayer(TestKeyboard.tablet(), traits: .plain)
    try player.play("@0 1 down q\n@80 1 move q+0,\(height * 0.25)")
    #expect(abs((player.state.presentation.flicks.first?.progress ?? 0) - 0.5) < 0.001)
  }

  @Test("an apostrophe by flick and a key without a secondary character are as ever")
  func others() throws {
    #expect(try typed("@0 1 down p\n@80 1 move p+0,\(height * 0.6)\n@120 1 up") == "p")
  }
}

@Suite("Balloons")
struct BalloonTests {
  private func labels(_ player: TypingPlayer) -> [String] {
    player.state.presentation.balloons.map(\.label)
  }

  @Test("the character stands above the finger, follows it, and stays 50 ms after the lift")
  func life() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down q")
    #expect(labels(player) == ["q"])
    try player.play("@150 1 move w")
    #expect(labels(player) == ["w"])
    try player.play("@0 1 up\nwait 49")
    #expect(labels(player) == ["w"])
    try player.play("wait 1")
    #expect(labels(player) == [])
  }

  @Test("none on tablets, pads, in secret fields, without the setting, nor for other keys")
  func none() throws {
    var secret = TextInputTraits()
    secret.isSensitive = true
    var settings = TypingSettings()
    settings.showsBalloons = false
    for var player in [
      TypingPlayer(TestKeyboard.tablet()), TypingPlayer(traits: secret),
      TypingPlayer(settings: settings),
    ] {
      try player.play("@0 1 down q")
      #expect(labels(player) == [])
    }
    var pad = TypingPlayer(TestKeyboard.pad())
    try pad.play("@0 1 down 5")
    #expect(labels(pad) == [])
    var player = TypingPlayer()
    try player.play("@0 1 down space")
    #expect(labels(player) == [])
  }
}

@Suite("Space as a trackpad")
struct TrackpadTests {
  private func play(
    _ script: String, text: String = "one two\nthree", traits: TextInputTraits = .plain
  ) throws -> TypingPlayer {
    var player = TypingPlayer(editor: ModelEditor(text), traits: traits)
    try player.play(script)
    return player
  }

  @Test("held for 500 ms it moves the caret, and types nothing")
  func begins() throws {
    let player = try play("@0 1 down space\n@499 1 move space+1,0")
    #expect(!player.state.presentation.isMovingCaret)
    let held = try play("@0 1 down space\n@500 1 move space+1,0")
    #expect(held.state.presentation.isMovingCaret)
    #expect(try play("@0 1 down space\n@600 1 up").editor.text == "one two\nthree")
  }

  @Test("one grapheme each 8, both ways")
  func steps() throws {
    #expect(try play("@0 1 down space\n@600 1 move space+-15,0").editor.cursor == 12)
    #expect(try play("@0 1 down space\n@600 1 move space+-16,0").editor.cursor == 11)
    #expect(
      try play("@0 1 down space\n@600 1 move space+-24,0\n@700 1 move space+-8,0")
        .editor.cursor == 12)
    #expect(try play("@0 1 down space\n@600 1 move space+-8,0", text: "a👨‍👩‍👧‍👦").editor.cursor == 1)
  }

  @Test("lines up and down where the text is known, at the same column")
  func lines() throws {
    #expect(try play("@0 1 down space\n@600 1 move space+0,-24").editor.cursor == 5)
    #expect(
      try play("@0 1 down space\n@600 1 move space+0,-24\n@700 1 move space+0,0")
        .editor.cursor == 13)
  }

  @Test("no arrow key leaves a field whose end is known")
  func ends() throws {
    let player = try play("@0 1 down space\n@600 1 move space+80,-80", text: "ab")
    #expect(player.requests.isEmpty)
  }

  @Test("the tap of a second finger begins to select, another ends it")
  func selecting() throws {
    var player = try play("@0 1 down space\n@600 tap q\n@700 1 move space+-24,0")
    #expect(player.editor.selected == "ree")
    #expect(player.state.presentation.isSelecting)
    #expect(player.editor.text == "one two\nthree")
    try player.play("@0 tap q\n@60 1 up\n@200 tap delete")
    #expect(player.editor.text == "one two\nth")
  }

  @Test("where nothing is known it goes by arrow keys, sideways alone")
  func unknown() throws {
    var player = TypingPlayer(
      editor: ModelEditor("ab\ncd", misbehavior: .reportsNothing), traits: .plain,
      capabilities: Capabilities(hasSurroundingText: false))
    try player.play("@0 1 down space\n@600 1 move space+-16,-48\n@700 1 up")
    #expect(player.editor.cursor == 3)
  }

  @Test("in text that reads from right to left the left is forwards")
  func rightToLeft() throws {
    var player = TypingPlayer(editor: ModelEditor("שלום"), traits: .plain)
    player.change { $0.place(caret: 0) }
    try player.play("@0 1 down space\n@600 1 move space+-8,0")
    #expect(player.requests == [.key(KeyStroke(.arrow(.left)))])
    #expect(player.state.editor.text.before == "ש")
  }

  @Test("a quick slide along the space bar is no hold")
  func quickSlide() throws {
    let player = try play("@0 1 down space\n@100 1 move space+60,0\n@900 1 up", text: "a")
    #expect(player.editor.text == "a ")
  }

  @Test("shift follows the caret")
  func shift() throws {
    var player = try play(
      "@0 1 down space\n@600 1 move space+-8,0\n@700 1 up", text: "Hi. a", traits: TextInputTraits()
    )
    #expect(player.state.presentation.shift == .on)
    try player.play("@0 type b")
    #expect(player.editor.text == "Hi. Ba")
  }
}

@Suite("Accessibility of touch")
struct AccessibilityTests {
  @Test("touches shorter than the setting type nothing, longer ones count")
  func shortTouches() throws {
    var settings = TypingSettings()
    settings.ignoresTouchesShorterThan = .milliseconds(200)
    #expect(try typed("@0 1 down q\n@199 1 up", settings: settings) == "")
    #expect(try typed("@0 1 down q\n@200 1 up", settings: settings) == "q")
    #expect(try typed("@0 type ab\n+0 1 down delete\n@9000 1 cancel", settings: settings) == "")
  }

  @Test("a touch soon after another is the same touch")
  func repeats() throws {
    var settings = TypingSettings()
    settings.ignoresRepeatsWithin = .milliseconds(300)
    #expect(try typed("@0 tap a\n@349 tap a\n@900 tap a", settings: settings) == "aa")
    #expect(try typed("@0 tap a\n@350 tap a", settings: settings) == "aa")
  }
}

@Suite("Without fingers")
struct RemoteTests {
  @Test("keys are pressed by name, in the layer that is shown")
  func keys() throws {
    var player = TypingPlayer(traits: .plain)
    for id in ["shift", "a", "b", "123", "5", "space", "c", "delete", "return"] {
      player.apply(.selectKey(id))
    }
    #expect(player.editor.text == "Ab5 \n")
    player.apply(.selectKey("nothing"))
    #expect(!player.state.isPressed)
  }

  @Test("a recorder writes what can be played again, and nothing of a secret field")
  func recorder() throws {
    var recorder = TouchRecorder()
    let finger = TouchID(rawValue: 3)
    let start = Instant.milliseconds(5_000)
    let keyboard = TestKeyboard.phone()
    let point = try #require(keyboard.layers[.letters]?.first?.frame.center)
    recorder.record(.down(finger, point), now: start, isSecret: false)
    recorder.record(.move(finger, point), now: start + .milliseconds(20), isSecret: false)
    recorder.record(.up(finger), now: start + .milliseconds(60), isSecret: false)
    recorder.record(.down(finger, point), now: start + .milliseconds(80), isSecret: true)
    recorder.record(.cancelAll, now: start + .milliseconds(90), isSecret: false)
    #expect(
      recorder.script == """
        @0 3 down \(point.x),\(point.y)
        @20 3 move \(point.x),\(point.y)
        @60 3 up
        @90 all cancel

        """)
    #expect(try typed(recorder.script) == "q")
  }

  @Test("a line of a script that is not understood is named")
  func faults() {
    for line in ["@x 1 up", "@0 1 down", "@0 one up", "@0 1 sideways q", "later", "@-3 1 up"] {
      #expect(throws: TouchScript.Fault.self) { try TouchScript("# first\n\(line)") }
    }
  }
}
