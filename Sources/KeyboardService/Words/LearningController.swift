import Glibc
import Language
import Layouts
import Stores
import Typing

/// Learns the person's words while they type, and keeps them in the file. The file is opened with
/// ``begin()``, off the main thread; what is typed from ``expect()`` until it is read is learned
/// after it.
final class LearningController {
  /// Called when other words or pairs are the person's own than before.
  var onChange: (() -> Void)?

  /// The language that is typed, BCP 47.
  var language = "en"
  /// The keyboard that is shown: where its keys are, touches are measured by.
  var placed: PlacedKeyboard? { didSet { if placed != oldValue { keys = nil } } }

  /// What is known; nothing before it was read.
  private(set) var words = LearnedWords() { didSet { revision += 1 } }
  /// Another number whenever something else is known.
  private(set) var revision = 0

  private let path: String?
  private let log: @Sendable (String) -> Void
  private var writer: LearnedWriter?
  private var isRead = false
  private var isExpected = false
  /// What happened before the file was read.
  private var waiting: [Effect] = []
  private var keys: KeyCenters?
  /// Offsets that are known but not written: they need not survive a kill.
  private var unwritten: [LearnedChange] = []

  /// So many changed offsets are written together.
  private static let offsetsAtOnce = 64

  /// Learning into the file at `path`; nil where there is no place for it.
  init(path: String?, log: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.log = log
  }

  /// It will soon show whether anything is to be learned: until then nothing is lost.
  func expect() { isExpected = true }

  /// There is nobody to learn for: no file is opened.
  func renounce() {
    isExpected = false
    if writer == nil { waiting = [] }
  }

  /// Begins to read what was learned, once.
  func begin() {
    guard writer == nil, let path else { return }
    writer = LearnedWriter(path: path, problem: log)
    read()
  }

  /// Somebody else has changed the file, or put a new one in its place.
  func reload() {
    guard writer != nil else { return }
    unwritten = []
    isRead = false
    writer?.reopen()
    read()
  }

  /// Writes what is left, and ends.
  func stop() {
    writer?.write(unwritten)
    writer?.finish()
    writer = nil
  }

  /// The field was left: a good moment to write what is not urgent.
  func fieldLeft() {
    writer?.write(unwritten)
    unwritten = []
  }

  /// Learns from what typing told; whether there was anything to learn.
  @discardableResult
  func learn(from effect: Effect) -> Bool {
    guard effect.isLearnable else { return false }
    if isRead { take(effect) } else if isExpected || writer != nil { waiting.append(effect) }
    return true
  }

  // MARK: Reading

  private func read() {
    writer?.read(today: Self.today) { [weak self] words in
      Task { @MainActor in self?.receive(words) }
    }
  }

  private func receive(_ read: LearnedWords) {
    words = read
    isRead = true
    let late = waiting
    waiting = []
    late.forEach(take)
    onChange?()
  }

  // MARK: Learning

  private func take(_ effect: Effect) {
    switch effect {
    case .wordCompleted(let word):
      let changes = words.keep(
        word.text, after: word.previous, beginsSentence: word.beginsSentence, language: language,
        today: Self.today)
      writer?.write(changes)
      land(word)
      if changes.contains(where: \.makesOwn) { onChange?() }
    case .wordRetracted(let word):
      writer?.write(
        words.retract(
          word.text, after: word.previous, beginsSentence: word.beginsSentence,
          language: language, today: Self.today))
    case .correctionRejected(let correction, let beginsSentence):
      writer?.write(
        words.teach(
          correction.typed, beginsSentence: beginsSentence, language: language, today: Self.today))
      onChange?()
    case .forgetWord(let word):
      writer?.erase(words.forget(word))
      onChange?()
    default: break
    }
  }

  private func land(_ word: CompletedWord) {
    guard let placed, !word.touches.isEmpty else { return }
    let keys = keys ?? KeyCenters(placed)
    self.keys = keys
    for (scalar, touch) in zip(word.text.unicodeScalars, word.touches) {
      let key = String(Character(scalar)).lowercased()
      guard let touch, let center = keys[key] else { continue }
      unwritten += words.land(
        on: key, arrangement: keys.arrangement, column: touch.column - center.column,
        row: touch.row - center.row)
    }
    if unwritten.count >= Self.offsetsAtOnce { fieldLeft() }
  }

  /// Days since 1 January 1970.
  static var today: Int { Int(time(nil)) / 86_400 }
}

extension LearnedChange {
  /// Whether a word, or a pair of words, has just become the person's own.
  fileprivate var makesOwn: Bool {
    switch self {
    case .word(_, _, let use?), .pair(_, _, _, let use?): use.count == LearnedUse.usesOfOwn
    default: false
    }
  }
}

extension Effect {
  /// Whether it tells something of words to learn or to forget.
  fileprivate var isLearnable: Bool {
    switch self {
    case .wordCompleted, .wordRetracted, .correctionRejected, .forgetWord: true
    default: false
    }
  }
}
