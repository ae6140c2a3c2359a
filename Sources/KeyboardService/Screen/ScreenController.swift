import Drawing
import EventLoop
import Layouts
import Scene
import Wayland

/// The keyboard on the screen: its surface, its buffers, and the painting of what has changed.
final class ScreenController {
  /// Called with what fingers do on the keyboard.
  var onFingers: (([FingerEvent]) -> Void)?
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
  private let painter: Painter
  private let pool: BufferPool
  private var host: KeyboardSurface?
  private var isConfigured = false
  private var placed: PlacedKeyboard?
  private var state: SceneState?
  private var painted: Painted?
  /// Whether nothing has been painted on the surface yet: its memory is clear.
  private var isBlank = true
  /// Where the compositor put the keyboard last, when the choice was its own.
  private weak var lastOutput: Output?

  private struct Painted: Equatable {
    var scene: Scene
    var scale: Scale
    var place: SurfacePlace
    var share: Double

    /// Between the keyboard and the surface's pixels: it slides in from below.
    var space: SlidSpace {
      SlidSpace(
        scale: scale.value, left: place.origin.x,
        top: place.origin.y + place.slide(share: share))
    }
  }

  /// A screen of this connection, painted by `painter`.
  init(_ connection: Connection, painter: Painter) {
    self.connection = connection
    self.painter = painter
    pool = BufferPool(connection)
    pool.onRelease = { [unowned self] in paint() }
  }

  /// Whether there is a surface.
  var isShown: Bool { host != nil }

  /// How everything looks.
  var theme: Theme {
    get { painter.theme }
    set {
      guard newValue != painter.theme else { return }
      painter.theme = newValue
      painted = nil
      setNeedsPainting()
    }
  }

  /// The keyboard's box on its output in logical pixels, without overhang; empty at the bottom of
  /// the screen while it is hidden.
  var frame: Rect {
    guard isShown, let place else { return hiddenFrame }
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
  }

  /// Shows this keyboard from now on.
  func show(_ placed: PlacedKeyboard) {
    let before = place
    self.placed = placed
    guard let host, let place else { return }
    if place.floats != before?.floats {
      // Another kind of surface. Nobody is told that the keyboard went and came.
      clear()
      create()
      onFrameChange?()
    } else if place != before {
      resize(host)
    }
    setNeedsPainting()
  }

  /// Shows this state of the keyboard from now on.
  func show(_ state: SceneState) {
    let isOpen = self.state?.overlays.compactMap(\.touchable)
    self.state = state
    if let host, isOpen != state.overlays.compactMap(\.touchable) { setInputRegion(host) }
    setNeedsPainting()
  }

  /// Brings the keyboard up: a surface of its own, or the compositor's panel.
  func map() {
    guard host == nil else { return }
    create()
    if isShown { onFrameChange?() }
  }

  private func create() {
    guard let place, let surface = hasPanel ? panel() : layer(place.layer) else { return }
    host = surface
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
    isConfigured = false
    painted = nil
    isBlank = true
    pool.clear()
  }

  private func layer(_ placement: LayerPlacement) -> KeyboardSurface? {
    // In a surface of the output's size the output must be known.
    let isFree = connection.outputs.count > 1 && wantedOutput == nil && placement != .wholeOutput
    let chosen = isFree ? nil : output
    guard
      let layer = LayerSurface(connection, output: chosen, placement: placement)
    else { return nil }
    layer.onConfigure = { [unowned self] width, _ in
      isConfigured = true
      if isFree { guess(width: width) }
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

  /// Which output the compositor has chosen shows only with the first picture; the width that it
  /// gives may tell before.
  private func guess(width: UInt32) {
    let fits = connection.outputs.filter { $0.state.width == Int32(clamping: width) }
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

  private func resize(_ host: KeyboardSurface) {
    guard let place else { return }
    if case .layer(let layer) = host { layer.place(place.layer) }
    setInputRegion(host)
    host.surface.commit()
    onFrameChange?()
  }

  /// The floating keyboard is to be elsewhere.
  private func moved() {
    guard let host else { return }
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
    let open = state?.overlays.compactMap(\.touchable) ?? []
    host.surface.setInputRegion(place.inputRegion(open: open))
  }

  private func setNeedsPainting() {
    guard let host, isConfigured else { return }
    // One picture a frame: what changes until then is in the next one.
    if !host.surface.isFramePending { paint() }
  }

  private func paint() {
    guard let host, isConfigured, let placed, let place, let state else { return }
    let now = Painted(
      scene: SceneBuilder(placed, state: state).scene(), scale: host.surface.scale,
      place: place, share: shownShare)
    guard now != painted else { return }
    let width = Int32(place.surface.width)
    let height = Int32(place.surface.height)
    let damage = damage(now, width: width, height: height)
    guard
      let buffer = pool.next(
        width: now.scale.pixels(width), height: now.scale.pixels(height), damage: damage,
        startsClear: place.floats)
    else { return }
    guard paint(now, into: buffer) else { return }
    painted = now
    isBlank = false
    host.surface.show(buffer, width: width, height: height, damage: damage)
  }

  private func paint(_ now: Painted, into buffer: Buffer) -> Bool {
    let space = now.space
    do {
      let surface = try ImageSurface(
        memory: buffer.pixels, width: Int(buffer.width), height: Int(buffer.height),
        stride: Int(buffer.stride))
      try painter.paint(
        now.scene, scale: space.scale, overhang: space.top, left: space.left,
        into: surface, damage: buffer.damage.map(space.logical))
      return true
    } catch {
      return false
    }
  }

  private func damage(_ now: Painted, width: Int32, height: Int32) -> [PixelRect] {
    // Memory that is never written costs nothing: most of a surface as large as the output.
    if isBlank, now.place.floats { return [now.space.pixels(now.scene.extent)] }
    let whole = PixelRect(
      x: 0, y: 0, width: now.scale.pixels(width), height: now.scale.pixels(height))
    guard let painted, painted.scale == now.scale, painted.place.surface == now.place.surface
    else { return [whole] }
    guard painted.space == now.space else {
      // It moved: what it covered, and what it covers.
      return [painted, now].map { $0.space.pixels($0.scene.extent) }
    }
    return now.scene.difference(from: painted.scene).map(now.space.pixels)
  }
}
