import EventLoop
import Layouts
import TextTraits
import Typing
import Wayland

/// Runs the typing: events in, edits and actions out, and a timer for what time alone changes.
final class TypingController {
  /// Called with every edit of the field and with how it is to be sent.
  var onEdit: ((Edit, Submission) -> Void)?
  /// Called with everything else that is to be done.
  var onAction: ((Effect) -> Void)?
  /// Called when everything of an event was done, and before anything is made of it for the eye.
  var onPerformed: (() -> Void)?
  /// Called when what is to be seen has changed.
  var onPresentation: ((Presentation) -> Void)?

  /// Where words come from now, or nil; asked with every event.
  var words: () -> (any WordSource)? = { nil }

  /// What is to be seen now.
  var presentation: Presentation { state.presentation }

  private var state: TypingState
  private let loop: EventLoop
  private let recording: TouchRecording?
  private var timer: Timer?
  private var shown: Presentation?
  private var clocks: [FingerEvent.Device: TouchClock] = [:]
  private var slots: [FingerEvent.Finger: TouchID] = [:]

  /// Typing under these settings, with its timer in `loop`; touches go to `recording` too.
  init(
    settings: TypingSettings = TypingSettings(), loop: EventLoop, recording: TouchRecording? = nil
  ) {
    state = TypingState(settings: settings)
    self.loop = loop
    self.recording = recording
    let timer = Timer { [weak self] in self?.apply(.wake) }
    self.timer = timer
    loop.add(timer)
  }

  /// Lets go of the timer.
  func stop() {
    if let timer { loop.remove(timer) }
    timer = nil
  }

  /// Something happened, now or at a time before.
  func apply(_ event: TypingEvent, at now: Instant = Instant(Timer.now)) {
    if case .touch(let touch) = event { recording?.record(touch, now: now, field: state.field) }
    let words = words()
    let effects = state.take(event, now: now, words: words)
    for effect in effects {
      if case .edit(let edit) = effect {
        onEdit?(edit, state.submission)
      } else {
        onAction?(effect)
      }
    }
    if !effects.isEmpty { onPerformed?() }
    // The text is with the field by now; what the next word may be has time until the next frame.
    state.askWords(words)
    timer?.set(state.nextWake.map(\.sinceStart))
    let presentation = state.presentation
    guard presentation != shown else { return }
    shown = presentation
    onPresentation?(presentation)
  }

  /// Fingers did something on the surface, where the keyboard's top left corner is at `origin`; a
  /// finger may move it.
  func apply(_ events: [FingerEvent], origin: () -> Point) {
    for event in events {
      let now = clocks[event.finger.device, default: TouchClock()]
        .instant(of: event.time, now: Instant(Timer.now))
      if let touch = touch(event, origin: origin()) { apply(.touch(touch), at: now) }
    }
  }

  /// The surface that the fingers were on is gone: they do nothing any more.
  func cancelFingers() {
    slots = [:]
    apply(.touch(.cancelAll))
  }

  private func touch(_ event: FingerEvent, origin: Point) -> TouchEvent? {
    let finger = event.finger
    let point = Point(x: event.x - origin.x, y: event.y - origin.y)
    return switch event.phase {
    case .down: .down(begin(finger), point)
    case .moved: slots[finger].map { .move($0, point) }
    case .up: slots.removeValue(forKey: finger).map { .up($0) }
    case .cancelled: slots.removeValue(forKey: finger).map { .cancel($0) }
    }
  }

  /// Mouse, pen and touch screen may use the same slot numbers; here every finger has its own.
  private func begin(_ finger: FingerEvent.Finger) -> TouchID {
    if let known = slots[finger] { return known }
    let used = Set(slots.values.map(\.rawValue))
    let free = (0...Int32(used.count)).first { !used.contains($0) } ?? 0
    let id = TouchID(rawValue: free)
    slots[finger] = id
    return id
  }
}

extension Field {
  /// The field as typing needs to know it.
  init(_ field: FocusedField) {
    self.init(
      traits: field.traits, capabilities: field.capabilities, application: field.appID)
  }
}
