// What only a process of its own can show: the loop serves the main queue on the main thread,
// and signals arrive as events. Prints one line for each thing that happened, in order.

import CLinux
import EventLoop
import Glibc

func report(_ line: String) {
  print(line)
  fflush(nil)
}

@MainActor
func probe(_ loop: EventLoop) async {
  report("task on the \(getpid() == linux_thread_identifier() ? "main" : "wrong") thread")
  let heavy = await Task.detached { (1...1000).reduce(0, +) }.value
  report("back from the background with \(heavy)")
  assumeMainActor()
  kill(getpid(), SIGUSR1)
}

/// As a C callback does it.
func assumeMainActor() {
  MainActor.assumeIsolated { report("main actor") }
}

let loop = EventLoop()
let signals = SignalSource([SIGUSR1, SIGTERM]) { signal in
  report("signal \(signal == SIGUSR1 ? "USR1" : "other")")
  loop.stop(69)
}
loop.add(signals)
let start = Timer {
  report("timer")
  Task { await probe(loop) }
}
start.set(Timer.now)
loop.add(start)
exit(loop.run())
