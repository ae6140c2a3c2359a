/// What one finger did. A pressed mouse button and a pen on the glass are fingers too.
public nonisolated struct FingerEvent: Hashable, Sendable {
  /// Which finger, from its down to its up.
  public struct Finger: Hashable, Sendable {
    /// What it touches with.
    public var device: Device
    /// The slot the device gave it; a slot is given again after its up.
    public var slot: Int32

    /// The finger in this slot of this device.
    public init(device: Device, slot: Int32) {
      self.device = device
      self.slot = slot
    }
  }

  /// The kinds of device.
  public enum Device: Hashable, Sendable {
    /// A touch screen.
    case touch
    /// A mouse with its first button down.
    case pointer
    /// A pen with its tip down.
    case pen
  }

  /// What happened.
  public enum Phase: Hashable, Sendable {
    /// It came down.
    case down
    /// It moved.
    case moved
    /// It was lifted.
    case up
    /// The compositor took it away, for a gesture of its own: nothing that it began may happen.
    case cancelled
  }

  /// Which finger.
  public var finger: Finger
  /// What happened.
  public var phase: Phase
  /// To the right, in logical pixels of the surface it came down on.
  public var x: Double
  /// Downwards, in logical pixels of the surface it came down on.
  public var y: Double
  /// Milliseconds of the device's clock, on Linux the monotonic one; it wraps around.
  public var time: UInt32

  /// An event of these parts.
  public init(finger: Finger, phase: Phase, x: Double, y: Double, time: UInt32) {
    self.finger = finger
    self.phase = phase
    self.x = x
    self.y = y
    self.time = time
  }
}
