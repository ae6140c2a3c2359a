import EventLoop
import Language
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
  var field: FocusedField? { didSet { fieldChanged(from: oldValue) } }
  /// The keyboard that is shown.
  var placed: PlacedKeyboard? { didSet { if placed != oldValue { keyboardChanged() } } }
  /// The enabled languages, BCP 47.
  var languages: [String] = [] { didSet { if languages != oldValue { open() } } }

  /// Whether words of the offensive list are offered.
  var offersOffensiveWords = false {
    didSet { if offersOffensiveWords != oldValue { open() } }
  }

  private let learning: LearningController
  private let folders: PackFolders
  private let log: @Sendable (String) -> Void
  private var words: LanguageWords?
  private var packs: [String: LanguagePack] = [:]
  private var keys: KeyCenters?
  private var hasBegun = false
  /// Only what the last opening brings counts.
  private var opening = 0
  /// What was learned when the words were made that are in use.
  private var revision = 0
  private var told: Set<String> = []

  /// The words of a person with these options.
  init(_ options: KeyboardOptions, log: @escaping @Sendable (String) -> Void) {
    let path = PersonalPath(LearnedFile.name, of: .data, environment: options.environment)
    learning = LearningController(path: path?.description, log: log)
    folders = PackFolders(dataFolders: options.dataFolders)
    self.log = log
    learning.onChange = { [unowned self] in open() }
  }

  /// Where words come from. In a secret field, and where none has the focus, there is nothing that
  /// could be asked.
  var source: (any WordSource)? {
    guard let field, !field.traits.isSecret else { return nil }
    return words
  }

  /// Gives the memory of the packs back: what is used again is there again in some microseconds.
  func releaseMemory() { for pack in packs.values { pack.file.releaseMemory() } }

  /// The keyboard is on the screen: now there is time to open files.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    learning.expect()
    open()
  }

  /// Learns from what typing told.
  func learn(from effect: Effect) { learning.learn(from: effect) }

  /// Somebody has forgotten words in the file.
  func reloadLearned() { learning.reload() }

  /// Writes what is left.
  func stop() { learning.stop() }

  // MARK: Opening

  private var language: String { placed?.keyboard.language ?? "en" }

  private func keyboardChanged() {
    learning.placed = placed
    learning.language = language
    let newKeys = placed.map(KeyCenters.init)
    guard newKeys != keys else { return }
    keys = newKeys
    open()
  }

  /// What was learned in one field is reckoned with in the next.
  private func fieldChanged(from old: FocusedField?) {
    if field == nil { learning.fieldLeft() }
    if old == nil, field != nil, learning.revision != revision { open() }
  }

  private func open() {
    guard hasBegun, let keys else { return }
    opening += 1
    revision = learning.revision
    let (opening, running) = (opening, language)
    let opener = WordsOpener(
      folders: folders, languages: [running] + languages.filter { $0 != running }, keys: keys,
      learned: learning.words, today: LearningController.today,
      offersOffensiveWords: offersOffensiveWords, open: packs)
    BackgroundThread.run { [weak self] in
      let outcome = opener.outcome()
      Task { @MainActor in self?.take(outcome, of: opening) }
    }
  }

  private func take(_ outcome: WordsOpener.Outcome, of opening: Int) {
    guard opening == self.opening else { return }
    (words, packs) = (outcome.words, outcome.packs)
    // The database is not touched for a person without words: opening it alone costs a megabyte.
    if packs.isEmpty { learning.renounce() } else { learning.begin() }
    for problem in outcome.problems where told.insert(problem).inserted { log(problem) }
    onChange?()
  }
}
