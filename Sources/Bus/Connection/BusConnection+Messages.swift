import CSystemd

extension BusConnection {
  /// Calls a method and answers later, once. Where it cannot even be sent, `then` is called before
  /// this returns; if the connection is dropped first, never.
  func call(
    _ method: String, of proxy: BusProxy, _ arguments: [BusValue], options: BusCallOptions,
    then: @escaping (Result<[BusValue], BusError>) -> Void
  ) {
    do {
      try send(method, of: proxy, arguments, options: options) { reply in
        if let error = BusError(reply: reply.pointer) { return then(.failure(error)) }
        then(Result { () throws(BusError) in try reply.arguments() })
      }
    } catch {
      then(.failure(error))
    }
  }

  private func send(
    _ method: String, of proxy: BusProxy, _ arguments: [BusValue], options: BusCallOptions,
    receive: @escaping (BusMessage) -> Void
  ) throws(BusError) {
    var message: OpaquePointer?
    let made = sd_bus_message_new_method_call(
      pointer, &message, proxy.destination, proxy.path, proxy.interface, method)
    try Self.check(made, "call \(method)")
    defer { sd_bus_message_unref(message) }
    guard let message else { return }
    sd_bus_message_set_auto_start(message, options.startsService ? 1 : 0)
    try MessageWriter(message).append(arguments)
    let callback = MessageCallback(receive)
    var slot: OpaquePointer?
    let sent = sd_bus_call_async(
      pointer, &slot, message, MessageCallback.function, callback.userdata,
      UInt64(clamping: options.timeout.components.seconds * 1_000_000))
    try Self.check(sent, "call \(method)")
    if let slot { BusSlot.float(slot, context: callback) }
  }

  /// Sends a signal to everyone who listens, or to one `destination` alone.
  func emit(
    _ member: String, of interface: String, at path: String, _ arguments: [BusValue],
    to destination: String?
  ) throws(BusError) {
    var message: OpaquePointer?
    let made = sd_bus_message_new_signal(pointer, &message, path, interface, member)
    try Self.check(made, "emit \(member)")
    defer { sd_bus_message_unref(message) }
    guard let message else { return }
    if let destination {
      try Self.check(sd_bus_message_set_destination(message, destination), "emit \(member)")
    }
    try MessageWriter(message).append(arguments)
    try Self.check(sd_bus_send(pointer, message, nil), "emit \(member)")
  }

  /// Calls `receive` for each message that matches, until the slot is dropped. The bus passes a
  /// signal that was sent to us alone to every match but the sender's: who must know that it came
  /// from a well-known name compares ``BusMessage/sender`` with the name's owner.
  public func onSignal(
    _ match: BusMatch, receive: @escaping (BusMessage) -> Void
  ) throws(BusError) -> BusSlot {
    let callback = MessageCallback(receive)
    var slot: OpaquePointer?
    let added = sd_bus_add_match_async(
      pointer, &slot, try match.rule(), MessageCallback.function, MessageCallback.ignore,
      callback.userdata)
    try Self.check(added, "listen for a signal")
    guard let slot else { throw .failed("cannot listen for a signal") }
    return BusSlot(slot, context: callback)
  }

  static func check(_ result: Int32, _ doing: String) throws(BusError) {
    guard result >= 0 else { throw BusError(errno: -result, doing: doing) }
  }
}
