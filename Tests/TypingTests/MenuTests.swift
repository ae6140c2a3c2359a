import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

/// The menu that holding the globe opens (reference 5.4).
@Suite("Menu of keyboards")
struct MenuTests {
  private let menu = KeyboardMenu(
    keyboards: ["English", "Deutsch", "Ελληνικά"], current: 1, settings: "Keyboard Settings…",
    shapes: [.left, .docked, .right])

  private func player(
    _ menu: KeyboardMenu?, traits: TextInputTraits = .plain,
    keyboard: PlacedKeyboard = TestKeyboard.phone()
  ) -> TypingPlayer {
    var player = TypingPlayer(keyboard, traits: traits)
    player.apply(.menu(menu))
    return player
  }

  private func place(_ choice: KeyboardMenu.Choice, in player: TypingPlayer) throws -> String {
    let layout = try #require(player.state.presentation.menu?.layout)
    let entry = try #require(layout.entries.first { $0.choice == choice })
    return "\(entry.frame.center.x),\(entry.frame.center.y)"
  }

  @Test("a tap on the globe is the next keyboard; held for 400 ms it opens the menu")
  func opens() throws {
    var player = player(menu)
    try player.play("@0 tap globe")
    #expect(player.effects.contains(.nextKeyboard))
    try player.play("@0 1 down globe\nwait 399")
    #expect(player.state.presentation.menu == nil)
    try player.play("wait 1")
    let layout = try #require(player.state.presentation.menu?.layout)
    #expect(
      layout.entries.map(\.label) == [
        "Keyboard Settings…", "English", "Deutsch", "Ελληνικά", "", "", "",
      ])
    #expect(layout.entries.filter(\.isCurrent).map(\.choice) == [.keyboard(1), .shape(.docked)])
    #expect(player.effects.filter { $0 == .nextKeyboard }.count == 1)
  }

  @Test("a swipe up from the globe opens it at once; one to the side is a slide")
  func swipe() throws {
    var player = player(menu)
    try player.play("@0 1 down globe\n@40 1 move globe+0,-30")
    #expect(player.state.presentation.menu != nil)
    var other = self.player(menu)
    try other.play("@0 1 down globe\n@40 1 move globe+40,-30")
    #expect(other.state.presentation.menu == nil)
  }

  @Test(
    "slide to an entry and lift",
    arguments: [
      (KeyboardMenu.Choice.keyboard(2), Effect.chooseKeyboard(2)), (.settings, .openSettings),
      (.shape(.right), .chooseShape(.right)),
    ])
  func slide(choice: KeyboardMenu.Choice, effect: Effect) throws {
    var player = player(menu)
    try player.play("@0 1 down globe\nwait 400")
    let place = try place(choice, in: player)
    try player.play("@0 1 move \(place)")
    let presented = try #require(player.state.presentation.menu)
    #expect(presented.selected.map { presented.layout.entries[$0].choice } == choice)
    #expect(!player.effects.contains(effect))
    try player.play("@0 1 up")
    #expect(player.effects.last == effect)
    #expect(player.state.presentation.menu == nil)
    #expect(!player.state.isPressed)
  }

  @Test("or lift, and tap an entry")
  func tap() throws {
    var player = player(menu)
    try player.play("@0 1 down globe\n@500 1 up")
    #expect(player.state.presentation.menu != nil)
    let place = try place(.keyboard(0), in: player)
    try player.play("@0 2 down \(place)\n@60 2 up")
    #expect(player.effects.last == .chooseKeyboard(0))
    #expect(player.state.presentation.menu == nil)
  }

  @Test("a tap beside the menu closes it and types nothing")
  func closes() throws {
    var player = player(menu)
    try player.play("@0 1 down globe\n@500 1 up\n@900 tap p")
    #expect(player.state.presentation.menu == nil)
    #expect(player.editor.text == "")
    try player.play("@0 tap p")
    #expect(player.editor.text == "p")
  }

  @Test("what the finger slid off again is not chosen")
  func slidOff() throws {
    var player = player(menu)
    try player.play("@0 1 down globe\nwait 400")
    let place = try place(.keyboard(0), in: player)
    let count = player.effects.count
    try player.play("@0 1 move \(place)\n@50 1 move p\n@90 1 up")
    #expect(player.effects.count == count)
  }

  @Test("a second finger means nothing while one chooses; a cancelled touch closes the menu")
  func others() throws {
    var player = player(menu)
    try player.play("@0 1 down globe\nwait 400")
    try player.play("@0 2 down p\n@50 2 up")
    #expect(player.state.presentation.menu != nil)
    #expect(player.editor.text == "")
    try player.play("@0 1 cancel")
    #expect(player.state.presentation.menu == nil)
  }

  @Test("another keyboard takes the menu away")
  func otherKeyboard() throws {
    var player = player(menu)
    try player.play("@0 1 down globe\n@500 1 up")
    player.apply(.keyboard(TestKeyboard.tablet()))
    #expect(player.state.presentation.menu == nil)
  }

  @Test("in a secret field there is no way to the settings")
  func secret() throws {
    var traits = TextInputTraits()
    traits.isSecureTextEntry = true
    var player = player(menu, traits: traits)
    try player.play("@0 1 down globe\nwait 400")
    let choices = player.state.presentation.menu?.layout.entries.map(\.choice) ?? []
    #expect(choices.contains(.keyboard(0)))
    #expect(!choices.contains(.settings))
  }

  @Test(
    "with nothing to choose a held key is a tap", arguments: [nil, KeyboardMenu(keyboards: ["a"])])
  func nothing(menu: KeyboardMenu?) throws {
    var player = player(menu)
    try player.play("@0 1 down emoji\n@900 1 up")
    #expect(player.state.presentation.menu == nil)
    #expect(player.effects.last == .showEmoji)
  }

  @Test("the finger is felt on every entry it comes to, where keys are felt")
  func haptic() throws {
    var player = player(menu)
    var settings = TypingSettings()
    settings.haptics = true
    player.apply(.settings(settings))
    try player.play("@0 1 down globe\nwait 400")
    let count = player.effects.count
    let place = try place(.keyboard(2), in: player)
    try player.play("@0 1 move \(place)\n@20 1 move \(place)")
    #expect(
      player.effects.dropFirst(count) == [.feedback(Feedback(click: nil, haptic: true))])
  }
}

@Suite("Layout of the menu")
struct MenuLayoutTests {
  private let keys = [
    Rect(x: 12, y: 248, width: 40, height: 40), Rect(x: 268, y: 248, width: 40, height: 40),
  ]

  private func menu(_ count: Int, current: Int = 0) -> KeyboardMenu {
    KeyboardMenu(
      keyboards: (0..<count).map { "Keyboard \($0)" }, current: current, settings: "Settings",
      shapes: [.left, .docked, .right])
  }

  @Test("ten keyboards fit above the globe of the smallest phone", arguments: [1, 2, 5, 10, 14])
  func fits(count: Int) {
    let size = Size(width: 320, height: 306)
    for key in keys {
      let layout = MenuLayout(menu(count), key: key, keyboard: size)
      let keyboards = layout.entries.filter {
        if case .keyboard = $0.choice { true } else { false }
      }
      #expect(keyboards.count == count)
      #expect(layout.frame.x >= 0 && layout.frame.maxX <= size.width)
      #expect(layout.frame.y >= -PlacedKeyboard.overhang && layout.frame.maxY <= key.y)
      // A finger needs some 7 mm; half of that is the least.
      #expect(layout.entries.allSatisfy { $0.frame.height >= 28 && $0.frame.width >= 70 })
      for (index, entry) in layout.entries.enumerated() {
        #expect(layout.frame.union(entry.frame) == layout.frame)
        let others = layout.entries.dropFirst(index + 1)
        #expect(!others.contains { $0.frame.contains(entry.frame.center) })
      }
    }
  }

  @Test("where not all fit, those around the current one are shown")
  func window() {
    let low = Size(width: 320, height: 190)
    let layout = MenuLayout(
      menu(40, current: 30), key: Rect(x: 4, y: 140, width: 30, height: 40), keyboard: low)
    let shown = layout.entries.compactMap {
      if case .keyboard(let index) = $0.choice { index } else { nil }
    }
    #expect(shown.contains(30))
    #expect(shown.count < 40)
    #expect(layout.frame.y >= -PlacedKeyboard.overhang)
  }

  @Test("one keyboard and one shape leave only the settings")
  func settingsAlone() {
    let layout = MenuLayout(
      KeyboardMenu(keyboards: ["English"], settings: "Settings"), key: keys[0],
      keyboard: Size(width: 390, height: 313))
    #expect(layout.entries.map(\.choice) == [.settings, .keyboard(0)])
  }
}
