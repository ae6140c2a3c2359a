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

  /// Room above the keyboard for balloons and callouts of the first row, in logical pixels.
  static let overhang = 64.0

  /// The output the person wants it on, by name; nil is the compositor's choice.
  var wantedOutput: String? { didSet { outputsChanged() } }
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

  private struct Painted: Equatable {
    var scene: Scene
    var scale: Scale
    var share: Double
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
    let screen = screen ?? Size(width: 0, height: 0)
    guard isShown, let placed else {
      return Rect(x: 0, y: screen.height, width: 0, height: 0)
    }
    return Rect(
      x: 0, y: screen.height - placed.size.height, width: placed.size.width,
      height: placed.size.height)
  }

  /// What ``frame`` is while the keyboard is hidden.
  var hiddenFrame: Rect { Rect(x: 0, y: screen?.height ?? 0, width: 0, height: 0) }

  /// The output's name, empty where nobody says.
  var outputName: String { output?.state.name ?? "" }

  /// The output the keyboard is on or would be on.
  private var output: Output? {
    connection.outputs.first { $0.state.name == wantedOutput } ?? connection.outputs.first
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
    let sizeChanged = placed.size != self.placed?.size
    self.placed = placed
    guard let host else { return }
    if sizeChanged { resize(host) }
    setNeedsPainting()
  }

  /// Shows this state of the keyboard from now on.
  func show(_ state: SceneState) {
    self.state = state
    setNeedsPainting()
  }

  /// Brings the keyboard up: a surface of its own, or the compositor's panel.
  func map() {
    guard host == nil, let placed else { return }
    guard let surface = hasPanel ? panel() : layer(placed) else { return }
    host = surface
    surface.surface.onFingers = { [unowned self] in onFingers?($0) }
    surface.surface.onScaleChange = { [unowned self] in setNeedsPainting() }
    surface.surface.onFrame = { [unowned self] _ in
      onFrame?()
      paint()
    }
    setInputRegion(surface)
    onFrameChange?()
    if isConfigured { setNeedsPainting() }
  }

  /// Takes the keyboard away: surface and memory are given back (rule 6).
  func unmap() {
    guard host != nil else { return }
    host = nil
    isConfigured = false
    painted = nil
    pool.clear()
    onFrameChange?()
  }

  private func layer(_ placed: PlacedKeyboard) -> KeyboardSurface? {
    let chosen = connection.outputs.count > 1 && wantedOutput == nil ? nil : output
    guard
      let layer = LayerSurface(connection, output: chosen, placement: placement(placed))
    else { return nil }
    layer.onConfigure = { [unowned self] _, _ in
      isConfigured = true
      setNeedsPainting()
    }
    layer.onClosed = { [unowned self] in
      unmap()
      onClosed?()
    }
    return .layer(layer)
  }

  /// The panel belongs to version 1 of the input method. Where that is spoken it is the place even
  /// beside layer shell: on KWin a touched layer surface takes the focus from the field.
  private var hasPanel: Bool {
    let registry = connection.registry
    return registry.offers(.inputPanel) && !registry.offers(.inputMethodV2)
  }

  private func panel() -> KeyboardSurface? {
    guard let output, let panel = InputPanelSurface(connection, place: .bottom(of: output)) else {
      return nil
    }
    isConfigured = true
    return .panel(panel)
  }

  private func resize(_ host: KeyboardSurface) {
    guard let placed else { return }
    if case .layer(let layer) = host { layer.place(placement(placed)) }
    setInputRegion(host)
    host.surface.commit()
    onFrameChange?()
  }

  private func placement(_ placed: PlacedKeyboard) -> LayerPlacement {
    .docked(
      height: UInt32(placed.size.height + Self.overhang), zone: Int32(placed.size.height))
  }

  private func setInputRegion(_ host: KeyboardSurface) {
    guard let placed else { return }
    host.surface.setInputRegion([
      PixelRect(
        x: 0, y: Int32(Self.overhang), width: Int32(placed.size.width),
        height: Int32(placed.size.height))
    ])
  }

  private func setNeedsPainting() {
    guard let host, isConfigured else { return }
    // One picture a frame: what changes until then is in the next one.
    if !host.surface.isFramePending { paint() }
  }

  private func paint() {
    guard let host, isConfigured, let placed, let state else { return }
    let now = Painted(
      scene: SceneBuilder(placed, state: state).scene(), scale: host.surface.scale,
      share: shownShare)
    guard now != painted else { return }
    let width = Int32(placed.size.width)
    let height = Int32(placed.size.height + Self.overhang)
    let damage = damage(now, width: width, height: height)
    guard
      let buffer = pool.next(
        width: now.scale.pixels(width), height: now.scale.pixels(height), damage: damage)
    else { return }
    guard paint(now, into: buffer) else { return }
    painted = now
    host.surface.show(buffer, width: width, height: height, damage: damage)
  }

  private func paint(_ now: Painted, into buffer: Buffer) -> Bool {
    let space = SlidSpace(scale: now.scale.value, top: top(now))
    do {
      let surface = try ImageSurface(
        memory: buffer.pixels, width: Int(buffer.width), height: Int(buffer.height),
        stride: Int(buffer.stride))
      try painter.paint(
        now.scene, scale: space.scale, overhang: space.top, into: surface,
        damage: buffer.damage.map(space.logical))
      return true
    } catch {
      return false
    }
  }

  /// Where the keyboard's top is on the surface: it slides in from below.
  private func top(_ now: Painted) -> Double {
    Self.overhang + (1 - now.share) * now.scene.size.height
  }

  private func damage(_ now: Painted, width: Int32, height: Int32) -> [PixelRect] {
    let whole = PixelRect(
      x: 0, y: 0, width: now.scale.pixels(width), height: now.scale.pixels(height))
    guard let painted, painted.scale == now.scale, painted.share == now.share else {
      return [whole]
    }
    let space = SlidSpace(scale: now.scale.value, top: top(now))
    return now.scene.difference(from: painted.scene).map(space.pixels)
  }
}
