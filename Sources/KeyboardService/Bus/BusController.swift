import Bus
import EventLoop
import Feedback
import Layouts

/// The keyboard on the message bus: its own names and Phosh's, and the desktop's settings. Without
/// a bus the keyboard goes on.
final class BusController {
  /// Called when the desktop's settings are known or change.
  var onDesktopSettings: ((DesktopSettings) -> Void)?

  /// The connection, for what else is served on it.
  let connection: BusConnection

  private let loop: EventLoop
  private let log: (String) -> Void
  private let source: BusSource
  private var keyboard: KeyboardObject?
  private var onScreenKeyboard: OnScreenKeyboardObject?
  private var names: [BusName] = []
  private var portal: SettingsPortal?
  /// What lets keys be felt.
  private(set) var feedbackDaemon: FeedbackDaemon?
  private var readings: [ObjectIdentifier: TextReading] = [:]
  private var frame = KeyboardFrame(x: 0, y: 0, width: 0, height: 0)

  /// Joins the person's bus; nil, with one line in the log, where there is none.
  init?(loop: EventLoop, handlers: KeyboardHandlers, log: @escaping (String) -> Void) {
    do {
      connection = try BusConnection()
    } catch {
      log("there is no message bus, so 'toccata show' and the like cannot reach it: \(error)")
      return nil
    }
    self.loop = loop
    self.log = log
    source = BusSource(connection, loop: loop)
    do {
      try serve(handlers)
    } catch {
      log("\(error)")
    }
  }

  private func serve(_ handlers: KeyboardHandlers) throws {
    keyboard = try KeyboardObject(handlers, on: connection)
    onScreenKeyboard = try OnScreenKeyboardObject(
      setVisible: { wanted in try? wanted ? handlers.show() : handlers.hide() },
      isVisible: handlers.isVisible, on: connection)
    names = try [KeyboardNames.service, OnScreenKeyboardObject.service].map(own)
    feedbackDaemon = try FeedbackDaemon(on: connection)
    portal = try SettingsPortal(on: connection) { [weak self] settings in
      self?.onDesktopSettings?(settings)
    }
  }

  private func own(_ name: String) throws -> BusName {
    try BusName(name, on: connection) { [weak self] state in
      if state == .taken { self?.log("another program has the bus name \(name)") }
    }
  }

  /// The keyboard came or went.
  func visibleChanged() {
    try? onScreenKeyboard?.visibleChanged()
  }

  /// The keyboard's place has changed.
  func frameChanged(_ rect: Rect, on output: String) {
    let end = KeyboardFrame(rect)
    guard end != frame else { return }
    let phase: FrameChange.Phase = frame.width == 0 ? .show : end.width == 0 ? .hide : .move
    let change = FrameChange(
      phase: phase, begin: frame, end: end, output: output,
      duration: Slide.duration / .seconds(1), curve: EaseOut.name)
    frame = end
    try? keyboard?.frameWillChange(change)
    try? keyboard?.frameDidChange(change)
  }

  /// Another language is typed.
  func languageChanged(_ language: String) {
    try? keyboard?.languageChanged(language)
  }

  /// Reads text that somebody wants typed.
  func read(
    _ descriptor: BusDescriptor, then finish: @escaping (Result<String, BusError>) -> Void
  ) {
    var key: ObjectIdentifier?
    let reading = TextReading(descriptor, loop: loop) { [weak self] result in
      if let key { self?.readings[key] = nil }
      finish(result)
    }
    key = ObjectIdentifier(reading)
    readings[ObjectIdentifier(reading)] = reading
  }
}

extension KeyboardFrame {
  /// The rectangle in whole logical pixels.
  init(_ rect: Rect) {
    self.init(
      x: Int32(rect.x.rounded()), y: Int32(rect.y.rounded()),
      width: Int32(rect.width.rounded()), height: Int32(rect.height.rounded()))
  }
}
