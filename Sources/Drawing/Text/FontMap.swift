import CCairo

/// The fonts of one painter: the owner of a Pango font map and of the context that layouts are
/// made in. Glyphs are neither hinted nor coloured by subpixels, so that a picture is the same on
/// every machine with the same fonts.
final class FontMap {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>

  /// The fonts that a fontconfig file gives, or those of the system where it is nil.
  init(configurationFile: String?) throws {
    guard let map = pango_cairo_font_map_new() else {
      throw DrawingError(description: "Pango gave no font map")
    }
    do {
      if let configurationFile { try Self.configure(map, file: configurationFile) }
    } catch {
      g_object_unref(map)
      throw error
    }
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(map)
      throw DrawingError(description: "Pango gave no context")
    }
    self.map = map
    self.context = context
    pango_context_set_round_glyph_positions(context, 0)
    // Han characters look different in each language; without this the environment decides.
    pango_context_set_language(context, pango_language_from_string("en"))
    setFontOptions()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  private func setFontOptions() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  private static func configure(_ map: UnsafeMutablePointer<PangoFontMap>, file: String) throws {
    let configuration = FcConfigCreate()
    // The font map keeps its own reference.
    defer { FcConfigDestroy(configuration) }
    guard FcConfigParseAndLoad(configuration, file, 1) != 0,
      FcConfigBuildFonts(configuration) != 0
    else { throw DrawingError(description: "\(file): not a fontconfig file") }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
  }
}
