import Bus

/// Which changes of the keyboard's frame are to be told: one when it begins to move, and the same
/// when it has arrived, unless it was sent elsewhere meanwhile.
nonisolated struct FrameTeller: Equatable, Sendable {
  /// Where it is, or is going.
  private(set) var frame: KeyboardFrame

  private var pending: FrameChange?

  /// A keyboard that is here.
  init(frame: KeyboardFrame = KeyboardFrame(x: 0, y: 0, width: 0, height: 0)) {
    self.frame = frame
  }

  /// It goes somewhere.
  ///
  /// - Parameter duration: how long that takes, in seconds.
  /// - Returns: what to tell now; nil where it stays or is as hidden as before.
  mutating func go(
    to end: KeyboardFrame, on output: String, duration: Double
  ) -> FrameChange? {
    let begin = frame
    frame = end
    guard end != begin, !(begin.isEmpty && end.isEmpty) else { return nil }
    let change = FrameChange(
      phase: begin.isEmpty ? .show : end.isEmpty ? .hide : .move, begin: begin, end: end,
      output: output, duration: duration, curve: EaseOut.name)
    pending = change
    return change
  }

  /// It does not move, or no more.
  ///
  /// - Returns: what to tell now; nil where that is told already.
  mutating func arrive() -> FrameChange? {
    defer { pending = nil }
    return pending
  }
}

nonisolated extension KeyboardFrame {
  /// Whether the keyboard is not on the screen.
  var isEmpty: Bool { width == 0 || height == 0 }
}
