import CCairo

/// The font families that a person has installed.
public final class InstalledFonts {
  private let map: UnsafeMutablePointer<PangoFontMap>

  /// Those of the system; nil where Pango has no fonts at all.
  public init?() {
    guard let map = pango_cairo_font_map_new() else { return nil }
    self.map = map
  }

  deinit { g_object_unref(map) }

  /// Whether there is a family of this name.
  public func contains(_ family: String) -> Bool { pango_font_map_get_family(map, family) != nil }
}
