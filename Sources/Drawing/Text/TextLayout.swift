import CCairo
import Scene

/// A text that has been set: the owner of a Pango layout, with what was measured of it, in
/// device pixels.
final class TextLayout {
  /// The width of the text, as it advances.
  let width: Double
  /// The height of all lines.
  let height: Double
  /// From the top of the first line to its baseline.
  let baseline: Double
  /// What is really covered, from the layout's top left corner.
  let ink: (x: Double, y: Double, width: Double, height: Double)
  /// Over how many lines it was broken.
  let lineCount: Int
  private let pointer: OpaquePointer
  private let offset: Double
  private let hasColorGlyphs: Bool

  init(_ request: TextRequest, families: [String], in fonts: FontMap) throws {
    guard let pointer = pango_layout_new(fonts.context) else {
      throw DrawingError(description: "Pango gave no layout")
    }
    self.pointer = pointer
    Self.setFont(request, families: families, of: pointer)
    pango_layout_set_text(pointer, request.text, Int32(request.text.utf8.count))
    pango_layout_set_single_paragraph_mode(pointer, 1)
    if let width = request.wrapWidth {
      pango_layout_set_width(pointer, Self.pangoUnits(width))
      pango_layout_set_wrap(pointer, PANGO_WRAP_WORD)
      pango_layout_set_alignment(pointer, PANGO_ALIGN_CENTER)
    }
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_get_extents(pointer, &ink, &logical)
    width = Self.pixels(logical.width)
    height = Self.pixels(logical.height)
    offset = Self.pixels(logical.x)
    self.ink = (
      Self.pixels(ink.x) - Self.pixels(logical.x), Self.pixels(ink.y), Self.pixels(ink.width),
      Self.pixels(ink.height)
    )
    baseline = Self.pixels(pango_layout_get_baseline(pointer))
    lineCount = Int(pango_layout_get_line_count(pointer))
    hasColorGlyphs = Self.usesColorFont(pointer)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Paints the text with the canvas's colour; `x` is its left edge, `baseline` that of its first
  /// line.
  func draw(on canvas: Canvas, x: Double, baseline: Double) {
    canvas.move(x: x - offset, y: baseline - self.baseline)
    // Outlines lie where they should to a fraction of a pixel; cairo would move glyph pictures
    // to whole ones. Glyphs in colour have no outlines.
    if hasColorGlyphs {
      pango_cairo_show_layout(canvas.pointer, pointer)
      canvas.dropPath()
    } else {
      pango_cairo_layout_path(canvas.pointer, pointer)
      canvas.fill()
    }
  }

  private static func setFont(
    _ request: TextRequest, families: [String], of layout: OpaquePointer
  ) {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(max(1, min(1000, request.style.weight)))))
    pango_font_description_set_absolute_size(
      description, request.style.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    if request.letterSpacing != 0 {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(pangoUnits(request.letterSpacing)))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
  }

  private static func usesColorFont(_ layout: OpaquePointer) -> Bool {
    guard let iterator = pango_layout_get_iter(layout) else { return false }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator),
        let font = run.pointee.item.pointee.analysis.font
      else { continue }
      let fontconfigFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
      var isColor: FcBool = 0
      if FcPatternGetBool(fontconfigFont.pointee.font_pattern, FC_COLOR, 0, &isColor)
        == FcResultMatch, isColor != 0
      {
        return true
      }
    } while pango_layout_iter_next_run(iterator) != 0
    return false
  }

  private static func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  private static func pangoUnits(_ pixels: Double) -> Int32 {
    Int32((pixels * Double(PANGO_SCALE)).rounded())
  }
}
