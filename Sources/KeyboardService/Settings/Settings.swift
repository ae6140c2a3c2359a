import LayoutFiles
import Layouts
import TextTraits
import Typing

/// What the person set, in `settings.json`. What a key of the file is and may be stands in
/// ``table``.
public nonisolated struct Settings: Hashable, Sendable {
  /// The languages to type, the one to begin with first; empty for those of the session.
  var languages: [LanguageTag] = []

  // MARK: Look

  /// The theme; nil for one of the next three, as the desktop asks.
  var theme: String?
  /// The theme where the desktop is light.
  var themeLight = "light"
  /// The theme where the desktop is dark.
  var themeDark = "dark"
  /// The theme where the desktop asks for high contrast.
  var themeHighContrast = "high-contrast"
  /// Whether things keep still.
  var reducedMotion = ReducedMotion.auto
  /// The form of the keyboard; nil by the size of the screen.
  var form: Form?
  /// How high keys are, 1 being usual.
  var heightScale = 1.0
  /// Whether return keys show pictures in place of words.
  var returnKeyIcons = false
  /// How large labels are, 1 being the theme's.
  var labelScale = 1.0
  /// Whether labels are bold.
  var boldLabels = false

  // MARK: Where and when

  /// The shape of the keyboard on a screen where the person has not chosen one.
  var shape = KeyboardShape.docked
  /// The name of the output to be shown on; nil for the compositor's choice.
  var output: String?
  /// When the keyboard comes and goes.
  var visibility = VisibilitySettings()
  /// Where there is a row of modifiers.
  var modifierRow = ModifierRowPlace.terminals
  /// Whether the accessible object of a field is asked what the field is.
  var asksAccessibility = false
  /// What applies to certain applications only.
  var appRules = AppRules()

  /// What the way to the settings runs; nil opens the settings file.
  var settingsCommand: String?

  // MARK: Typing

  /// How typing behaves.
  var typing = TypingSettings()

  /// Whether words of the offensive list are corrected to and suggested as any other.
  var offersOffensiveWords = false

  /// How much is logged.
  var logLevel = LogLevel.fault

  /// The defaults.
  public init() {}

  /// The theme to show on a desktop that asks for this.
  func themeName(isDark: Bool, prefersHighContrast: Bool) -> String {
    theme ?? (prefersHighContrast ? themeHighContrast : isDark ? themeDark : themeLight)
  }
}
