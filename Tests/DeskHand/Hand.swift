/// What touches the desk.
protocol Hand: AnyObject {
  func down(_ finger: UInt32, _ x: Double, _ y: Double) throws(HandError)
  func move(_ finger: UInt32, _ x: Double, _ y: Double) throws(HandError)
  func hover(_ x: Double, _ y: Double) throws(HandError)
  func up(_ finger: UInt32) throws(HandError)
  func resize(_ width: Double, _ height: Double)
  func key(_ code: UInt32, pressed: Bool) throws(HandError)
}

/// The best hand that the compositor offers: real fingers, else a pointer.
func openHand(_ globals: Globals) throws(HandError) -> any Hand {
  if let hand = FakeInputHand(globals) { return hand }
  if let hand = try VirtualPointerHand(globals) { return hand }
  throw HandError("the compositor offers neither org_kde_kwin_fake_input nor a virtual pointer")
}
