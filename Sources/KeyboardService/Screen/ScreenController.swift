import Drawing
import EventLoop
import Layouts
import Scene
import Wayland

/// The keyboard on the screen: its surface, where that is, and when it is painted.
final class ScreenController {
  /// Called with what fingers do on the keyboard.
  var onFingers: (([FingerEvent]) -> Void)?
  /// Called when the surface that fingers may be on is gone: nobody will tell that they lift.
  var onFingersGone: (() -> Void)?
  /// Called when the screen is another one or has another size, in logical pixels.
  var onScreen: ((Size) -> Void)?
  /// Called before each frame, with the surface mapped: the time to move what slides.
  var onFrame: (() -> Void)?
  /// Called when the compositor took the surface away.
  var onClosed: (() -> Void)?
  /// Called when where the keyboard is has changed.
  var onFrameChange: (() -> Void)?

  /// The output the person wants it on, by name; nil is the compositor's choice.
  var wantedOutput: String? { didSet { outputsChanged() } }
  /// Where a floating keyboard is wanted on its output; nil where nobody has moved it.
  var position: Point? { didSet { if position != oldValue { moved() } } }
  /// How much of the keyboard has slid in, 0 to 1.
  var shownShare = 1.0 { didSet { if shownShare != oldValue { setNeedsPainting() } } }

  private let connection: Connection
  private let painter: SurfacePainter
  private var host: KeyboardSurface?
  private var isConfigured = false
  /// Where the keyboard was put last.
  private var settled: SurfacePlace?
  /// Where the surface takes touches.
  private var inputRegion: [PixelRect] = []
  private var placed: PlacedKeyboard?
  private var state: SceneState?
  /// Where the compositor put the keyboard last, when the choice was its own.
  private weak var lastOutput: Output?

  /// A screen of this connection, painted by `painter`.
  init(_ connection: Connection, painter: Painter) {
    self.connection = connection
    self.painter = SurfacePainter(connection, painter: painter)
    self.painter.onRelease = { [unowned self] in paint() }
  }

  /// How everything looks.
  var theme: Theme {
    get { painter.theme }
    set {
      guard newValue != painter.theme else { return }
      painter.theme = newValue
      setNeedsPainting()
    }
  }

  /// The keyboard's box on its output in logical pixels, without overhang; empty at the bottom of
  /// the screen while it is hidden.
  var frame: Rect {
    guard host != nil, let place else { return hiddenFrame }
    return place.frame
  }

  /// The keyboard's top left corner on its surface.
  var origin: Point { place?.origin ?? Point(x: 0, y: PlacedKeyboard.overhang) }

  /// Whether the compositor lets the keyboard be anywhere on the screen.
  var canFloat: Bool { !hasPanel }

  private var place: SurfacePlace? {
    guard let placed else { return nil }
    let size = screen ?? Size(width: placed.size.width, height: 0)
    return SurfacePlace(
      placed.size, shape: canFloat ? placed.metrics.shape : .docked, screen: size,
      position: position)
  }

  /// What ``frame`` is while the keyboard is hidden.
  var hiddenFrame: Rect { Rect(x: 0, y: screen?.height ?? 0, width: 0, height: 0) }

  /// The output's name, empty where nobody says.
  var outputName: String { output?.state.name ?? "" }

  /// The output the keyboard is on or would be on.
  private var output: Output? {
    let outputs = connection.outputs
    return outputs.first { $0.state.name == wantedOutput } ?? outputs.first { $0 === lastOutput }
      ?? outputs.first
  }

  private var screen: Size? {
    guard let state = output?.state, state.width > 0, state.height > 0 else { return nil }
    return Size(width: Double(state.width), height: Double(state.height))
  }

  /// Outputs came, went or changed.
  func outputsChanged() {
    if let screen { onScreen?(screen) }
    follow()
  }

  /// Shows this keyboard from now on.
  func show(_ placed: PlacedKeyboard) {
    self.placed = placed
    follow()
    setNeedsPainting()
  }

  /// The keyboard goes to its place, which keyboard, screen or shape have changed.
  private func follow() {
    guard let host, let place, place != settled else { return }
    if place.floats != settled?.floats {
      // Another kind of surface. Nobody is told that the keyboard went and came.
      clear()
      create()
    } else {
      if case .layer(let layer) = host { layer.place(place.layer) }
      settled = place
      setInputRegion(host)
      host.surface.commit()
      setNeedsPainting()
    }
    onFrameChange?()
  }

  /// Shows this state of the keyboard from now on.
  func show(_ state: SceneState) {
    self.state = state
    if let host { setInputRegion(host) }
    setNeedsPainting()
  }

  /// Gets ready for the first picture while nobody waits for it.
  func prepare() {
    guard let placed, let state, let output else { return }
    painter.prepare(
      SceneBuilder(placed, state: state).scene(), scale: Double(output.state.scale))
  }

  /// Brings the keyboard up: a surface of its own, or the compositor's panel.
  func map() {
    guard host == nil else { return }
    create()
    if host != nil { onFrameChange?() }
  }

  private func create() {
    guard let place, let surface = hasPanel ? panel() : layer(place.layer) else { return }
    host = surface
    settled = place
    surface.surface.onFingers = { [unowned self] in onFingers?($0) }
    surface.surface.onScaleChange = { [unowned self] in setNeedsPainting() }
    surface.surface.onOutput = { [unowned self] in found($0) }
    surface.surface.onFrame = { [unowned self] _ in
      onFrame?()
      paint()
    }
    setInputRegion(surface)
    if isConfigured { setNeedsPainting() }
  }

  /// Takes the keyboard away: surface and memory are given back (rule 6).
  func unmap() {
    guard host != nil else { return }
    clear()
    onFrameChange?()
  }

  private func clear() {
    host = nil
    settled = nil
    isConfigured = false
    inputRegion = []
    painter.clear()
    onFingersGone?()
  }

  private func layer(_ placement: LayerPlacement) -> KeyboardSurface? {
    let isFree = connection.outputs.count > 1 && wantedOutput == nil
    guard
      let layer = LayerSurface(
        connection, output: isFree ? nil : output, placement: placement)
    else { return nil }
    layer.onConfigure = { [unowned self] width, height in
      isConfigured = true
      if isFree { guess(width: width, height: placement == .wholeOutput ? height : nil) }
      setNeedsPainting()
    }
    layer.onClosed = { [unowned self] in
      unmap()
      onClosed?()
    }
    return .layer(layer)
  }

  /// The compositor has put the keyboard on this output.
  private func found(_ output: Output) {
    guard output !== self.output, wantedOutput == nil else { return }
    lastOutput = output
    outputsChanged()
  }

  /// Which output the compositor has chosen shows only with the first picture; the size that it
  /// gives may tell before.
  private func guess(width: UInt32, height: UInt32?) {
    let fits = connection.outputs.filter { output in
      output.state.width == Int32(clamping: width)
        && (height.map { output.state.height == Int32(clamping: $0) } ?? true)
    }
    if fits.count == 1, let output = fits.first { found(output) }
  }

  private var hasPanel: Bool { InputPanelSurface.isPlace(where: connection.registry.offers) }

  private func panel() -> KeyboardSurface? {
    guard let output, let panel = InputPanelSurface(connection, place: .bottom(of: output)) else {
      return nil
    }
    isConfigured = true
    return .panel(panel)
  }

  /// The floating keyboard is to be elsewhere.
  private func moved() {
    guard let host else { return }
    settled = place
    setInputRegion(host)
    setNeedsPainting()
  }

  /// Moves the floating keyboard.
  /// - Returns: how far below the screen's edge it would have gone.
  func move(dx: Double, dy: Double) -> Double {
    guard let start = place, start.floats else { return 0 }
    position = Point(x: start.origin.x + dx, y: start.origin.y + dy)
    return start.origin.y + dy - origin.y
  }

  /// The floating keyboard stays where it is.
  /// - Returns: its place.
  func settle() -> Point {
    position = origin
    onFrameChange?()
    return origin
  }

  /// From the surface's next commit on.
  private func setInputRegion(_ host: KeyboardSurface) {
    guard let place else { return }
    let region = place.inputRegion(
      open: state?.overlays.compactMap(\.touchable) ?? [],
      opening: state.flatMap { placed?.opening($0.layer)?.touched })
    guard region != inputRegion else { return }
    inputRegion = region
    host.surface.setInputRegion(region)
  }

  private func setNeedsPainting() {
    guard let host, isConfigured else { return }
    // One picture a frame: what changes until then is in the next one.
    if !host.surface.isFramePending { paint() }
  }

  private func paint() {
    guard let host, isConfigured, let placed, let place, let state else { return }
    painter.show(
      PaintedPicture(
        scene: SceneBuilder(placed, state: state).scene(), scale: host.surface.scale,
        place: place, share: shownShare),
      on: host.surface)
  }
}
