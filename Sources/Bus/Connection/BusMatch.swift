/// Which signals to listen for; what is nil may be anything.
public struct BusMatch: Sendable, Equatable {
  /// The bus name that sends.
  public var sender: String?
  /// The object.
  public var path: String?
  /// The interface.
  public var interface: String?
  /// The signal's name.
  public var member: String?
  /// The first argument, where it is a string.
  public var firstArgument: String?

  /// A match.
  public init(
    sender: String? = nil, path: String? = nil, interface: String? = nil, member: String? = nil,
    firstArgument: String? = nil
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
    self.firstArgument = firstArgument
  }

  /// The match rule of the D-Bus specification. No value may hold what would end its quotes.
  func rule() throws(BusError) -> String {
    var rule = "type='signal'"
    let parts = [
      ("sender", sender), ("path", path), ("interface", interface), ("member", member),
      ("arg0", firstArgument),
    ]
    for case (let key, let value?) in parts {
      guard !value.utf8.contains(where: { [0, 0x27, 0x5C].contains($0) }) else {
        throw .invalid("the \(key) of a match cannot hold a quote, a backslash or a NUL")
      }
      rule += ",\(key)='\(value)'"
    }
    return rule
  }
}
