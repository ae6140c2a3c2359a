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
