import Layouts
import Scene

/// Paints scenes in a theme. It owns its fonts and remembers the texts it has set, so that a
/// frame after the first costs little.
public final class Painter {
  /// How everything looks; what was remembered of another theme's fonts is forgotten.
  public var theme: Theme {
    didSet {
      if theme.fonts.families != oldValue.fonts.families {
        typesetter = Typesetter(fonts: fonts, families: theme.fonts.families)
      }
    }
  }

  private let fonts: FontMap
  private(set) var typesetter: Typesetter
  private let outlines = OutlineMemory()

  /// A painter with the system's fonts, or with those of a fontconfig file.
  public init(theme: Theme, fontConfigurationFile: String? = nil) throws {
    self.theme = theme
    fonts = try FontMap(configurationFile: fontConfigurationFile)
    typesetter = Typesetter(fonts: fonts, families: theme.fonts.families)
  }

  /// The size in device pixels of a surface that holds a keyboard of `size` with `overhang`
  /// above it.
  public static func surfaceSize(
    _ size: Size, scale: Double, overhang: Double = 0
  ) -> (width: Int, height: Int) {
    let space = DeviceSpace(scale: scale, overhang: overhang)
    return (space.pixels(size.width), space.top + space.pixels(size.height))
  }

  /// Paints the scene. `overhang` is the transparent room above the keyboard in logical pixels,
  /// `left` that to its left;
  /// where `damage` is given (``Scene/difference(from:)``), pixels outside it stay as they are.
  public func paint(
    _ scene: Scene, scale: Double, overhang: Double = 0, left: Double = 0,
    into surface: ImageSurface, damage: [Rect]? = nil
  ) throws {
    guard scale > 0, scale < 100, overhang >= 0 else {
      throw DrawingError(description: "cannot paint at scale \(scale) with overhang \(overhang)")
    }
    let space = DeviceSpace(scale: scale, overhang: overhang, left: left)
    let whole = DeviceRect(left: 0, top: 0, right: surface.width, bottom: surface.height)
    let damaged = (damage?.map(space.covering) ?? [whole]).map(whole.intersection)
      .filter { !$0.isEmpty }
    guard !damaged.isEmpty else { return }
    let canvas = try Canvas(surface)
    canvas.clip(to: damaged)
    let painting = painting(scene, on: canvas, space, damaged)
    BackgroundPainter(painting: painting).paint(scene, surface: whole)
    try paintKeys(scene, painting)
    if let bar = scene.accessoryBar { try AccessoryBarPainter(painting: painting).paint(bar) }
    if let bar = scene.bar { try SuggestionBarPainter(painting: painting).paint(bar) }
    for overlay in scene.overlays { try paint(overlay, painting) }
    try canvas.check()
  }

  /// Sets the letters of a scene that is to be painted soon, at this scale: fonts are looked for
  /// then, which takes longer than all the rest of a first picture.
  public func prepare(_ scene: Scene, scale: Double) throws {
    let canvas = try Canvas(ImageSurface(width: 1, height: 1))
    let space = DeviceSpace(scale: scale, overhang: 0)
    switch scene.body {
    case .keys(let keys):
      _ = try KeyPainter(painting: painting(scene, on: canvas, space, []), among: keys)
    }
  }

  private func painting(
    _ scene: Scene, on canvas: Canvas, _ space: DeviceSpace, _ damage: [DeviceRect]
  ) -> Painting {
    Painting(
      canvas: canvas, theme: theme, typesetter: typesetter, outlines: outlines, space: space,
      placement: CapPlacement(keys: scene.keys, space: space), damage: damage)
  }

  private func paintKeys(_ scene: Scene, _ painting: Painting) throws {
    switch scene.body {
    case .keys(let keys): try KeyPainter(painting: painting, among: keys).paint(keys)
    }
    try StripPainter(painting: painting).paint(scene.strip)
    if let focused = scene.keys.first(where: { $0.id == scene.focus }) {
      FocusPainter(painting: painting).paint(around: focused)
    }
  }

  private func paint(_ overlay: Overlay, _ painting: Painting) throws {
    guard painting.mayChange(painting.space.covering(overlay.place)) else { return }
    switch overlay {
    case .balloon(let balloon): try BalloonPainter(painting: painting).paint(balloon)
    case .callout(let callout): try CalloutPainter(painting: painting).paint(callout)
    case .menu(let menu): try MenuPainter(painting: painting).paint(menu)
    }
  }
}
