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
  /// Called when what is to be seen has changed.
  var onPresentation: ((Presentation) -> Void)?

  /// What is to be seen now.
  var presentation: Presentation { state.presentation }

  private var state: TypingState
  private let loop: EventLoop
  private var timer: Timer?
  private var shown: Presentation?
  private var slots: [FingerEvent.Finger: TouchID] = [:]

  /// Typing under these settings, with its timer in `loop`.
  init(settings: TypingSettings = TypingSettings(), loop: EventLoop) {
    state = TypingState(settings: settings)
    self.loop = loop
    let timer = Timer { [weak self] in self?.apply(.wake) }
    self.timer = timer
    loop.add(timer)
  }

  /// Lets go of the timer.
  func stop() {
    if let timer { loop.remove(timer) }
    timer = nil
  }

  /// Something happened.
  func apply(_ event: TypingEvent) {
    let effects = state.apply(event, now: Instant(Timer.now))
    for effect in effects {
      if case .edit(let edit) = effect {
        onEdit?(edit, state.submission)
      } else {
        onAction?(effect)
      }
    }
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
      let origin = origin()
      let point = Point(x: event.x - origin.x, y: event.y - origin.y)
      switch event.phase {
      case .down: apply(.touch(.down(begin(event.finger), point)))
      case .moved: if let id = slots[event.finger] { apply(.touch(.move(id, point))) }
      case .up: end(event.finger, TouchEvent.up)
      case .cancelled: end(event.finger, TouchEvent.cancel)
      }
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

  private func end(_ finger: FingerEvent.Finger, _ event: (TouchID) -> TouchEvent) {
    guard let id = slots.removeValue(forKey: finger) else { return }
    apply(.touch(event(id)))
  }
}

extension Field {
  /// The field as typing needs to know it.
  init(_ field: FocusedField) {
    self.init(traits: field.traits, capabilities: field.capabilities)
  }
}
