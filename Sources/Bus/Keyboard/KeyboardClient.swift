/// The keyboard from another program.
@MainActor
public struct KeyboardClient {
  private let keyboard: BusProxy

  /// A client; whether a keyboard runs shows with the first call.
  public init(_ connection: BusConnection) {
    keyboard = BusProxy(
      connection, destination: KeyboardNames.service, path: KeyboardNames.path,
      interface: KeyboardNames.interface)
  }

  /// Shows the keyboard; D-Bus starts one if none runs and one is installed.
  public func show(then: @escaping (Result<Void, BusError>) -> Void) {
    keyboard.call("Show") { then($0.map { _ in }) }
  }

  /// Hides it.
  public func hide(then: @escaping (Result<Void, BusError>) -> Void) {
    keyboard.call("Hide", options: .runningOnly) { then($0.map { _ in }) }
  }

  /// Asks for its status, as JSON.
  public func status(then: @escaping (Result<String, BusError>) -> Void) {
    keyboard.call("Status", options: .runningOnly) { then($0.first("Status") { $0.string }) }
  }

  /// Asks for its keys, as JSON.
  public func keys(then: @escaping (Result<String, BusError>) -> Void) {
    keyboard.call("Keys", options: .runningOnly) { then($0.first("Keys") { $0.string }) }
  }

  /// Has it type the UTF-8 that can be read from `text`; answers when all is typed. A long text
  /// takes longer than D-Bus's usual patience.
  public func typeText(
    _ text: BusDescriptor, then: @escaping (Result<Void, BusError>) -> Void
  ) {
    let options = BusCallOptions(startsService: false, timeout: .seconds(3600))
    keyboard.call("TypeText", [.descriptor(text)], options: options) { then($0.map { _ in }) }
  }

  /// Tells it that learned words were forgotten in the file.
  public func reloadLearnedWords(then: @escaping (Result<Void, BusError>) -> Void) {
    keyboard.call("ReloadLearnedWords", options: .runningOnly) { then($0.map { _ in }) }
  }

  /// Reads where the keyboard is.
  public func frame(then: @escaping (Result<KeyboardFrame, BusError>) -> Void) {
    keyboard.property("Frame", options: .runningOnly) { answer in
      then(answer.map { [$0] }.first("Frame", as: KeyboardFrame.init))
    }
  }

  /// Reads whether it is on the screen.
  public func isVisible(then: @escaping (Result<Bool, BusError>) -> Void) {
    keyboard.property("Visible", options: .runningOnly) { answer in
      then(answer.map { [$0] }.first("Visible") { $0.boolean })
    }
  }

  /// Tells each change of its frame: first that it will change, then that it did. Only the keyboard
  /// itself is believed.
  public func onFrameChange(
    will: @escaping (FrameChange) -> Void, did: @escaping (FrameChange) -> Void
  ) throws(BusError) -> [BusSlot] {
    var slots: [BusSlot] = []
    for (signal, tell) in [("FrameWillChange", will), ("FrameDidChange", did)] {
      slots += try keyboard.onOwnSignal(signal) { message in
        let value = (try? message.arguments())?.first
        if let change = value.flatMap(FrameChange.init) { tell(change) }
      }
    }
    return slots
  }
}
