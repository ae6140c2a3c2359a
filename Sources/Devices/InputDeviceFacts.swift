/// What udev found out about an input device.
struct InputDeviceFacts: Hashable, Sendable {
  /// Its place below /sys.
  var path: String
  /// Whether it has the keys of a whole keyboard (`ID_INPUT_KEYBOARD`): power, volume and camera
  /// buttons, remotes and headsets have not.
  var isKeyboard: Bool

  /// Whether a person can type on it: not where a program made it, as automation, remote desktops
  /// and key remappers do.
  var isHardwareKeyboard: Bool { isKeyboard && !path.hasPrefix("/sys/devices/virtual/") }
}
