extension BusInterface {
  /// `org.toccata.Keyboard1`. No method takes or gives typed text: TypeText takes a descriptor, so
  /// that a monitor of the bus sees none.
  static func keyboard(_ handlers: KeyboardHandlers) -> BusInterface {
    BusInterface(
      KeyboardNames.interface, methods: methods(handlers),
      properties: [
        BusProperty("Visible", "b", get: { .boolean(handlers.isVisible()) }),
        BusProperty("Frame", "(iiii)", get: { handlers.frame().value }),
      ],
      signals: [
        BusSignal("FrameWillChange", [BusArgument("change", "a{sv}")]),
        BusSignal("FrameDidChange", [BusArgument("change", "a{sv}")]),
        BusSignal("LanguageChanged", [BusArgument("language", "s")]),
      ])
  }

  private static func methods(_ handlers: KeyboardHandlers) -> [BusMethod] {
    [
      BusMethod(
        "Show",
        answer: { _ in
          try handlers.show()
          return []
        }),
      BusMethod(
        "Hide",
        answer: { _ in
          try handlers.hide()
          return []
        }),
      BusMethod(
        "Status", out: [BusArgument("json", "s")],
        answer: { _ in [.string(try handlers.status())] }),
      BusMethod(
        "Keys", out: [BusArgument("json", "s")],
        answer: { _ in [.string(try handlers.keys())] }),
      BusMethod(
        "TypeText", in: [BusArgument("text", "h")],
        handler: { call in
          guard let text = call.arguments.first?.descriptor else { return }
          handlers.typeText(text, call)
        }),
      BusMethod(
        "ReloadLearnedWords",
        answer: { _ in
          handlers.reloadLearnedWords()
          return []
        }),
      BusMethod(
        "RegisterField", in: [BusArgument("traits", "a{sv}")], out: [BusArgument("field", "o")],
        answer: { call in
          let traits = call.arguments.first?.namedValues ?? [:]
          return [.objectPath(try handlers.registerField(call.sender, traits))]
        }),
    ]
  }
}
