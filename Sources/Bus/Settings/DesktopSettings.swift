/// What the desktop's settings mean for a keyboard. Without a portal all is as at first.
public struct DesktopSettings: Sendable, Equatable {
  /// Light or dark.
  public private(set) var colorScheme = ColorScheme.noPreference
  /// How large text is, 1 being normal; within 0.5 and 3.
  public private(set) var textScale = 1.0
  /// Whether things may move: animations are on and reduced motion is not asked for.
  public var allowsAnimations: Bool { animationsEnabled && !reducedMotion }
  /// Whether stronger contrast is asked for.
  public var prefersHighContrast: Bool { highContrast || moreContrast }

  /// Whether programs may make sounds for what happens in them: those are on, and their theme is
  /// not that of silence.
  public var allowsSounds: Bool { soundsEnabled && !silentTheme }

  private var animationsEnabled = true
  private var reducedMotion = false
  private var highContrast = false
  private var moreContrast = false
  private var soundsEnabled = true
  private var silentTheme = false

  /// The defaults.
  public init() {}

  /// The namespaces that are read.
  static let namespaces = [
    "org.freedesktop.appearance", "org.gnome.desktop.interface",
    "org.gnome.desktop.a11y.interface", "org.gnome.desktop.sound",
  ]

  /// Takes over one setting by the portal's names. What is unknown, or of another type than it
  /// should be, changes nothing.
  public mutating func apply(namespace: String, key: String, _ value: BusValue) {
    let value = value.unwrapped
    switch (namespace, key, value) {
    case ("org.freedesktop.appearance", "color-scheme", .uint32(let number)):
      // The portal says to take an unknown number as no preference.
      colorScheme = ColorScheme(rawValue: number) ?? .noPreference
    case ("org.freedesktop.appearance", "contrast", .uint32(let number)):
      moreContrast = number == 1
    case ("org.freedesktop.appearance", "reduced-motion", .uint32(let number)):
      reducedMotion = number == 1
    case ("org.gnome.desktop.interface", "enable-animations", .boolean(let enabled)):
      animationsEnabled = enabled
    case ("org.gnome.desktop.interface", "text-scaling-factor", .double(let factor)):
      if factor.isFinite { textScale = min(max(factor, 0.5), 3) }
    case ("org.gnome.desktop.a11y.interface", "high-contrast", .boolean(let asked)):
      highContrast = asked
    case ("org.gnome.desktop.sound", "event-sounds", .boolean(let enabled)):
      soundsEnabled = enabled
    case ("org.gnome.desktop.sound", "theme-name", .string(let name)):
      silentTheme = name == "__no_sounds"
    default: break
    }
  }
}
