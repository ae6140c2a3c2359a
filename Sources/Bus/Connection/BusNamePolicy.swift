/// What happens when two programs want one bus name.
public struct BusNamePolicy: OptionSet, Sendable {
  /// The flags of RequestName in the D-Bus specification, by sd-bus's numbers.
  public let rawValue: UInt64

  /// A policy of those flags.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Take the name from its owner, if the owner allows it.
  public static let replaceOwner = BusNamePolicy(rawValue: 1 << 0)
  /// Let another take it from us.
  public static let allowReplacement = BusNamePolicy(rawValue: 1 << 1)
  /// Where it is taken, or is taken from us, wait for it instead of giving up.
  public static let queue = BusNamePolicy(rawValue: 1 << 2)
}
