// Says whether a hardware keyboard is attached, now and at each change, until its input ends.

import Devices
import EventLoop
import Glibc

@MainActor
func report(_ isAttached: Bool) {
  print(isAttached ? "attached" : "none")
  fflush(nil)
}

let loop = EventLoop()
guard let keyboards = HardwareKeyboards() else {
  print("no udev")
  exit(69)
}
keyboards.onChange = { report($0) }
report(keyboards.isAttached)
loop.add(keyboards)
let input = DescriptorSource(0) { loop.stop(0) }
loop.add(input)
exit(loop.run())
