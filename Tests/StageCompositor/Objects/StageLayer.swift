/// A layer surface, as the stage arranges it.
public final class StageLayer {
  /// The screen it is on.
  public let output: StageOutput?
  /// `zwlr_layer_shell_v1.layer`: 3 is overlay.
  public let layer: Int
  /// What the client asked for last.
  public private(set) var anchor = 0
  /// The size it asked for.
  public private(set) var size = (width: 0, height: 0)
  /// The edge it wants kept free.
  public private(set) var exclusiveZone = 0
  /// Whether it wants the keyboard: 0 is never.
  public private(set) var keyboardInteractivity = 0

  private let resource: Resource
  private unowned let surface: StageSurface
  private unowned let stage: Stage
  private var sentSerials: [UInt32] = []
  private var isConfigured = false
  private var isShown = false

  init(
    _ resource: Resource, of surface: StageSurface, on output: StageOutput?, layer: Int,
    stage: Stage
  ) {
    self.resource = resource
    self.surface = surface
    self.output = output
    self.layer = layer
    self.stage = stage
    resource.on("set_size") { [unowned self] in size = ($0.number(0), $0.number(1)) }
    resource.on("set_anchor") { [unowned self] in anchor = $0.number(0) }
    resource.on("set_exclusive_zone") { [unowned self] in exclusiveZone = $0.number(0) }
    resource.on("set_keyboard_interactivity") { [unowned self] in
      keyboardInteractivity = $0.number(0)
    }
    resource.on("ack_configure") { [unowned self] in acknowledge(UInt32($0.number(0))) }
    resource.onEnd = { [weak surface] in surface?.layer = nil }
  }

  /// Says how large to be, now.
  public func configure() {
    let fillsWidth = anchor & 12 == 12 && size.width == 0
    let fillsHeight = anchor & 3 == 3 && size.height == 0
    let screen = output?.description
    configure(
      width: UInt32(fillsWidth ? Int(screen?.width ?? 0) : size.width),
      height: UInt32(fillsHeight ? Int(screen?.height ?? 0) : size.height))
  }

  /// Says to be this large, whatever was asked for.
  public func configure(width: UInt32, height: UInt32) {
    let serial = stage.nextSerial()
    sentSerials.append(serial)
    resource.send("configure", .uint(serial), .uint(width), .uint(height))
  }

  /// Closes it, as when its screen goes.
  public func close() {
    resource.send("closed")
  }

  /// As compositors do it: the first commit asks for a size, and nothing may be shown before.
  func surfaceCommitted(hasBuffer: Bool) {
    if hasBuffer && !isConfigured {
      resource.fail(0, "a buffer before the first configure was acknowledged")
      stage.faults.append("layer surface shown before its configure")
    }
    if sentSerials.isEmpty && !isConfigured { configure() }
    if hasBuffer, !isShown, let output { surface.enter(output) }
    isShown = hasBuffer
  }

  private func acknowledge(_ serial: UInt32) {
    guard let index = sentSerials.firstIndex(of: serial) else {
      resource.fail(1, "a serial that was never sent")
      stage.faults.append("ack_configure of \(serial)")
      return
    }
    sentSerials.removeSubrange(...index)
    isConfigured = true
  }
}

extension Stage {
  func playLayerShell(_ shell: Resource) {
    shell.on("get_layer_surface") { [unowned self] in
      guard let resource = $0.new(0), let surface = surface($0.object(1)) else { return }
      let wanted = $0.object(2)
      let chosen = outputs.indices.contains(chosenOutput) ? outputs[chosenOutput] : outputs.first
      let output = wanted == nil ? chosen : outputs.first { $0.isBehind(wanted) }
      surface.layer = StageLayer(
        resource, of: surface, on: output, layer: $0.number(3), stage: self)
      if output == nil { resource.send("closed") }
    }
  }
}
