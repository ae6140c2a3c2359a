/// The colours of one kind of key in each of its states.
public struct KeyColors: Hashable, Codable, Sendable {
  /// At rest.
  public var normal: CapColors
  /// Under a finger.
  public var pressed: CapColors
  /// When it cannot be pressed.
  public var disabled: CapColors
  /// When it is switched on: shift, caps lock, a modifier.
  public var on: CapColors

  /// Colours of these parts.
  public init(normal: CapColors, pressed: CapColors, disabled: CapColors, on: CapColors) {
    self.normal = normal
    self.pressed = pressed
    self.disabled = disabled
    self.on = on
  }

  /// The colours for the state the key is in.
  public func colors(for key: SceneKey) -> CapColors {
    if !key.isEnabled { return disabled }
    if key.isPressed { return pressed }
    return key.isOn ? on : normal
  }
}
