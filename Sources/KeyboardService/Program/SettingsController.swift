import EventLoop
import FoundationEssentials
import TextTraits

/// The person's files: their settings, read again when they are saved, and their choices.
final class SettingsController {
  /// Called with the settings, now and whenever they change.
  var onSettings: ((Settings) -> Void)?

  /// The last settings without a fault.
  private(set) var settings = Settings()
  /// The choices of keys as they were remembered.
  private(set) var choices = KeyboardChoices()
  private let file: SettingsFile?
  /// The shapes of the keyboard as they were remembered.
  private(set) var shapes = ShapeChoices()

  private let choicesFile: ChoicesFile<KeyboardChoices>?
  private let shapesFile: ChoicesFile<ShapeChoices>?
  private let log: (String) -> Void
  private var watch: FileWatch?

  /// The files of a person with this environment, watched in `loop`.
  init(
    environment: [String: String], loop: EventLoop, log: @escaping (String) -> Void
  ) {
    file = SettingsFile(environment: environment)
    choicesFile = ChoicesFile(environment: environment)
    shapesFile = ChoicesFile(environment: environment)
    self.log = log
    choices = take(choicesFile?.read()) ?? KeyboardChoices()
    shapes = take(shapesFile?.read()) ?? ShapeChoices()
    guard let file else { return }
    // A folder that is there can be watched for a file that is not there yet.
    try? FileManager.default.createDirectory(
      atPath: file.path.folder, withIntermediateDirectories: true)
    watch = FileWatch(folder: file.path.folder, name: file.path.name) { [weak self] in
      self?.read()
    }
    if let watch { loop.add(watch) }
  }

  /// Reads the settings and tells them; with a fault in them the last good ones stay.
  func read() {
    if let read = take(file?.read()) { settings = read }
    onSettings?(settings)
  }

  /// Remembers the person's choices of keys.
  func save(_ choices: KeyboardChoices) {
    if let problem = choicesFile?.write(choices) { log(problem) }
  }

  /// Opens the settings for the person.
  func open() {
    let opener = SettingsOpener(path: file?.path)
    if let problem = opener.open(command: settings.settingsCommand) { log(problem) }
  }

  /// Remembers the shapes of the keyboard.
  func save(_ shapes: ShapeChoices) {
    if let problem = shapesFile?.write(shapes) { log(problem) }
  }

  private func take<Value>(_ reading: FileReading<Value>?) -> Value? {
    reading?.lines.forEach(log)
    return reading?.value
  }
}
