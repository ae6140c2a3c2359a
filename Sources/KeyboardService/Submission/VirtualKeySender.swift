import EventLoop
import Keymaps
import Typing
import Wayland

/// Keys by the virtual keyboard: with the person's own keymap where it has the symbol, else with
/// one made for it, after which the person's is given back (rule 5).
///
/// XWayland and its clients read a keymap late, on a busy machine much later than the key. So as
/// long as a made keymap is in force all characters go by it, and what is added to it moves none of
/// its symbols: it does not matter which of several such keymaps a client has read.
///
/// A seat without a keymap begins with a made one too, and has the person's a little later: that one
/// takes some milliseconds here, in the compositor and in each client, and the first picture comes
/// after all of them.
final class VirtualKeySender: KeySender {
  /// Time for XWayland to read a keymap, before and after each key under a made one.
  private static let keymapPause = Duration.milliseconds(10)
  /// How long after the last key under a made keymap the person's is given back.
  private static let restoreDelay = Duration.milliseconds(100)

  /// How long a seat without a keymap goes on with the made one.
  private static let settlingTime = Duration.seconds(1)

  private let own: SeatKeymap
  private let loop: EventLoop
  private var keyboard: VirtualKeyboard?
  private var timer: Timer?
  private var steps: [Step] = []
  /// The keymap that is in force when all steps are done; nil is the person's own.
  private var made: MadeKeymap?
  /// Whether a made keymap is in force now.
  private var isForeign = false
  private var lastKey = Duration.zero
  /// Until then the keymap that was made for the beginning stays.
  private var settlingEnd = Duration.zero
  /// Nothing is sent before.
  private var pauseEnd = Duration.zero

  /// Called when nothing is left to do, once the end is near.
  private var onEnd: (() -> Void)?

  private enum Step {
    case make(String)
    case press(Keymaps.KeyStroke)
    case restore
    case call(() -> Void)
  }

  /// A sender for this seat; nil where the compositor has no virtual keyboard or no keymap is to
  /// be had.
  init?(_ connection: Connection, seat: Seat, loop: EventLoop) {
    let own = SeatKeymap(seat)
    // It is there from the start: wlroots asks no input method on a seat without any keyboard.
    let beginning = own.isTold ? nil : MadeKeymap([])
    guard let keymap = beginning?.text ?? own.keymap?.text,
      let keyboard = VirtualKeyboard(connection, seat: seat, keymap: keymap)
    else { return nil }
    self.own = own
    self.keyboard = keyboard
    self.loop = loop
    let timer = Timer { [weak self] in self?.takeSteps() }
    self.timer = timer
    loop.add(timer)
    guard let beginning else { return }
    made = beginning
    isForeign = true
    settlingEnd = Timer.now + Self.settlingTime
    takeSteps()
  }

  /// A program that tells nothing of a field takes keys too.
  var isReady: Bool { keyboard != nil }

  func send(_ stroke: Typing.KeyStroke) -> Bool {
    guard onEnd == nil, let keysym = stroke.keysym, keysym.isTypable else { return false }
    let modifiers = stroke.modifierNames
    // A shortcut is meant by the key where the person's keymap has it.
    if made == nil || stroke.isShortcut, let own = own.keymap, let found = own.stroke(for: keysym) {
      if made != nil { steps.append(.restore) }
      made = nil
      steps.append(.press(found.holding(modifiers, in: own)))
    } else if let found = made?.stroke(for: keysym, holding: modifiers) {
      steps.append(.press(found))
    } else {
      guard let made = made?.adding(keysym) ?? MadeKeymap([keysym]),
        let found = made.stroke(for: keysym, holding: modifiers)
      else { return false }
      // Where there was no room to add, symbols are elsewhere than before.
      if let before = self.made, !before.isPart(of: made) { steps.append(.restore) }
      self.made = made
      steps += [.make(made.text), .press(found)]
    }
    takeSteps()
    return true
  }

  func whenSent(_ action: @escaping () -> Void) {
    steps.append(.call(action))
    takeSteps()
  }

  /// Takes no more keys, and calls `action` when those that wait have gone and the person's keymap
  /// is back.
  func finish(then action: @escaping () -> Void) {
    onEnd = action
    takeSteps()
  }

  /// Lets go of everything at once.
  func stop() {
    steps = []
    if isForeign { restore() }
    keyboard = nil
    if let timer { loop.remove(timer) }
    timer = nil
  }

  private func takeSteps() {
    while let step = steps.first {
      guard isDue(at: earliest(step)) else { return }
      steps.removeFirst()
      take(step)
    }
    if isForeign {
      guard isDue(at: max(earliest(.restore), onEnd == nil ? settlingEnd : .zero)) else { return }
      restore()
      made = nil
    }
    onEnd?()
  }

  /// Whether the time has come; else the timer will tell.
  private func isDue(at time: Duration) -> Bool {
    guard Timer.now < time else { return true }
    timer?.set(time)
    return false
  }

  private func earliest(_ step: Step) -> Duration {
    switch step {
    case .make, .press: pauseEnd
    case .restore: max(pauseEnd, lastKey + Self.restoreDelay)
    case .call: .zero
    }
  }

  private func take(_ step: Step) {
    switch step {
    case .make(let text):
      keyboard?.setKeymap(text, time: Timer.milliseconds)
      isForeign = true
      pause()
    case .press(let stroke):
      press(stroke)
      guard isForeign else { return }
      lastKey = Timer.now
      pause()
    case .restore: restore()
    case .call(let action): action()
    }
  }

  private func restore() {
    if let own = own.keymap { keyboard?.setKeymap(own.text, time: Timer.milliseconds) }
    isForeign = false
    pause()
  }

  private func pause() { pauseEnd = Timer.now + Self.keymapPause }

  private func press(_ stroke: Keymaps.KeyStroke) {
    guard let keyboard else { return }
    let hasModifiers = stroke.modifiers != 0 || stroke.group != 0
    if hasModifiers { keyboard.setModifiers(held: stroke.modifiers, group: stroke.group) }
    keyboard.key(stroke.code, isPressed: true, time: Timer.milliseconds)
    keyboard.key(stroke.code, isPressed: false, time: Timer.milliseconds)
    if hasModifiers { keyboard.setModifiers(held: 0) }
  }
}

extension Typing.KeyStroke {
  /// Whether a character is meant as a command.
  fileprivate var isShortcut: Bool {
    if case .character = key { !modifiers.isEmpty } else { false }
  }
}

extension Timer {
  /// The time now as Wayland's events bear it: milliseconds that wrap around.
  static var milliseconds: UInt32 {
    let parts = now.components
    return UInt32(
      truncatingIfNeeded: parts.seconds * 1_000 + parts.attoseconds / 1_000_000_000_000_000)
  }
}
