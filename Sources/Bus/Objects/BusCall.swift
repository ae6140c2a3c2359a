import CSystemd

/// A call of one of our methods that waits for its answer. Dropped without one, it answers with an
/// error, so that no caller waits in vain.
@MainActor
public final class BusCall {
  /// The caller's unique bus name.
  public let sender: String
  /// The method called.
  public let method: String
  /// What it was called with, of the declared signature.
  public let arguments: [BusValue]
  private let message: BusMessage
  private let outputs: String
  private var isAnswered = false

  /// A call of `method` by `message`, or the error its arguments are.
  init(_ message: BusMessage, method: BusMethod) throws(BusError) {
    self.message = message
    self.method = method.name
    sender = message.sender
    outputs = method.outputs.signature
    arguments = try message.arguments()
  }

  isolated deinit {
    if !isAnswered { fail(.failed("\(method) was given up without an answer")) }
  }

  /// Answers with these values; only the first answer counts.
  public func reply(_ values: [BusValue] = []) {
    guard !isAnswered else { return }
    do {
      try send(values)
      isAnswered = true
    } catch {
      fail(error)
    }
  }

  /// Answers with an error; only the first answer counts.
  public func fail(_ error: BusError) {
    guard !isAnswered else { return }
    isAnswered = true
    message.replyWithError(error)
  }

  private func send(_ values: [BusValue]) throws(BusError) {
    guard values.signature == outputs else {
      throw .failed("\(method) answers '\(values.signature)' where '\(outputs)' is declared")
    }
    var reply: OpaquePointer?
    let made = sd_bus_message_new_method_return(message.pointer, &reply)
    try BusConnection.check(made, "answer \(method)")
    defer { sd_bus_message_unref(reply) }
    guard let reply else { return }
    try MessageWriter(reply).append(values)
    try BusConnection.check(sd_bus_send(nil, reply, nil), "answer \(method)")
  }
}

extension BusMessage {
  /// Answers this call with an error. A caller that is gone, or wants no answer, gets none.
  func replyWithError(_ error: BusError) {
    var reply = sd_bus_error()
    defer { sd_bus_error_free(&reply) }
    sd_bus_error_set(&reply, error.name, error.text)
    sd_bus_reply_method_error(pointer, &reply)
  }
}
