import Layouts
import Stores
import TextTraits
import Typing

/// The words of the language that is typed: where they come from, and what is learned of them. All
/// that is slow happens off the main thread, and never before the first frame.
final class WordsController {
  /// Called when other words are known than before.
  var onChange: (() -> Void)?

  /// The field that has the focus.
  var field: FocusedField? {
    didSet { if field == nil { learning.fieldLeft() } }
  }
  /// The keyboard that is shown.
  var placed: PlacedKeyboard? {
    didSet {
      learning.placed = placed
      learning.language = placed?.keyboard.language ?? "en"
    }
  }

  private let learning: LearningController

  /// The words of a person with these options.
  init(_ options: KeyboardOptions, log: @escaping @Sendable (String) -> Void) {
    let path = PersonalPath(LearnedFile.name, of: .data, environment: options.environment)
    learning = LearningController(path: path?.description, log: log)
    learning.onChange = { [unowned self] in onChange?() }
  }

  /// Where words come from. In a secret field, and where none has the focus, there is nothing that
  /// could be asked.
  var source: (any WordSource)? {
    guard let field, !field.traits.isSecret else { return nil }
    return nil
  }

  /// The keyboard is on the screen: now there is time to open files.
  func begin() { learning.begin() }

  /// Learns from what typing told.
  func learn(from effect: Effect) { learning.learn(from: effect) }

  /// Somebody has forgotten words in the file.
  func reloadLearned() { learning.reload() }

  /// Writes what is left.
  func stop() { learning.stop() }
}
