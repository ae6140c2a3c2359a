import Bus
import EventLoop

/// The message bus in the loop: its descriptor, and a timer for what it must do by itself.
final class BusSource: EventSource {
  private let connection: BusConnection
  private var isReady = false
  private let timer: Timer
  private let loop: EventLoop

  /// The bus, to be served by `loop`.
  init(_ connection: BusConnection, loop: EventLoop) {
    self.connection = connection
    self.loop = loop
    timer = Timer { connection.process() }
    loop.add(timer)
    loop.add(self)
  }

  /// Takes it out of the loop.
  func remove() {
    loop.remove(timer)
    loop.remove(self)
  }

  var descriptor: Int32 { connection.descriptor }

  func prepare() -> Int16? {
    timer.set(connection.deadline)
    return connection.events
  }

  func collect(_ readyEvents: Int16) { isReady = readyEvents != 0 }

  func dispatch() {
    guard isReady else { return }
    isReady = false
    connection.process()
  }
}
