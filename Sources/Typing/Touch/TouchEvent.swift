import Layouts

/// The name of a finger for as long as it is down; names are used again.
public struct TouchID: RawRepresentable, Hashable, Sendable {
  /// The seat's slot number.
  public let rawValue: Int32

  /// The finger in this slot.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// What a finger does. Points are logical pixels from the keyboard's top left corner.
public enum TouchEvent: Hashable, Sendable {
  /// It touches the screen.
  case down(TouchID, Point)
  /// It moves.
  case move(TouchID, Point)
  /// It lifts.
  case up(TouchID)
  /// The compositor takes this touch for itself.
  case cancel(TouchID)
  /// The compositor takes every touch for itself.
  case cancelAll
}
