import Devices
import EventLoop
import Wayland

/// Whether the person has a hardware keyboard to type with instead. On a screen that cannot be
/// touched the keyboard is there to be clicked, although one is attached.
final class HardwareController {
  /// Called with whether fields should bring the keyboard up no more, when that changes.
  var onKeyboard: ((Bool) -> Void)?

  private let keyboards = HardwareKeyboards()
  private let seat: Seat
  private var told = false

  /// Watches the input devices in `loop`.
  init(_ seat: Seat, loop: EventLoop) {
    self.seat = seat
    if let keyboards { loop.add(keyboards) }
    keyboards?.onChange = { [weak self] _ in self?.tell() }
    seat.onTouch = { [weak self] _ in self?.tell() }
  }

  /// Tells what is so, where it is not what was told before.
  func tell() {
    let isThere = seat.hasTouch && keyboards?.isAttached == true
    guard isThere != told else { return }
    told = isThere
    onKeyboard?(isThere)
  }
}
