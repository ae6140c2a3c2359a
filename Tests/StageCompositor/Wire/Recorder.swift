import CWaylandServer
import Glibc
import Synchronization

/// Notes every request in the order it came, and lets another thread wait for one.
final class Recorder: Sendable {
  private let requests = Mutex<[Request]>([])
  private let condition = Condition()

  var all: [Request] { requests.withLock { $0 } }

  func note(_ request: Request) {
    requests.withLock { $0.append(request) }
    condition.signal()
  }

  /// Waits until `find` finds something among the requests, at most for `timeout`.
  func wait<Found>(timeout: Duration, _ find: ([Request]) -> Found?) -> Found? {
    let deadline = now() + timeout
    while true {
      let seen = condition.generation
      if let found = find(all) { return found }
      guard condition.wait(after: seen, until: deadline) else { return find(all) }
    }
  }

  /// libwayland calls it for every message of the display.
  static let logger: wl_protocol_logger_func_t = { data, direction, message in
    guard direction == WL_PROTOCOL_LOGGER_REQUEST, let data, let message = message?.pointee,
      let resource = message.resource, let type = message.message
    else { return }
    let recorder = Unmanaged<Recorder>.fromOpaque(data).takeUnretainedValue()
    recorder.note(
      Request(
        time: now(), interface: String(cString: wl_resource_get_class(resource)),
        object: wl_resource_get_id(resource), name: String(cString: type.pointee.name),
        arguments: values(message.arguments, of: type)))
  }
}

/// The monotonic clock.
func now() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
