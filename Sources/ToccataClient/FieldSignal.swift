import Bus
import Layouts

/// What the keyboard tells a field's client.
enum FieldSignal: Equatable {
  case returnPressed
  case accessory(id: String, AccessoryValue)
  case inputViewKey(id: String)
  case inputViewDismissed

  /// The signal of a message; nil for what is none, or not as it must be.
  @MainActor
  init?(_ message: BusMessage) {
    guard let arguments = try? message.arguments() else { return nil }
    let id = arguments.first?.string
    switch (message.member, arguments.signature) {
    case ("ReturnPressed", ""): self = .returnPressed
    case ("AccessoryActivated", "sv"):
      guard let id else { return nil }
      self = .accessory(id: id, AccessoryValue(arguments[1].unwrapped))
    case ("InputViewKey", "s"):
      guard let id else { return nil }
      self = .inputViewKey(id: id)
    case ("InputViewDismissed", ""): self = .inputViewDismissed
    default: return nil
    }
  }
}

extension AccessoryValue {
  /// The value of a signal; the empty string is nothing.
  init(_ value: BusValue) {
    if let isOn = value.boolean {
      self = .isOn(isOn)
    } else if let index = value.integer {
      self = .index(index)
    } else if let text = value.string, !text.isEmpty {
      self = .text(text)
    } else {
      self = .none
    }
  }
}
