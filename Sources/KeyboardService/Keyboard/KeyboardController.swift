import LayoutFiles
import Layouts
import TextTraits
import Wayland

/// Chooses and places the keyboard: the person's language, the field's traits, the screen's size.
final class KeyboardController {
  /// Called when another keyboard, or the same one elsewhere, is to be shown.
  var onChange: ((PlacedKeyboard) -> Void)?
  /// Called with one line about a layout file that cannot be used.
  var onProblem: ((String) -> Void)?

  /// The enabled languages, BCP 47; the first is the one to begin with.
  var languages: [String] = ["en"] {
    didSet {
      if languages.isEmpty { languages = ["en"] }
      index = min(index, languages.count - 1)
      update()
    }
  }
  /// The form the person wants; nil is by the screen.
  var wantedForm: Form? { didSet { update() } }
  /// How much higher keys are than usual.
  var heightFactor = 1.0 { didSet { update() } }

  /// The keyboard as it stands now; nil before the screen is known.
  private(set) var placed: PlacedKeyboard?
  /// The language that is typed now.
  var language: String { languages[index] }

  private let catalog: LayoutCatalog
  private var layouts: [String: LetterLayout] = [:]
  private var index = 0
  private var traits = TextInputTraits()
  private var choice = KeyboardChoice.asked
  private var accessory = AccessoryState()
  private var inputView: InputView?
  private var leftInputView = false
  private var screen: Size?

  /// A controller that finds layouts in these folders, and in the program itself.
  init(folders: [String]) {
    catalog = LayoutCatalog(folders: folders)
  }

  /// Shows what this field asks for.
  func show(_ field: FocusedField?) {
    guard let field else {
      leftInputView = false
      return
    }
    (traits, choice) = (field.traits, field.keyboardChoice)
    accessory.show(field.accessoryItems)
    if field.inputView != inputView { leftInputView = false }
    inputView = field.inputView
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
  func next() {
    index = (index + 1) % languages.count
    update()
  }

  /// The form for a screen: tablets are 600 logical pixels and more at their narrowest.
  private func form(_ screen: Size) -> Form {
    wantedForm ?? (min(screen.width, screen.height) >= 600 ? .tablet : .phone)
  }

  private func update() {
    guard let screen else { return }
    let placed = place(on: screen)
    guard placed != self.placed else { return }
    self.placed = placed
    onChange?(placed)
  }

  private func place(on screen: Size) -> PlacedKeyboard {
    let form = form(screen)
    let isLandscape = screen.width > screen.height
    var request = KeyboardRequest(
      letters: letters(language), asciiLetters: letters("en"), traits: traits, form: form,
      isLargeTablet: form.isLarge(width: screen.width, isLandscape: isLandscape),
      enabledKeyboards: languages.count)
    request.overridesPad = choice == .letters && traits.keyboardType.isPad
    request.accessoryItems = accessory.items
    request.inputView = inputView
    request.overridesInputView = leftInputView
    let keyboard = KeyboardComposer(request).keyboard()
    let metrics = KeyboardMetrics(
      form: form, width: screen.width, isLandscape: isLandscape, isPad: keyboard.isPad,
      screenHeight: screen.height, rows: keyboard.layers.map(\.rows.count).max() ?? 4,
      above: accessory.items.isEmpty ? 0 : PlacedAccessoryBar.height, heightFactor: heightFactor)
    return PlacedKeyboard(keyboard, metrics: metrics)
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
