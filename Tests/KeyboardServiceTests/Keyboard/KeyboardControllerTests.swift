import Layouts
import TextTraits
import Testing
import Typing

@testable import KeyboardService

/// Shapes, the menu's contents and the row of modifiers, as the screen and the person have them.
@Suite("The keyboard that is chosen") @MainActor struct KeyboardControllerTests {
  private let keyboard = KeyboardController(folders: [])
  private let told: Told

  private final class Told {
    var menus: [KeyboardMenu] = []
  }

  init() {
    let told = Told()
    self.told = told
    keyboard.onMenu = { told.menus.append($0) }
    keyboard.languages = ["en", "de", "xx"]
  }

  @Test("The menu is told when it is wanted, and again when it changes")
  func menu() {
    keyboard.setScreen(Size(width: 390, height: 844))
    #expect(told.menus.isEmpty)
    keyboard.prepareMenu()
    #expect(
      told.menus == [
        KeyboardMenu(
          keyboards: ["English", "Deutsch", "xx"], current: 0, settings: "Keyboard Settings…",
          shapes: [.left, .docked, .right], shape: .docked)
      ])
    keyboard.choose(1)
    #expect(told.menus.last?.current == 1)
    #expect(told.menus.last?.settings == "Tastatureinstellungen …")
    #expect(keyboard.language == "de")
    keyboard.choose(9)
    #expect(keyboard.language == "de")
    #expect(told.menus.count == 2)
  }

  @Test("When other languages are enabled, the one that was chosen stays, or else the first begins")
  func otherLanguages() {
    keyboard.setScreen(Size(width: 390, height: 844))
    keyboard.choose(1)
    keyboard.languages = ["fr", "en", "de"]
    #expect(keyboard.language == "de")
    keyboard.languages = ["fr", "en"]
    #expect(keyboard.language == "fr")
    keyboard.languages = ["ru", "fr"]
    #expect(keyboard.language == "ru")
    keyboard.choose(1)
    keyboard.languages = []
    #expect(keyboard.language == "en")
  }

  @Test("A shape that the screen has no room for gives way, and comes back with the room")
  func room() {
    keyboard.wantedShape = .left
    keyboard.setScreen(Size(width: 390, height: 844))
    #expect(keyboard.placed?.keyboard.shape == .left)
    keyboard.setScreen(Size(width: 844, height: 390))
    #expect(keyboard.placed?.keyboard.shape == .docked)
    keyboard.setScreen(Size(width: 390, height: 844))
    #expect(keyboard.placed?.keyboard.shape == .left)
  }

  @Test("Nothing floats before the compositor allows it")
  func floating() {
    keyboard.wantedShape = .floating
    keyboard.setScreen(Size(width: 1080, height: 810))
    #expect(keyboard.placed?.size.width == 1080)
    keyboard.canFloat = true
    #expect(keyboard.placed?.size == Size(width: 320, height: 306))
    #expect(keyboard.placed?.keyboard.form == .phone)
  }

  @Test("The row of modifiers everywhere, where it is wanted")
  func modifiers() {
    keyboard.setScreen(Size(width: 390, height: 844))
    #expect(keyboard.placed?.keyboard.layers.first?.rows.count == 4)
    keyboard.showsModifiers = true
    #expect(keyboard.placed?.keyboard.layers.first?.rows.count == 5)
  }
}
