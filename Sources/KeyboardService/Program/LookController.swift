import Bus
import Drawing
import LayoutFiles
import Scene

/// How everything looks and whether it moves: as the person wants, or else as the desktop asks.
final class LookController {
  /// Called with the theme to paint in.
  var onTheme: ((Theme) -> Void)?
  /// Called with whether the keyboard slides.
  var onAnimates: ((Bool) -> Void)?

  /// What the person wants.
  var settings = Settings() { didSet { apply() } }
  /// What the desktop asks for.
  var desktop = DesktopSettings() { didSet { apply() } }

  /// The theme that all begins with, and that stands in where another one cannot be had.
  let basis: Theme

  private let folders: [String]
  private let log: (String) -> Void

  /// Looks for themes of the person's own in `folders`.
  init(folders: [String], log: @escaping (String) -> Void) throws {
    basis = try BuiltInTheme.light.theme()
    self.folders = folders
    self.log = log
  }

  private func apply() {
    let name = settings.themeName(
      isDark: desktop.colorScheme == .dark, prefersHighContrast: desktop.prefersHighContrast)
    var theme = theme(name) ?? basis
    theme.fonts = theme.fonts.adjusted(scale: settings.labelScale, isBold: settings.boldLabels)
    onTheme?(theme)
    onAnimates?(
      settings.reducedMotion.allowsMotion(
        desktopAllows: desktop.allowsAnimations, themeAnimates: theme.animates))
  }

  /// The theme of this name; nil, with one line in the log, where it cannot be had.
  private func theme(_ name: String) -> Theme? {
    if name == BuiltInTheme.light.rawValue { return basis }
    do {
      guard let read = try ThemeCatalog(folders: folders).theme(name) else {
        log("there is no theme '\(name)'")
        return nil
      }
      read.warnings.forEach(log)
      return read.value
    } catch {
      log("\(error)")
      return nil
    }
  }
}
