import Foundation
import Testing

@testable import Devices

struct HardwareKeyboardsTests {
  @Test(
    "a keyboard counts where a person can type on it",
    arguments: [
      ("/sys/devices/pci0000:00/usb1/1-2/input/input7", true, true),
      ("/sys/devices/platform/i8042/serio0/input/input3", true, true),
      // Volume keys of a phone: udev says they are keys, but no keyboard.
      ("/sys/devices/platform/gpio-keys/input/input1", false, false),
      // Made by a program: key remappers, remote desktops, automation.
      ("/sys/devices/virtual/input/input9", true, false),
    ])
  func counts(path: String, isKeyboard: Bool, counts: Bool) {
    let facts = InputDeviceFacts(path: path, isKeyboard: isKeyboard)
    #expect(facts.isHardwareKeyboard == counts)
  }

  /// By a process of its own, because a made-up udev is loaded before everything else.
  @Test("keyboards that come and go are told, buttons are not", .timeLimit(.minutes(1)))
  func comeAndGo() throws {
    let programs = try #require(Bundle.main.executableURL?.deletingLastPathComponent())
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "hotplug.py")
    let hotplug = Process()
    hotplug.executableURL = URL(filePath: "/usr/bin/timeout")
    hotplug.arguments = [
      "30", "umockdev-wrapper", "/usr/bin/python3", script.path,
      programs.appending(path: "DevicesProbe").path,
    ]
    let output = Pipe()
    hotplug.standardOutput = output
    try hotplug.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    hotplug.waitUntilExit()
    #expect(
      text == """
        start with a keyboard: attached
        both taken away: none
        one attached: attached
        end: 0

        """)
  }
}
