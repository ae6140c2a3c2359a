import CWaylandServer

/// A client's surface. What a client sets is pending until it commits.
public final class StageSurface {
  /// What can be set.
  public struct State {
    /// Where it takes input; nil is everywhere.
    public var inputRegion: [Rectangle]?
    /// Device pixels for a logical pixel, without a viewport.
    public var bufferScale: Int32 = 1
    /// The size the viewport gives it, in logical pixels.
    public var destination: (width: Int32, height: Int32)?
    /// What was damaged in the last commit, in device pixels.
    public var damage: [Rectangle] = []
  }

  /// A rectangle as the client told it.
  public struct Rectangle: Hashable, Sendable {
    /// x, y, width, height.
    public var numbers: [Int]

    /// The rectangle of these numbers.
    public init(_ numbers: Int...) { self.numbers = numbers }
    init(_ numbers: [Int]) { self.numbers = numbers }
  }

  /// The surface's object.
  public let resource: Resource
  /// What was committed last.
  public private(set) var current = State()
  /// What it shows, or nil.
  public private(set) var picture: Picture?
  /// How many commits there were.
  public private(set) var commits = 0
  /// Its part as a layer surface.
  public internal(set) var layer: StageLayer?
  /// Whether it is an input panel.
  public internal(set) var isInputPanel = false
  /// Whether the client waits for a frame.
  public var wantsFrame: Bool { !frames.isEmpty }

  private unowned let stage: Stage
  private var pending = State()
  private var pendingBuffer: OpaquePointer?
  private var hasNewBuffer = false
  private var shownBuffer: OpaquePointer?
  private var pendingFrames: [Resource] = []
  private var frames: [Resource] = []
  private var scales: [Resource] = []

  init(_ resource: Resource, on stage: Stage) {
    self.resource = resource
    self.stage = stage
    resource.on("attach") { [unowned self] in
      (pendingBuffer, hasNewBuffer) = ($0.object(0), true)
    }
    resource.on("damage_buffer") { [unowned self] arguments in
      pending.damage.append(Rectangle((0..<4).map(arguments.number)))
    }
    resource.on("frame") { [unowned self] in
      if let callback = $0.new(0) { pendingFrames.append(callback) }
    }
    resource.on("set_buffer_scale") { [unowned self] in pending.bufferScale = Int32($0.number(0)) }
    resource.on("set_input_region") { [unowned self] in
      pending.inputRegion = $0.object(0).map { stage.regions[$0] ?? [] }
    }
    resource.on("commit") { [unowned self] _ in commit() }
    resource.onEnd = { [unowned self] in stage.surfaces.removeAll { $0 === self } }
  }

  /// Its size in logical pixels, 0 where it shows nothing.
  public var size: (width: Int32, height: Int32) {
    guard let picture else { return (0, 0) }
    return current.destination
      ?? (Int32(picture.width) / current.bufferScale, Int32(picture.height) / current.bufferScale)
  }

  /// Puts it on a screen.
  func enter(_ output: StageOutput) {
    resource.send("enter", .object(output.resource(of: resource.client)))
    tellScale(output)
  }

  func outputChanged(_ output: StageOutput) {
    if layer?.output === output { layer?.configure() }
    tellScale(output)
  }

  func sendFrames() {
    let waiting = frames
    frames = []
    for callback in waiting {
      callback.send("done", .uint(UInt32(truncatingIfNeeded: now().milliseconds)))
      callback.end()
    }
  }

  func setDestination(width: Int32, height: Int32) {
    pending.destination = width > 0 ? (width, height) : nil
  }

  func add(scale: Resource) {
    scales.append(scale)
    scale.onEnd = { [weak self, unowned scale] in self?.scales.removeAll { $0 === scale } }
    if let output = stage.outputs.first { tellScale(output) }
  }

  private func tellScale(_ output: StageOutput) {
    tellScale(UInt32((output.description.scale * 120).rounded()))
  }

  /// Says which scale is wanted, in 120ths, whatever the screens have.
  public func tellScale(_ hundredTwentieths: UInt32) {
    for scale in scales { scale.send("preferred_scale", .uint(hundredTwentieths)) }
  }

  private func commit() {
    commits += 1
    current = pending
    pending.damage = []
    frames += pendingFrames
    pendingFrames = []
    if hasNewBuffer { show(pendingBuffer) }
    hasNewBuffer = false
    layer?.surfaceCommitted(hasBuffer: picture != nil)
  }

  /// Keeps the picture, and gives the buffer back when the stage's manner says so.
  private func show(_ buffer: OpaquePointer?) {
    let old = shownBuffer
    shownBuffer = buffer
    picture = buffer.flatMap { readPicture($0) }
    if let picture, let (width, height) = current.destination, width < 1 || height < 1 {
      stage.faults.append("viewport of \(width) × \(height) for \(picture.width)")
    }
    guard stage.releasesBuffersAtOnce else {
      if let old, old != buffer, stage.isAlive(old) { stage.release(old) }
      return
    }
    if let buffer { stage.release(buffer) }
  }

  private func readPicture(_ buffer: OpaquePointer) -> Picture? {
    guard let shared = wl_shm_buffer_get(buffer) else { return nil }
    wl_shm_buffer_begin_access(shared)
    defer { wl_shm_buffer_end_access(shared) }
    let width = Int(wl_shm_buffer_get_width(shared))
    let height = Int(wl_shm_buffer_get_height(shared))
    let stride = Int(wl_shm_buffer_get_stride(shared))
    guard let data = wl_shm_buffer_get_data(shared) else { return nil }
    let pixels = (0..<width * height).map {
      data.load(fromByteOffset: $0 / width * stride + $0 % width * 4, as: UInt32.self)
    }
    return Picture(width: width, height: height, pixels: pixels)
  }
}

extension Duration {
  /// Whole milliseconds.
  var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
