import EventLoop
import Keymaps
import Typing
import Wayland

/// Keys by the virtual keyboard: with the person's own keymap where it has the symbol, else with
/// one made for it, after which the person's is given back (rule 5).
final class VirtualKeySender: KeySender {
  /// XWayland clients read a new keymap late: time for it before and after each key under one.
  private static let keymapPause = Duration.milliseconds(10)
  /// How long after the last key the person's keymap is given back.
  private static let restoreDelay = Duration.milliseconds(25)

  private let own: SeatKeymap
  private let loop: EventLoop
  private var keyboard: VirtualKeyboard?
  private var queue: [Step] = []
  private var timer: Timer?
  private var hasGenerated = false

  private enum Step {
    case keymap(String)
    case press(Keymaps.KeyStroke)
    case restore
  }

  /// A sender for this seat; nil where the compositor has no virtual keyboard or no keymap is to
  /// be had.
  init?(_ connection: Connection, seat: Seat, loop: EventLoop) {
    let own = SeatKeymap(seat)
    // It is there from the start: wlroots asks no input method on a seat without any keyboard.
    guard let keymap = own.keymap,
      let keyboard = VirtualKeyboard(connection, seat: seat, keymap: keymap.text)
    else { return nil }
    self.own = own
    self.keyboard = keyboard
    self.loop = loop
    let timer = Timer { [weak self] in self?.runQueue() }
    self.timer = timer
    loop.add(timer)
  }

  func send(_ stroke: Typing.KeyStroke) -> Bool {
    guard let keysym = stroke.keysym, keysym.isTypable, let own = own.keymap else { return false }
    if let found = own.stroke(for: keysym) {
      enqueue([.press(with(stroke, found, in: own))])
      return true
    }
    let generated = GeneratedKeymap([keysym])
    guard let found = generated.strokes[keysym], let keymap = Keymap(text: generated.text) else {
      return false
    }
    enqueue([.keymap(generated.text), .press(with(stroke, found, in: keymap)), .restore])
    return true
  }

  /// Lets go of everything; called before the program ends.
  func stop() {
    queue = []
    if hasGenerated, let own = own.keymap { keyboard?.setKeymap(own.text, time: now) }
    keyboard = nil
    if let timer { loop.remove(timer) }
    timer = nil
  }

  private func with(
    _ stroke: Typing.KeyStroke, _ found: Keymaps.KeyStroke, in keymap: Keymap
  ) -> Keymaps.KeyStroke {
    var found = found
    for name in stroke.modifierNames { found.modifiers |= keymap.mask(ofModifier: name) }
    return found
  }

  private func enqueue(_ steps: [Step]) {
    let isIdle = queue.isEmpty
    // The person's keymap is given back after the last of several symbols.
    if case .keymap = steps.first, case .restore = queue.last { queue.removeLast() }
    queue += steps
    if isIdle { runQueue() }
  }

  private func runQueue() {
    while !queue.isEmpty {
      switch queue.removeFirst() {
      case .keymap(let text):
        keyboard?.setKeymap(text, time: now)
        hasGenerated = true
        return wait(Self.keymapPause)
      case .press(let stroke):
        press(stroke)
        if hasGenerated {
          let isLast = queue.count <= 1
          return wait(isLast ? Self.restoreDelay : Self.keymapPause)
        }
      case .restore:
        if let own = own.keymap { keyboard?.setKeymap(own.text, time: now) }
        hasGenerated = false
      }
    }
  }

  private func wait(_ pause: Duration) {
    timer?.set(Timer.now + pause)
  }

  private func press(_ stroke: Keymaps.KeyStroke) {
    guard let keyboard else { return }
    let hasModifiers = stroke.modifiers != 0 || stroke.group != 0
    if hasModifiers { keyboard.setModifiers(held: stroke.modifiers, group: stroke.group) }
    keyboard.key(stroke.code, isPressed: true, time: now)
    keyboard.key(stroke.code, isPressed: false, time: now)
    if hasModifiers { keyboard.setModifiers(held: 0) }
  }

  private var now: UInt32 { Timer.milliseconds }
}

extension Timer {
  /// The time now as Wayland's events bear it: milliseconds that wrap around.
  static var milliseconds: UInt32 {
    let parts = now.components
    return UInt32(
      truncatingIfNeeded: parts.seconds * 1_000 + parts.attoseconds / 1_000_000_000_000_000)
  }
}
