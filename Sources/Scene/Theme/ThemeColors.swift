import Layouts

/// Every colour of a theme (reference 6.5).
public struct ThemeColors: Hashable, Codable, Sendable {
  /// Behind the keys.
  public var background: Color
  /// Letters, digits, space.
  public var character: KeyColors
  /// Shift, delete, layer keys, a plain return.
  public var system: KeyColors
  /// A return key that says what it does.
  public var prominent: KeyColors
  /// Keys without a cap: the strip, the bottom row of pads.
  public var bare: KeyColors
  /// The line around a cap, where the theme has one.
  public var keyBorder: Color
  /// The hard edge below a cap.
  public var keyShadow: Color
  /// Balloon and callout.
  public var popup: CapColors
  /// The chosen cell of a callout.
  public var popupSelected: CapColors
  /// The line around balloon and callout, where the theme has one.
  public var popupBorder: Color
  /// The soft edge around balloon and callout.
  public var popupShadow: Color
  /// A suggestion; its fill is usually clear.
  public var suggestion: CapColors
  /// A suggestion under a finger.
  public var suggestionPressed: CapColors
  /// The pill of the correction that a space will make.
  public var correction: CapColors
  /// The line between two suggestions.
  public var separator: Color
  /// The ring around the key a remote or gamepad is on.
  public var focus: Color

  /// The colours of a kind of key.
  public func key(_ style: KeyStyle) -> KeyColors {
    switch style {
    case .character: character
    case .system: system
    case .prominent: prominent
    case .bare: bare
    }
  }
}
