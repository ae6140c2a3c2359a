extension BusInterface {
  /// `org.toccata.Field1`. No method takes or gives typed text.
  static func field(_ handlers: FieldHandlers, client: String) -> BusInterface {
    BusInterface(
      FieldObject.interface,
      methods: [
        method("SetTraits", of: client, in: [BusArgument("traits", "a{sv}")]) { call in
          try handlers.setTraits(call.arguments.first?.namedValues ?? [:])
        },
        method("Focus", of: client) { _ in try handlers.focus() },
        method("Blur", of: client) { _ in try handlers.blur() },
        method("Unregister", of: client) { _ in try handlers.unregister() },
        method("PlayInputClick", of: client) { _ in try handlers.playInputClick() },
      ],
      signals: [
        BusSignal("ReturnPressed"),
        BusSignal("AccessoryActivated", [BusArgument("id", "s"), BusArgument("value", "v")]),
        BusSignal("InputViewKey", [BusArgument("id", "s")]),
        BusSignal("InputViewDismissed"),
      ])
  }

  /// A method without an answer that refuses everybody but `client`.
  private static func method(
    _ name: String, of client: String, in inputs: [BusArgument] = [],
    body: @escaping (BusCall) throws -> Void
  ) -> BusMethod {
    BusMethod(
      name, in: inputs,
      answer: { call in
        guard call.sender == client else {
          throw BusError.denied("the field is another client's")
        }
        try body(call)
        return []
      })
  }
}
