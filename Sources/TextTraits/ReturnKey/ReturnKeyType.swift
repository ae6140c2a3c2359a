/// What the return key says will happen (reference 2). The raw value is UIKit's name.
public enum ReturnKeyType: String, CaseIterable, Codable, Sendable {
  /// A line break, or whatever the field does with Return.
  case `default`
  /// Go to the address typed.
  case go
  /// Search; kept apart from ``search`` because UIKit names it so.
  case google
  /// Join a network or a room.
  case join
  /// On to the next field.
  case next
  /// Find a route.
  case route
  /// Search.
  case search
  /// Send a message.
  case send
  /// Search; kept apart from ``search`` because UIKit names it so.
  case yahoo
  /// Finish.
  case done
  /// Call an emergency number.
  case emergencyCall
  /// Continue with the next step.
  case `continue`

  /// Whether the key is blue: every label but `default` and `next` (checklist S64).
  public var isProminent: Bool {
    self != .default && self != .next
  }
}
