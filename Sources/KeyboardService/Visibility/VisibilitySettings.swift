/// The constants of showing and hiding that a person may set.
nonisolated struct VisibilitySettings: Hashable, Sendable {
  /// What an attached hardware keyboard means.
  enum HardwareKeyboard: String, CaseIterable, Codable, Sendable {
    /// No field brings the on-screen keyboard up; calling it does.
    case hide
    /// Nothing.
    case ignore
  }

  /// How long the keyboard stays after the last field lost the focus, so that it does not blink
  /// when the next field gets it.
  var hideDelay = Duration.milliseconds(250)
  /// What an attached hardware keyboard means.
  var hardwareKeyboard = HardwareKeyboard.hide
}
