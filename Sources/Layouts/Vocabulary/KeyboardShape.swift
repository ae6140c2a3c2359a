/// How the keyboard stands on its screen (reference 1.5, 5.5).
public enum KeyboardShape: String, CaseIterable, Codable, Sendable {
  /// Along the whole bottom edge.
  case docked
  /// For the left hand: narrower, at the left.
  case left
  /// For the right hand: narrower, at the right.
  case right
  /// In two halves, for two thumbs on a tablet.
  case split
  /// Small, anywhere on the screen.
  case floating

  /// Whether the keyboard is for one hand.
  public var isOneHanded: Bool { self == .left || self == .right }
}

extension KeyboardShape {
  /// The least screen that a small keyboard can float on, or a split one be held on, in logical
  /// pixels.
  static let leastScreen = Size(width: 600, height: 500)

  /// The shapes that a screen has room for, from left to right as a menu shows them. One-handed
  /// keyboards are for phones held upright, split ones for tablets.
  ///
  /// - Parameter canFloat: whether the compositor lets the keyboard be anywhere.
  public static func offered(on screen: Size, form: Form, canFloat: Bool) -> [KeyboardShape] {
    let isLarge = screen.width >= leastScreen.width && screen.height >= leastScreen.height
    let isUpright = screen.width <= screen.height
    let usual: [KeyboardShape] =
      switch form {
      case .phone: isUpright ? [.left, .docked, .right] : [.docked]
      case .tablet: isLarge ? [.docked, .split] : [.docked]
      }
    return usual + (canFloat && isLarge ? [.floating] : [])
  }
}
