import EventLoop
import TextTraits
import Typing

/// Shows and hides the keyboard, as ``Visibility`` decides and ``Slide`` moves it.
final class VisibilityController {
  /// Called when the keyboard needs its place on the screen.
  var onMap: (() -> Void)?
  /// Called when the keyboard has left the screen.
  var onUnmap: (() -> Void)?
  /// Called with how much of the keyboard has slid in, 0 to 1.
  var onShare: ((Double) -> Void)?
  /// Called when the keyboard begins to come or to go.
  var onVisible: ((Bool) -> Void)?
  /// Called when the keyboard has arrived on the screen, once each time it comes.
  var onArrival: (() -> Void)?
  /// Called when the keyboard has come to rest; and again as long as it is painted at rest.
  var onRest: (() -> Void)?

  /// Whether the keyboard slides.
  var animates = true
  /// Whether the keyboard is shown, or on its way there.
  var isVisible: Bool { visibility.isVisible }
  /// How long the keyboard still slides.
  var timeLeft: Duration { max(.zero, slide.end - (beginning ?? Instant(Timer.now))) }

  private var visibility = Visibility()
  private var slide = Slide()
  private var timer: Timer?
  private var hasArrived = false
  /// When the slide began that is being told of: making a surface takes nothing from its length.
  private var beginning: Instant?

  /// A controller with its timer in `loop`.
  init(loop: EventLoop) {
    let timer = Timer { [weak self] in self?.wake() }
    self.timer = timer
    loop.add(timer)
  }

  /// Something happened that may show or hide the keyboard.
  func apply(_ event: VisibilityEvent) {
    let now = Instant(Timer.now)
    if let change = visibility.apply(event, now: now) { begin(change, now) }
    setTimer(now)
  }

  /// A field got the focus, or none has it any more.
  func focus(_ field: FocusedField?) {
    apply(
      field.map { .fieldActivated(providesOwnKeyboard: $0.traits.providesOwnKeyboard) }
        ?? .fieldDeactivated)
  }

  /// The focused field says something else than before.
  func change(_ field: FocusedField) {
    apply(.fieldChanged(providesOwnKeyboard: field.traits.providesOwnKeyboard))
  }

  /// The compositor took the surface away, with its output or for another reason.
  func surfaceLost(hasOutput: Bool) {
    apply(.output(isThere: hasOutput))
    if isVisible { onMap?() }
  }

  /// The next frame is about to be painted: the keyboard is where the time says.
  func tick() {
    let now = Instant(Timer.now)
    onShare?(slide.position(at: now))
    guard !slide.isMoving(at: now) else { return }
    if slide.isIn { arrive() } else { onUnmap?() }
    onRest?()
  }

  private func arrive() {
    guard !hasArrived else { return }
    hasArrived = true
    onArrival?()
  }

  private func begin(_ change: VisibilityChange, _ now: Instant) {
    slide.go(in: change.isVisible, now: now, animates: animates && change.animation == .slide)
    hasArrived = false
    beginning = now
    defer { beginning = nil }
    if change.isVisible { onMap?() }
    onVisible?(change.isVisible)
    tick()
  }

  private func wake() {
    apply(.wake)
    tick()
  }

  /// A surface nobody looks at gets no frames: the end of a slide is not left to them.
  private func setTimer(_ now: Instant) {
    let end = slide.isMoving(at: now) ? slide.end : nil
    let next = [visibility.nextWake, end].compactMap(\.self).min()
    timer?.set(next.map(\.sinceStart))
  }
}
