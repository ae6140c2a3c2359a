/// How the keyboard looks: one file each (reference 6.4, 6.5).
public struct Theme: Hashable, Sendable {
  /// Its name, for people.
  public var name: String
  /// Whether it is for dark surroundings.
  public var isDark: Bool
  /// Whether the keyboard may slide and fade.
  public var animates: Bool
  /// Its colours.
  public var colors: ThemeColors
  /// Its fonts.
  public var fonts: ThemeFonts
  /// Its sizes and edges.
  public var shapes: ThemeShapes

  /// A theme of these parts.
  public init(
    name: String, isDark: Bool, animates: Bool, colors: ThemeColors,
    fonts: ThemeFonts = .standard, shapes: ThemeShapes = .standard
  ) {
    self.name = name
    self.isDark = isDark
    self.animates = animates
    self.colors = colors
    self.fonts = fonts
    self.shapes = shapes
  }
}

extension Theme: Codable {
  /// Reads a theme; `animates`, `fonts` and `shapes` may be left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      isDark: try container.decode(Bool.self, forKey: .isDark),
      animates: try container.decodeIfPresent(Bool.self, forKey: .animates) ?? true,
      colors: try container.decode(ThemeColors.self, forKey: .colors),
      fonts: try container.decodeIfPresent(ThemeFonts.self, forKey: .fonts) ?? .standard,
      shapes: try container.decodeIfPresent(ThemeShapes.self, forKey: .shapes) ?? .standard)
  }
}
