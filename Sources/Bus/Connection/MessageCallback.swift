import CSystemd

/// A closure as a callback of sd-bus: the object is the callback's user data.
@MainActor
final class MessageCallback {
  private let receive: (BusMessage) -> Void

  init(_ receive: @escaping (BusMessage) -> Void) {
    self.receive = receive
  }

  /// What sd-bus is given as user data; a slot keeps the object alive.
  var userdata: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// The C function. It answers 0: other callbacks may see the message too.
  static let function: sd_bus_message_handler_t = { message, userdata, _ in
    guard let message, let userdata else { return 0 }
    // sd-bus calls back only from `process`, which is the main actor's.
    nonisolated(unsafe) let (theMessage, theUserdata) = (message, userdata)
    MainActor.assumeIsolated {
      let callback = Unmanaged<MessageCallback>.fromOpaque(theUserdata).takeUnretainedValue()
      callback.receive(BusMessage(theMessage))
    }
    return 0
  }

  /// Takes an answer and does nothing. Without one, sd-bus closes the connection on an error.
  static let ignore: sd_bus_message_handler_t = { _, _, _ in 0 }
}
