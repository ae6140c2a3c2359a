import Keymaps
import Wayland

/// The person's own keymap: what the seat had before our keys, or the system's where it has none.
final class SeatKeymap {
  private let seat: Seat
  private var known: Keymap?

  /// Follows the keymap of this seat.
  init(_ seat: Seat) { self.seat = seat }

  /// Whether the seat has told one of the person's.
  var isTold: Bool { seat.keymap.map { !GeneratedKeymap.isGenerated($0) } ?? false }

  /// The keymap now. A seat that has ours says nothing of the person's.
  var keymap: Keymap? {
    if let text = seat.keymap, !GeneratedKeymap.isGenerated(text), text != known?.text {
      known = Keymap(text: text) ?? known
    }
    if known == nil { known = Keymap(layout: "") ?? Keymap(layout: "us") }
    return known
  }
}
