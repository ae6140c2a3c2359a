import LayoutFiles
import Layouts
import TextTraits
import Typing
import Wayland

/// Chooses and places the keyboard: the person's language, the field's traits, the screen's size.
final class KeyboardController {
  /// Called when another keyboard, or the same one elsewhere, is to be shown.
  var onChange: ((PlacedKeyboard) -> Void)?
  /// Called when the globe has something else to offer.
  var onMenu: ((KeyboardMenu) -> Void)?
  /// Called with one line about a layout file that cannot be used.
  var onProblem: ((String) -> Void)?

  /// The enabled languages, BCP 47; the first is the one to begin with.
  var languages: [String] = ["en"] {
    didSet {
      if languages.isEmpty { languages = ["en"] }
      // Whoever has left the first one stays with what they type, where that is still enabled.
      if index > 0 { index = languages.firstIndex(of: oldValue[index]) ?? 0 }
      update()
    }
  }
  /// The form the person wants; nil is by the screen.
  var wantedForm: Form? { didSet { update() } }
  /// The shape the person wants; where the screen has no room for it the keyboard is docked.
  var wantedShape = KeyboardShape.docked { didSet { update() } }
  /// Whether the compositor lets the keyboard be anywhere on the screen.
  var canFloat = false { didSet { update() } }
  /// Whether there is a row of modifiers in every field with letters.
  var showsModifiers = false { didSet { update() } }
  /// How much higher keys are than usual.
  var heightFactor = 1.0 { didSet { update() } }
  /// Whether return keys show pictures in place of words.
  var hasReturnKeyIcons = false { didSet { update() } }

  /// The keyboard as it stands now; nil before the screen is known.
  private(set) var placed: PlacedKeyboard?
  /// What the globe offers; nil before ``prepareMenu()``.
  private(set) var menu: KeyboardMenu?
  /// The language that is typed now.
  var language: String { languages[index] }

  private let catalog: LayoutCatalog
  private var layouts: [String: LetterLayout] = [:]
  private var index = 0
  private var traits = TextInputTraits()
  private var choice = KeyboardChoice.asked
  private var offersPassword = false
  private var accessory = AccessoryState()
  private var inputView: InputView?
  private var leftInputView = false
  private var hasField = false
  private var screen: Size?
  private var isPrepared = false

  /// A controller that finds layouts in these folders, and in the program itself.
  init(folders: [String]) {
    catalog = LayoutCatalog(folders: folders)
  }

  /// Shows what this field asks for.
  func show(_ field: FocusedField?) {
    hasField = field != nil
    guard let field else {
      leftInputView = false
      return
    }
    (traits, choice) = (field.traits, field.keyboardChoice)
    offersPassword = field.offersPassword
    accessory.show(field.accessoryItems)
    if field.inputView != inputView { leftInputView = false }
    inputView = field.inputView
    update()
  }

  /// The keyboard has left the screen: of a field that was left, nothing of its application's comes
  /// back with it (checklist S67, S74).
  func hidden() {
    guard !hasField else { return }
    accessory.show([])
    inputView = nil
    update()
  }

  /// The person wants the system's keyboard in place of the application's keys, or those again;
  /// false where the layer is neither.
  func choose(_ layer: LayerID) -> Bool {
    guard layer == .keyboard || layer == .inputView else { return false }
    leftInputView = layer == .keyboard
    update()
    return true
  }

  /// An item of the application's bar was used: it shows its new state at once.
  func useAccessory(_ id: String, _ value: AccessoryValue) {
    accessory.use(id, value)
    update()
  }

  /// The size of the screen in logical pixels.
  func setScreen(_ size: Size) {
    guard size != screen else { return }
    screen = size
    update()
  }

  /// The next of the enabled languages.
  func next() { choose((index + 1) % languages.count) }

  /// The enabled language at this place.
  func choose(_ index: Int) {
    guard languages.indices.contains(index) else { return }
    self.index = index
    update()
  }

  /// The form for a screen: tablets are 600 logical pixels and more at their narrowest.
  private func form(_ screen: Size) -> Form {
    wantedForm ?? (min(screen.width, screen.height) >= 600 ? .tablet : .phone)
  }

  private func update() {
    guard let screen else { return }
    let shapes = KeyboardShape.offered(on: screen, form: form(screen), canFloat: canFloat)
    let shape = shapes.contains(wantedShape) ? wantedShape : .docked
    let placed = place(on: screen, shape)
    if placed != self.placed {
      self.placed = placed
      onChange?(placed)
    }
    if isPrepared { tellMenu(shapes: shapes, shape: shape) }
  }

  /// Gets ready what the globe offers. The names of many keyboards take longer to read than the
  /// first picture may.
  func prepareMenu() {
    isPrepared = true
    update()
  }

  private func tellMenu(shapes: [KeyboardShape], shape: KeyboardShape) {
    let menu = KeyboardMenu(
      keyboards: languages.map(name), current: index,
      settings: SettingsLabels.label(language: language), shapes: shapes, shape: shape)
    guard menu != self.menu else { return }
    self.menu = menu
    onMenu?(menu)
  }

  private func place(on screen: Size, _ shape: KeyboardShape) -> PlacedKeyboard {
    let form = form(screen)
    let isLandscape = screen.width > screen.height
    var request = KeyboardRequest(
      letters: letters(language), asciiLetters: letters("en"), traits: traits, form: form,
      shape: shape,
      isLargeTablet: form.isLarge(width: screen.width, isLandscape: isLandscape),
      enabledKeyboards: languages.count)
    request.showsModifiers = showsModifiers
    request.choice = choice
    request.hasReturnKeyIcons = hasReturnKeyIcons
    request.accessoryItems = accessory.items
    request.offersPassword = offersPassword
    request.inputView = inputView
    request.overridesInputView = leftInputView
    let keyboard = KeyboardComposer(request).keyboard()
    let metrics = KeyboardMetrics(
      form: keyboard.form, width: screen.width, shape: keyboard.shape, isLandscape: isLandscape,
      isPad: keyboard.isPad, screenHeight: screen.height,
      rows: keyboard.layers.map(\.rows.count).max() ?? 4,
      above: accessory.items.isEmpty ? 0 : PlacedAccessoryBar.height, heightFactor: heightFactor)
    return PlacedKeyboard(keyboard, metrics: metrics)
  }

  /// What a language's keyboard calls itself; the language's tag where there is no such keyboard.
  private func name(_ language: String) -> String {
    let layout = letters(language)
    return layout.language == language || language.hasPrefix(layout.language + "-")
      ? layout.name : language
  }

  /// The letters of a language; without a file for it English, which is always there.
  private func letters(_ language: String) -> LetterLayout {
    if let known = layouts[language] { return known }
    let answer = catalog.layout(language: language)
    answer.problems.forEach { onProblem?($0) }
    let layout =
      answer.layout ?? (language == "en" ? LetterLayout.none : letters("en"))
    layouts[language] = layout
    return layout
  }
}

extension LetterLayout {
  /// No letters at all: what is left if not even the embedded file could be read.
  static let none = LetterLayout(id: "en", language: "en", name: "English", rows: [])
}
