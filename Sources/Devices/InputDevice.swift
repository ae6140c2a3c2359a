import CUdev

/// A device as udev tells of it; owns udev's pointer.
final class InputDevice {
  /// The kernel's name for input devices.
  static let subsystem = "input"

  private let pointer: OpaquePointer

  /// Takes over a pointer that the caller owned.
  init(taking pointer: OpaquePointer) { self.pointer = pointer }

  deinit { udev_device_unref(pointer) }

  /// Its place below /sys, which is unique.
  var path: String? { udev_device_get_syspath(pointer).map { String(cString: $0) } }

  /// Whether this is the news that it has gone.
  var isRemoved: Bool {
    udev_device_get_action(pointer).map { String(cString: $0) } == "remove"
  }

  /// What udev's rules found out.
  var facts: InputDeviceFacts {
    InputDeviceFacts(
      path: path ?? "",
      isKeyboard: property("ID_INPUT_KEYBOARD") == "1")
  }

  private func property(_ name: String) -> String? {
    udev_device_get_property_value(pointer, name).map { String(cString: $0) }
  }
}
