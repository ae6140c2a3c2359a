import LayoutFiles
import Layouts
import Scene
import Stores
import TextTraits

/// The keyboard a selection asks for, placed on its screen.
struct SelectedKeyboard {
  let selection: Selection
  let placed: PlacedKeyboard

  /// Composes the keyboard; a broken layout file of the person's own is told on standard error
  /// and the next source is used.
  init(_ selection: Selection, folders: DataFolders = .environment) throws {
    self.selection = selection
    let catalog = LayoutCatalog(folders: folders.paths(of: "layouts"))
    let request = KeyboardRequest(
      letters: try Self.letters(selection.language, catalog),
      asciiLetters: try Self.letters("en", catalog), traits: selection.traits,
      form: selection.form, shape: selection.shape,
      isLargeTablet: selection.form.isLarge(
        width: selection.screenWidth, isLandscape: selection.isLandscape),
      enabledKeyboards: selection.enabledKeyboards, hasDictation: true)
    let keyboard = KeyboardComposer(request).keyboard()
    placed = PlacedKeyboard(
      keyboard,
      metrics: KeyboardMetrics(
        form: keyboard.form, width: selection.screenWidth, shape: keyboard.shape,
        isLandscape: selection.isLandscape, isPad: keyboard.isPad))
  }

  /// The scene at rest, on the layer and with the suggestions of the selection.
  func scene() throws -> Scene {
    let layer = selection.layer ?? placed.keyboard.openingLayer
    guard placed.keyboard.layer(layer) != nil else {
      let layers = placed.keyboard.layers.map(\.id.rawValue).joined(separator: ", ")
      throw CommandError.usage(
        "\(placed.keyboard.type.rawValue) has no layer '\(layer.rawValue)'; it has \(layers)")
    }
    var state = SceneState(layer: layer, shift: selection.shift)
    state.suggestions = suggestions
    return SceneBuilder(placed, state: state).scene()
  }

  /// A quoted first suggestion is what was typed, and the next is then its correction.
  private var suggestions: [SceneState.Suggestion] {
    let isQuoted = selection.suggestions.first.map { $0.count > 1 && Self.isQuoted($0) } ?? false
    return selection.suggestions.enumerated().map { index, text in
      let kinds: [SuggestionBar.Kind] = isQuoted ? [.typed, .correction] : []
      return SceneState.Suggestion(text: text, kind: index < kinds.count ? kinds[index] : .guess)
    }
  }

  private static func isQuoted(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    return "“„«‘‹\"".contains(first)
  }

  private static func letters(_ language: String, _ catalog: LayoutCatalog) throws -> LetterLayout {
    let answer = catalog.layout(language: language)
    answer.problems.forEach { StandardError.write(line: "toccata: \($0)") }
    guard let layout = answer.layout else {
      if let problem = answer.problems.last { throw CommandError.badData(problem) }
      throw CommandError.usage(
        "there is no layout for '\(language)'; there are "
          + catalog.languages.joined(separator: ", "))
    }
    return layout
  }
}
