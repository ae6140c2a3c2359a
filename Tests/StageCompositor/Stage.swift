import CWaylandServer

/// What stands on the stage. Only its own thread may touch it.
public final class Stage {
  /// Everything the stage can offer, in the versions it plays.
  public static let allGlobals: [String: Int32] = [
    "wl_compositor": 4, "wl_seat": 7, "zxdg_output_manager_v1": 3, "wp_viewporter": 1,
    "wp_fractional_scale_manager_v1": 1, "zwlr_layer_shell_v1": 4, "zwp_tablet_manager_v2": 1,
    "zwp_input_method_manager_v2": 1, "zwp_input_method_v1": 1, "zwp_input_panel_v1": 1,
    "zwp_virtual_keyboard_manager_v1": 1, "zwlr_foreign_toplevel_manager_v1": 3,
  ]

  /// The seat with its devices.
  public let seat = StageSeat()
  /// The input method of `zwp_input_method_v2`.
  public let inputMethodV2 = StageInputMethodV2()
  /// The input method of `zwp_input_method_v1`.
  public let inputMethodV1 = StageInputMethodV1()
  /// The windows that `zwlr_foreign_toplevel_manager_v1` tells of.
  public let toplevels = StageToplevels()
  /// The screens.
  public internal(set) var outputs: [StageOutput] = []
  /// The clients' surfaces, oldest first.
  public internal(set) var surfaces: [StageSurface] = []
  /// The virtual keyboards that exist.
  public internal(set) var virtualKeyboards: [StageVirtualKeyboard] = []
  /// A field that takes keys alone, as of an app that speaks no text-input.
  public var keyField: StageField?
  /// The screen for surfaces whose client leaves the choice to the compositor.
  public var chosenOutput = 0
  /// Whether surfaces are asked for frames by themselves; else ``sendFrames()`` does.
  public var givesFrames = true
  /// Whether a shown buffer is given back at once, or when another takes its place.
  public var releasesBuffersAtOnce = true
  /// What a client did that no compositor would let pass.
  public internal(set) var faults: [String] = []

  let display: OpaquePointer
  /// The regions clients are putting together.
  var regions: [OpaquePointer: [StageSurface.Rectangle]] = [:]
  private var globals: [String: Global] = [:]
  private var serial: UInt32 = 100

  init(_ display: OpaquePointer, globals offered: [String: Int32], outputs: [OutputDescription]) {
    self.display = display
    wl_display_init_shm(display)
    seat.stage = self
    inputMethodV2.stage = self
    inputMethodV1.stage = self
    for (interface, version) in offered.sorted(by: { $0.key < $1.key }) {
      offer(interface, version)
    }
    for output in outputs { addOutput(output) }
  }

  /// The surfaces that show something.
  public var shownSurfaces: [StageSurface] { surfaces.filter { $0.picture != nil } }

  /// A new serial.
  func nextSerial() -> UInt32 {
    serial += 1
    return serial
  }

  /// Offers a global, also in the middle of the play.
  public func offer(_ interface: String, _ version: Int32) {
    guard let description = interfaceDescription(interface) else { return }
    globals[interface] = Global(display, description, version) { [unowned self] resource in
      play(resource)
    }
  }

  /// Takes a global away.
  public func withdraw(_ interface: String) {
    globals[interface] = nil
  }

  /// Adds a screen.
  @discardableResult
  public func addOutput(_ description: OutputDescription) -> StageOutput {
    let output = StageOutput(self, description)
    outputs.append(output)
    return output
  }

  /// Unplugs a screen; layer surfaces on it are closed.
  public func removeOutput(_ output: StageOutput) {
    outputs.removeAll { $0 === output }
    for surface in surfaces where surface.layer?.output === output {
      surface.layer?.close()
    }
    output.unplug()
  }

  /// Tells every surface that waits for its next frame.
  public func sendFrames() {
    for surface in surfaces { surface.sendFrames() }
  }

  /// The surface behind a client's object.
  func surface(_ pointer: OpaquePointer?) -> StageSurface? {
    surfaces.first { $0.resource.pointer == pointer }
  }

  /// Gives a newly bound global its part.
  private func play(_ resource: Resource) {
    switch resource.interface {
    case "wl_compositor": playCompositor(resource)
    case "wl_seat": seat.play(resource)
    case "zxdg_output_manager_v1": playOutputManager(resource)
    case "wp_viewporter": playViewporter(resource)
    case "wp_fractional_scale_manager_v1": playFractionalScale(resource)
    case "zwlr_layer_shell_v1": playLayerShell(resource)
    case "zwp_tablet_manager_v2": seat.playTablets(resource)
    case "zwp_input_method_manager_v2": inputMethodV2.play(resource)
    case "zwp_input_method_v1": inputMethodV1.play(resource)
    case "zwp_input_panel_v1": playInputPanel(resource)
    case "zwp_virtual_keyboard_manager_v1": playVirtualKeyboards(resource)
    case "zwlr_foreign_toplevel_manager_v1": toplevels.play(resource)
    default: break
    }
  }
}
