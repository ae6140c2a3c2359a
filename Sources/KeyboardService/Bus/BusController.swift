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
  private var frames = FrameTeller()
  private var language: String?

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
    connection.onDisconnect = {
      log("the message bus is gone: 'toccata show' and the like cannot reach the keyboard any more")
    }
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

  /// Waits, for so long at most, until the desktop's settings are known: for the start alone, so
  /// that the first picture is not in other colours than the second.
  func waitForDesktopSettings(atMost limit: Duration) { portal?.wait(atMost: limit) }

  /// The keyboard came or went.
  func visibleChanged() {
    try? onScreenKeyboard?.visibleChanged()
  }

  /// The keyboard goes to this place, or is there if it takes no time.
  func frameChanged(_ rect: Rect, on output: String, takes duration: Duration) {
    let change = frames.go(
      to: KeyboardFrame(rect), on: output, duration: duration / .seconds(1))
    if let change { try? keyboard?.frameWillChange(change) }
    if duration == .zero { frameArrived() }
  }

  /// The keyboard does not move, or no more.
  func frameArrived() {
    if let change = frames.arrive() { try? keyboard?.frameDidChange(change) }
  }

  /// This language is typed; told where it is another than before.
  func languageChanged(_ language: String) {
    defer { self.language = language }
    if let before = self.language, before != language { try? keyboard?.languageChanged(language) }
  }

  /// Reads text that somebody wants typed and hands it to `type`, which is to answer the call; what
  /// cannot be read is answered here.
  func read(
    _ descriptor: BusDescriptor, for call: BusCall, type: @escaping (String) -> Void
  ) {
    guard readings.count < TextReading.mostReadings else {
      return call.fail(.limitExceeded("\(TextReading.mostReadings) texts are being read"))
    }
    var key: ObjectIdentifier?
    let reading = TextReading(descriptor, loop: loop) { [weak self] result in
      if let key { self?.readings[key] = nil }
      switch result {
      case .success(let text): type(text)
      case .failure(let error): call.fail(error)
      }
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
