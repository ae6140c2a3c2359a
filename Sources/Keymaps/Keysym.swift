import CXkbcommon

/// What a key means to XKB: a character, or a key with a name.
public struct Keysym: Hashable, Sendable {
  /// XKB's number.
  public let rawValue: UInt32

  /// The keysym of this number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The keysym that types this character; line breaks and tabs are Return and Tab.
  public init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n", "\r": self = .return
    default:
      let value = xkb_utf32_to_keysym(scalar.value)
      guard value != XKB_KEY_NoSymbol else { return nil }
      self.init(rawValue: value)
    }
  }

  /// The keysym of this XKB name, for example `Page_Up`.
  public init?(name: String) {
    let value = xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS)
    guard value != XKB_KEY_NoSymbol else { return nil }
    self.init(rawValue: value)
  }

  /// The Unicode scalar it types, or nil.
  public var scalar: Unicode.Scalar? {
    let value = xkb_keysym_to_utf32(rawValue)
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// Whether it can be sent as a key: some clients cut characters beyond the first plane to 16 bits.
  public var isTypable: Bool { (scalar?.value ?? 0) <= 0xFFFF }

  /// Escape.
  public static let escape = Keysym(rawValue: 0xff1b)
  /// Backspace.
  public static let backspace = Keysym(rawValue: 0xff08)
  /// Tab.
  public static let tab = Keysym(rawValue: 0xff09)
  /// Return.
  public static let `return` = Keysym(rawValue: 0xff0d)
  /// Space.
  public static let space = Keysym(rawValue: 0x20)
  /// Delete forwards.
  public static let delete = Keysym(rawValue: 0xffff)
  /// Home.
  public static let home = Keysym(rawValue: 0xff50)
  /// The left arrow.
  public static let left = Keysym(rawValue: 0xff51)
  /// The up arrow.
  public static let up = Keysym(rawValue: 0xff52)
  /// The right arrow.
  public static let right = Keysym(rawValue: 0xff53)
  /// The down arrow.
  public static let down = Keysym(rawValue: 0xff54)
  /// Page up.
  public static let pageUp = Keysym(rawValue: 0xff55)
  /// Page down.
  public static let pageDown = Keysym(rawValue: 0xff56)
  /// End.
  public static let end = Keysym(rawValue: 0xff57)
  /// Left Shift.
  public static let shift = Keysym(rawValue: 0xffe1)
  /// Left Control.
  public static let control = Keysym(rawValue: 0xffe3)
  /// Left Alt.
  public static let alt = Keysym(rawValue: 0xffe9)
  /// Left Super, the key with the logo.
  public static let `super` = Keysym(rawValue: 0xffeb)
}
