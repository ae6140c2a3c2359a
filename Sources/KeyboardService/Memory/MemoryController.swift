import EventLoop

/// When memory is given back: where the keyboard comes to rest, and never on the way of a touch.
final class MemoryController {
  /// Called when the keyboard rests: what can be had again in microseconds may go.
  var onRest: (() -> Void)?

  /// So long after the last touch the keyboard rests, though it is shown.
  static let usualPause = Duration.seconds(2)
  /// So many pauses after the first touch memory goes without one: who types on and on would have
  /// the whole of a pack in memory.
  static let pausesAtMost = 6

  private let pause: Duration
  private var firstUse = Duration.zero
  private var lastUse = Duration.zero
  private var timer: Timer?
  private var isWaiting = false

  /// A controller with its timer in `loop`.
  init(loop: EventLoop, pause: Duration = usualPause) {
    self.pause = pause
    let timer = Timer { [weak self] in self?.wake() }
    self.timer = timer
    loop.add(timer)
  }

  /// The keyboard is being used.
  func used() {
    lastUse = Timer.now
    // One setting serves all touches until it fires.
    guard !isWaiting else { return }
    firstUse = lastUse
    wait()
  }

  /// The keyboard has arrived on the screen or has left it. Nothing wakes it after that.
  func rest() {
    isWaiting = false
    timer?.set(nil)
    onRest?()
  }

  private func wait() {
    isWaiting = true
    timer?.set(lastUse + pause)
  }

  private func wake() {
    let now = Timer.now
    let isResting = now - lastUse >= pause || now - firstUse >= pause * Self.pausesAtMost
    if isResting { rest() } else { wait() }
  }
}
