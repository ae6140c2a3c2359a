import LayoutFiles
import TextTraits
import Typing

// What the settings file may say: one line a key, with the values it may have.
nonisolated extension Settings {
  /// Every key, in the order of the commented default file.
  static let table: [Setting] = [
    Setting("languages", \.languages),
    Setting("theme", autoOr: \.theme),
    Setting("themeLight", \.themeLight),
    Setting("themeDark", \.themeDark),
    Setting("themeHighContrast", \.themeHighContrast),
    Setting("reducedMotion", oneOf: \.reducedMotion),
    Setting("form", autoOr: \.form),
    Setting("shape", oneOf: \.shape),
    Setting("heightScale", \.heightScale, in: 0.8...1.5),
    Setting("returnKeyIcons", \.returnKeyIcons),
    Setting("output", autoOr: \.output),
    Setting("hardwareKeyboard", oneOf: \.visibility.hardwareKeyboard),
    Setting("hideDelay", \.visibility.hideDelay, seconds: 0...5),
    Setting("modifiers", oneOf: \.modifierRow),
    Setting("privateMode", \.typing.isPrivate),
    Setting("replacements", \.typing.replacements),
    Setting("typing", typing),
    Setting("accessibility", accessibility),
    Setting("asksAccessibility", \.asksAccessibility),
    Setting("settingsCommand", autoOr: \.settingsCommand),
    Setting("appRules", \.appRules),
    Setting("logging", oneOf: \.logLevel),
  ]

  private static let typing: [Setting] = [
    Setting("capitals", \.typing.capitalizesAutomatically),
    Setting("capsLock", \.typing.allowsCapsLock),
    Setting("correction", \.typing.correctsWords),
    Setting("suggestions", \.typing.suggestsWords),
    Setting("offensiveWords", \.offersOffensiveWords),
    Setting("learning", \.typing.learnsWords),
    Setting("doubleSpacePeriod", \.typing.doubleSpacePeriod),
    Setting("smartPunctuation", \.typing.smartPunctuation),
    Setting("smartSpaces", \.typing.smartSpaces),
    Setting("balloons", \.typing.showsBalloons),
    Setting("clicks", \.typing.clicks),
    Setting("haptics", \.typing.haptics),
    Setting("longPressDelay", \.typing.longPressDelay, seconds: 0.1...1.5),
    Setting("trackpadDelay", \.typing.trackpadDelay, seconds: 0.1...1.5),
    Setting("repeatDelay", \.typing.repeatDelay, seconds: 0.1...2),
    Setting("repeatInterval", \.typing.repeatInterval, seconds: 0.02...1),
    Setting("doubleTapWindow", \.typing.doubleTapWindow, seconds: 0.1...2),
    Setting("doubleSpaceWindow", \.typing.doubleSpaceWindow, seconds: 0.2...5),
  ]

  private static let accessibility: [Setting] = [
    Setting("boldLabels", \.boldLabels),
    Setting("labelScale", \.labelScale, in: 0.8...1.5),
    Setting("variantsStayOpen", \.typing.sticksHolds),
    Setting(
      "ignoreTouchesShorterThan", \.typing.ignoresTouchesShorterThan, seconds: 0...4),
    Setting("ignoreRepeatsWithin", \.typing.ignoresRepeatsWithin, seconds: 0...4),
    Setting("hysteresis", \.typing.hysteresis, in: 0...40),
  ]
}

nonisolated extension Settings: Codable {
  /// Reads what the person set; the rest are the defaults.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Setting.Key.self)
    try Setting.decode(Self.table, from: container, into: &self)
  }

  /// Writes every key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Setting.Key.self)
    try Setting.encode(Self.table, of: self, into: &container)
  }
}
