/// What the message bus itself says.
@MainActor
enum BusDriver {
  /// Its name, and that of its interface.
  static let name = "org.freedesktop.DBus"

  /// The strings of one of its signals, or nil if it is not the bus's own or of another signature.
  /// Any client can send us a signal that looks like one; the sender is what it cannot forge.
  static func arguments(of message: BusMessage, _ signature: String) -> [String]? {
    guard message.sender == name, message.signature == signature else { return nil }
    return (try? message.arguments())?.compactMap(\.string)
  }
}
