import CUdev
import EventLoop
import Glibc

/// Tells whether a hardware keyboard is attached, by udev, which knows each device without the
/// right to read it. It wakes the process only when an input device comes or goes.
@MainActor
public final class HardwareKeyboards: EventSource {
  /// Called when the first one was attached or the last one was taken away.
  public var onChange: ((Bool) -> Void)?
  /// Whether there is one.
  public var isAttached: Bool { !attached.isEmpty }

  private let context: OpaquePointer
  private let monitor: OpaquePointer
  /// The kernel's paths of those that are there.
  private var attached: Set<String> = []
  private var before = false

  /// Finds those that are there; nil where there is no udev to be asked.
  public init?() {
    guard let context = udev_new() else { return nil }
    guard let monitor = udev_monitor_new_from_netlink(context, "udev") else {
      udev_unref(context)
      return nil
    }
    self.context = context
    self.monitor = monitor
    udev_monitor_filter_add_match_subsystem_devtype(monitor, InputDevice.subsystem, nil)
    guard udev_monitor_enable_receiving(monitor) >= 0 else { return nil }
    enumerate()
    before = isAttached
  }

  isolated deinit {
    udev_monitor_unref(monitor)
    udev_unref(context)
  }

  /// Part of ``EventSource``.
  public var descriptor: Int32 { udev_monitor_get_fd(monitor) }

  /// Part of ``EventSource``.
  public func prepare() -> Int16? { Int16(POLLIN) }

  /// Part of ``EventSource``.
  public func collect(_ readyEvents: Int16) {
    guard readyEvents & Int16(POLLIN) != 0 else { return }
    while let pointer = udev_monitor_receive_device(monitor) { take(InputDevice(taking: pointer)) }
  }

  /// Part of ``EventSource``.
  public func dispatch() {
    guard isAttached != before else { return }
    before = isAttached
    onChange?(isAttached)
  }

  private func enumerate() {
    guard let list = udev_enumerate_new(context) else { return }
    defer { udev_enumerate_unref(list) }
    udev_enumerate_add_match_subsystem(list, InputDevice.subsystem)
    udev_enumerate_scan_devices(list)
    var entry = udev_enumerate_get_list_entry(list)
    while let current = entry {
      if let pointer = udev_device_new_from_syspath(context, udev_list_entry_get_name(current)) {
        take(InputDevice(taking: pointer))
      }
      entry = udev_list_entry_get_next(current)
    }
  }

  private func take(_ device: InputDevice) {
    guard let path = device.path else { return }
    if device.isRemoved || !device.facts.isHardwareKeyboard {
      attached.remove(path)
    } else {
      attached.insert(path)
    }
  }
}
