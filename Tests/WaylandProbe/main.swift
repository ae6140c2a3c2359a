// A real program as a client of the stage: connects as its environment says, shows a surface, and
// ends when the compositor does. Prints one line for each thing that happened.

import EventLoop
import Glibc
import Wayland

extension Connection: EventSource {}

func report(_ line: String) {
  print(line)
  fflush(nil)
}

@MainActor
func run() -> Int32 {
  let loop = EventLoop()
  guard let connection = try? Connection() else {
    report("no connection")
    return 69
  }
  loop.add(connection)
  connection.onFailure = { _ in loop.stop(69) }
  let layer = LayerSurface(connection, placement: .docked(height: 100, zone: 100))
  let pool = BufferPool(connection)
  layer?.onConfigure = { width, height in
    let (width, height) = (Int32(width), Int32(height))
    guard let buffer = pool.next(width: width, height: height, damage: []) else { return }
    layer?.surface.show(buffer, width: width, height: height, damage: [])
  }
  layer?.surface.onFingers = { events in
    for event in events { report("\(event.phase)") }
  }
  let signals = SignalSource([SIGTERM]) { _ in loop.stop(0) }
  loop.add(signals)
  return loop.run()
}

exit(run())
