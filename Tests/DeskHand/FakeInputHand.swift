import CWaylandProtocols
import CWaylandTestProtocols

/// Real fingers and keys, through KWin's fake input.
final class FakeInputHand: Hand {
  private let input: OpaquePointer

  init?(_ globals: Globals) {
    guard let input = globals.bind("org_kde_kwin_fake_input", version: 4) else { return nil }
    self.input = input
    org_kde_kwin_fake_input_authenticate(input, "toccata-desk", "tests")
  }

  deinit { org_kde_kwin_fake_input_destroy(input) }

  func down(_ finger: UInt32, _ x: Double, _ y: Double) {
    org_kde_kwin_fake_input_touch_down(
      input, finger, wl_fixed_from_double(x), wl_fixed_from_double(y))
    org_kde_kwin_fake_input_touch_frame(input)
  }

  func move(_ finger: UInt32, _ x: Double, _ y: Double) {
    org_kde_kwin_fake_input_touch_motion(
      input, finger, wl_fixed_from_double(x), wl_fixed_from_double(y))
    org_kde_kwin_fake_input_touch_frame(input)
  }

  func up(_ finger: UInt32) {
    org_kde_kwin_fake_input_touch_up(input, finger)
    org_kde_kwin_fake_input_touch_frame(input)
  }

  /// A finger that does not touch is nowhere.
  func hover(_ x: Double, _ y: Double) {}

  /// KWin counts in logical pixels itself.
  func resize(_ width: Double, _ height: Double) {}

  func key(_ code: UInt32, pressed: Bool) {
    org_kde_kwin_fake_input_keyboard_key(input, code, pressed ? 1 : 0)
  }
}
