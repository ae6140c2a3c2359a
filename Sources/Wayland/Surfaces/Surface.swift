import CWaylandProtocols

/// A surface: what it shows, at which scale, where it takes touches, and what fingers do on it.
@MainActor
public final class Surface {
  /// Called with what the fingers did, once a frame of the device.
  public var onFingers: (([FingerEvent]) -> Void)?
  /// Called when ``scale`` has changed: the next buffer should have it.
  public var onScaleChange: (() -> Void)?
  /// Called when it has come onto another output.
  public var onOutput: ((Output) -> Void)?
  /// Called when the compositor wants the next frame, with its time in milliseconds.
  public var onFrame: ((UInt32) -> Void)?
  /// How many device pixels a logical pixel has here.
  public private(set) var scale: Scale
  /// Whether ``onFrame`` is still to come for what was shown last.
  public var isFramePending: Bool { frame != nil }

  // Before the surface itself, so that they end before it.
  private let viewport: Proxy?
  private let fractionalScale: Proxy?
  let proxy: Proxy
  private let connection: Connection
  private var preferred: Scale?
  private var entered: [Output] = []
  private let intended: Output?
  private var frame: Proxy?
  private var turn = 0

  /// A surface that will be on `output`, or wherever the compositor puts it. Nil where there is no
  /// `wl_compositor`.
  public init?(_ connection: Connection, output: Output? = nil) {
    guard let factory = connection.registry.factory(.compositor),
      let proxy = Proxy(
        wl_compositor_create_surface(factory.pointer), of: connection.display,
        destroy: { wl_surface_destroy($0) })
    else { return nil }
    self.proxy = proxy
    self.connection = connection
    intended = output
    viewport = connection.registry.factory(.viewporter).flatMap {
      Proxy(
        wp_viewporter_get_viewport($0.pointer, proxy.pointer), of: proxy.display,
        destroy: { wp_viewport_destroy($0) })
    }
    // A fractional scale can only be shown through a viewport.
    fractionalScale =
      viewport == nil
      ? nil
      : connection.registry.factory(.fractionalScale).flatMap {
        Proxy(
          wp_fractional_scale_manager_v1_get_fractional_scale($0.pointer, proxy.pointer),
          of: proxy.display, destroy: { wp_fractional_scale_v1_destroy($0) })
      }
    scale = Scale(whole: 1)
    scale = wantedScale()
    wl_surface_add_listener(proxy.pointer, Self.listener.table, userData(self))
    if let fractionalScale {
      wp_fractional_scale_v1_add_listener(
        fractionalScale.pointer, Self.scaleListener.table, userData(self))
    }
    connection.observeOutputs(self) { [unowned self] in updateScale() }
  }

  isolated deinit {
    connection.observeOutputs(self, nil)
  }

  /// The surface behind a pointer that came with an event, if it is one of ours and still there.
  static func owning(_ pointer: OpaquePointer?) -> Surface? {
    pointer.flatMap { receiver(wl_surface_get_user_data($0), Surface.self) }
  }

  /// Lets touches through everywhere but here, from the next commit on. Nil takes them everywhere.
  public func setInputRegion(_ rectangles: [PixelRect]?) {
    guard let rectangles else {
      wl_surface_set_input_region(proxy.pointer, nil)
      return
    }
    guard let factory = connection.registry.factory(.compositor),
      let region = Proxy(
        wl_compositor_create_region(factory.pointer), of: proxy.display,
        destroy: { wl_region_destroy($0) })
    else { return }
    for part in rectangles {
      wl_region_add(region.pointer, part.x, part.y, part.width, part.height)
    }
    wl_surface_set_input_region(proxy.pointer, region.pointer)
  }

  /// Shows the buffer, `width` × `height` logical pixels large, and asks to be called when the next
  /// frame is wanted. `damage` is what differs from what was shown before, in device pixels.
  public func show(_ buffer: Buffer, width: Int32, height: Int32, damage: [PixelRect]) {
    wl_surface_attach(proxy.pointer, buffer.proxy.pointer, 0, 0)
    setSize(of: buffer, width: width, height: height)
    if proxy.version >= 4 {
      for part in damage {
        wl_surface_damage_buffer(proxy.pointer, part.x, part.y, part.width, part.height)
      }
    } else {
      wl_surface_damage(proxy.pointer, 0, 0, width, height)
    }
    requestFrame()
    turn += 1
    buffer.submit(turn: turn)
    commit()
  }

  /// Shows nothing.
  public func clear() {
    wl_surface_attach(proxy.pointer, nil, 0, 0)
    frame = nil
    commit()
  }

  /// Makes what was set take effect.
  public func commit() {
    wl_surface_commit(proxy.pointer)
  }

  /// Without viewports only a whole scale that divides the buffer can be said.
  private func setSize(of buffer: Buffer, width: Int32, height: Int32) {
    guard width > 0, height > 0 else { return }
    if let viewport {
      wp_viewport_set_destination(viewport.pointer, width, height)
    } else if proxy.version >= 3 {
      let whole = buffer.width / width
      let divides = whole > 0 && buffer.width % whole == 0 && buffer.height % whole == 0
      wl_surface_set_buffer_scale(proxy.pointer, divides ? whole : 1)
    }
  }

  private func requestFrame() {
    guard frame == nil else { return }
    frame = Proxy(
      wl_surface_frame(proxy.pointer), of: proxy.display, destroy: { wl_callback_destroy($0) })
    guard let frame else { return }
    wl_callback_add_listener(frame.pointer, Self.frameListener.table, userData(self))
  }

  private func frameWanted(time: UInt32) {
    frame = nil
    onFrame?(time)
  }

  private func move(on output: OpaquePointer?, isOn: Bool) {
    guard let output = output.flatMap({ receiver(wl_output_get_user_data($0), Output.self) })
    else { return }
    entered.removeAll { $0 === output }
    if isOn { entered.append(output) }
    updateScale()
    if isOn { onOutput?(output) }
  }

  /// The compositor's own word first, then the largest scale of the screens it is on.
  private func wantedScale() -> Scale {
    if let preferred { return preferred }
    let here = entered.isEmpty ? intended.map { [$0] } ?? connection.outputs : entered
    return Scale(whole: here.map(\.state.scale).max() ?? 1)
  }

  private func updateScale() {
    entered.removeAll { output in !connection.outputs.contains { $0 === output } }
    let wanted = wantedScale()
    guard wanted != scale else { return }
    scale = wanted
    onScaleChange?()
  }

  private func prefer(_ hundredTwentieths: UInt32) {
    preferred = Scale(hundredTwentieths: hundredTwentieths)
    updateScale()
  }

  private static let listener = Listener(
    wl_surface_listener(
      enter: { data, _, output in receiver(data, Surface.self)?.move(on: output, isOn: true) },
      leave: { data, _, output in receiver(data, Surface.self)?.move(on: output, isOn: false) }))

  private static let scaleListener = Listener(
    wp_fractional_scale_v1_listener(
      preferred_scale: { data, _, scale in receiver(data, Surface.self)?.prefer(scale) }))

  private static let frameListener = Listener(
    wl_callback_listener(
      done: { data, _, time in receiver(data, Surface.self)?.frameWanted(time: time) }))
}
