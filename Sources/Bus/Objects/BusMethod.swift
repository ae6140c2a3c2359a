/// A method that an interface of ours offers.
@MainActor
public struct BusMethod {
  /// Its name.
  public var name: String
  /// What it is called with; other arguments are refused before the handler sees them.
  public var inputs: [BusArgument]
  /// What it answers.
  public var outputs: [BusArgument]
  /// Does it. The call may be kept and answered later.
  public var handler: (BusCall) -> Void

  /// A method.
  public init(
    _ name: String, in inputs: [BusArgument] = [], out outputs: [BusArgument] = [],
    handler: @escaping (BusCall) -> Void
  ) {
    self.name = name
    self.inputs = inputs
    self.outputs = outputs
    self.handler = handler
  }

  /// A method that answers at once with what `body` returns, or with the error it throws: a
  /// ``BusError`` as it is, any other as a failure with its description.
  public init(
    _ name: String, in inputs: [BusArgument] = [], out outputs: [BusArgument] = [],
    answer body: @escaping (BusCall) throws -> [BusValue]
  ) {
    let handler = { (call: BusCall) in
      do {
        call.reply(try body(call))
      } catch {
        call.fail(BusError(error))
      }
    }
    self.init(name, in: inputs, out: outputs, handler: handler)
  }
}
