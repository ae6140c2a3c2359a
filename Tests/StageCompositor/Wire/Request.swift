/// A request a client made, as it came.
public struct Request: Hashable, Sendable, CustomStringConvertible {
  /// When, by the monotonic clock.
  public var time: Duration
  /// The interface of the object it was made to.
  public var interface: String
  /// The object's number.
  public var object: UInt32
  /// The request's name.
  public var name: String
  /// Its arguments.
  public var arguments: [Value]

  /// The request as a line, for failure messages.
  public var description: String { "\(interface)#\(object).\(name)(\(arguments))" }

  /// Whether it is this one.
  public func isA(_ interface: String, _ name: String) -> Bool {
    self.interface == interface && self.name == name
  }
}
