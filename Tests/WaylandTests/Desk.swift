import EventLoop
import StageCompositor
import Testing
import Wayland

extension Connection: EventSource {}

/// A stage, and a connection to it.
@MainActor
final class Desk {
  let stage: StageCompositor
  let connection: Connection
  let seat: Seat

  init(
    offering globals: [String: Int32] = Stage.allGlobals,
    outputs: [OutputDescription] = [OutputDescription()]
  ) throws {
    stage = try StageCompositor(offering: globals, outputs: outputs)
    connection = try Connection(.descriptor(stage.connect()))
    seat = try #require(connection.seats.first)
  }

  /// The same, but without these globals.
  convenience init(without missing: [String]) throws {
    try self.init(offering: Stage.allGlobals.filter { !missing.contains($0.key) })
  }

  /// Does something on the stage, and lets everything it caused arrive here and there.
  @discardableResult
  func play<Answer: Sendable>(_ body: @escaping @Sendable (Stage) -> Answer) throws -> Answer {
    try connection.roundtrip()
    let answer = stage.perform(body)
    try connection.roundtrip()
    return answer
  }

  /// Lets everything sent so far arrive on both sides.
  func settle() throws {
    try connection.roundtrip()
  }

  /// The requests of these interfaces since `start` requests, as `name` or `name(arguments)`.
  func requests(_ interface: String, since start: Int = 0) -> [Request] {
    stage.requests.dropFirst(start).filter { $0.interface == interface }
  }

  /// What was at fault so far, by the stage's judgement.
  var faults: [String] { stage.perform(\.faults) }

  /// A layer surface of this height on the first output, configured.
  func layerSurface(height: UInt32 = 100) throws -> LayerSurface {
    let layer = try #require(
      LayerSurface(
        connection, output: connection.outputs.first,
        placement: .docked(height: height, zone: Int32(height))))
    try settle()
    return layer
  }

  /// Shows one colour on the surface.
  func show(
    _ color: UInt32, on surface: Surface, width: Int32 = 390, height: Int32 = 100,
    pool: BufferPool
  ) throws {
    let scale = surface.scale
    let size = (scale.pixels(width), scale.pixels(height))
    let all = [PixelRect(x: 0, y: 0, width: size.0, height: size.1)]
    let buffer = try #require(pool.next(width: size.0, height: size.1, damage: all))
    buffer.fill(color)
    surface.show(buffer, width: width, height: height, damage: all)
    try settle()
  }
}

extension Buffer {
  /// Paints everything in one colour.
  @MainActor
  func fill(_ color: UInt32) {
    pixels.withMemoryRebound(to: UInt32.self, capacity: Int(width * height)) {
      $0.update(repeating: color, count: Int(width * height))
    }
  }
}

extension FingerEvent {
  /// The event as a line: what the tests compare.
  var line: String { "\(finger.device) \(finger.slot) \(phase) \(x),\(y) \(time)" }
}
