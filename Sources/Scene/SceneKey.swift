import Layouts

/// One key as it is shown now.
public struct SceneKey: Hashable, Sendable {
  /// The key's id in its layer.
  public var id: String
  /// What it means.
  public var action: KeyAction
  /// What it shows and types now.
  public var face: KeyFace
  /// The picture that stands for its label, if any.
  public var icon: Icon?
  /// The grey character above the label, which a flick down types.
  public var secondary: String?
  /// How far a finger flicks the key, or nil.
  public var flick: Flick?
  /// The telephone letters below a digit.
  public var telephoneLetters: String?
  /// The key's own box.
  public var frame: Rect
  /// How it is painted.
  public var style: KeyStyle
  /// Whether it can be pressed.
  public var isEnabled: Bool
  /// Whether a finger is on it.
  public var isPressed: Bool
  /// Whether it is switched on: shift, caps lock, a modifier.
  public var isOn: Bool
  /// How strongly its label shows, 0 to 1; space as a trackpad fades the labels.
  public var labelOpacity: Double

  /// A flick down, which puts the grey character in the label's place.
  public struct Flick: Hashable, Sendable {
    /// How much of the grey character has come forward, 0 to 1.
    public var share: Double
    /// Whether lifting the finger types it.
    public var isChosen: Bool

    /// A flick that has come so far.
    public init(share: Double, isChosen: Bool) {
      self.share = share
      self.isChosen = isChosen
    }
  }

  /// A key of these parts.
  public init(
    id: String, action: KeyAction, face: KeyFace, icon: Icon? = nil, secondary: String? = nil,
    telephoneLetters: String? = nil, frame: Rect, style: KeyStyle = .character,
    isEnabled: Bool = true, isPressed: Bool = false, isOn: Bool = false,
    labelOpacity: Double = 1
  ) {
    self.id = id
    self.action = action
    self.face = face
    self.icon = icon
    self.secondary = secondary
    self.telephoneLetters = telephoneLetters
    self.frame = frame
    self.style = style
    self.isEnabled = isEnabled
    self.isPressed = isPressed
    self.isOn = isOn
    self.labelOpacity = labelOpacity
  }
}
