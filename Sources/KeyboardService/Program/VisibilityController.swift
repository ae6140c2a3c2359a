import EventLoop
import TextTraits
import Typing

/// Shows and hides the keyboard.
final class VisibilityController {
  /// Called when the keyboard needs its place on the screen.
  var onMap: (() -> Void)?
  /// Called when the keyboard leaves the screen.
  var onUnmap: (() -> Void)?
  /// Called with how much of the keyboard has slid in, 0 to 1.
  var onShare: ((Double) -> Void)?
  /// Called when the keyboard has become visible or hidden.
  var onVisible: ((Bool) -> Void)?

  /// Whether fields tell when they want the keyboard.
  var hasInputMethod = true
  /// Whether the keyboard slides.
  var animates = true
  /// Whether the keyboard is shown.
  private(set) var isVisible = false

  /// A controller with its timer in `loop`.
  init(loop: EventLoop) {}

  /// A field has the focus, or none.
  func focus(_ field: FocusedField?) { set(field != nil) }
  /// The focused field told its state again.
  func stateAgain() { set(true) }
  /// The person closed the keyboard.
  func closeByPerson() { set(false) }
  /// Somebody wants the keyboard.
  func showByCommand() { set(true) }
  /// Somebody wants it away.
  func hideByCommand() { set(false) }
  /// The compositor took the surface away.
  func surfaceLost() { set(false) }
  /// The next frame is about to be painted.
  func tick() {}

  private func set(_ visible: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    visible ? onMap?() : onUnmap?()
    onVisible?(visible)
  }
}
