/// Where a layer surface stands on its output.
public nonisolated struct LayerPlacement: Hashable, Sendable {
  /// Edges of the output (`zwlr_layer_surface_v1.anchor`).
  public struct Edges: OptionSet, Hashable, Sendable {
    /// The protocol's bits.
    public let rawValue: UInt32

    /// Edges of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Edges(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Edges(rawValue: 2)
    /// The left edge.
    public static let left = Edges(rawValue: 4)
    /// The right edge.
    public static let right = Edges(rawValue: 8)
  }

  /// The edges it holds on to.
  public var anchors: Edges
  /// Width in logical pixels; 0 fills the output between the left and right anchors.
  public var width: UInt32
  /// Height in logical pixels; 0 fills the output between the top and bottom anchors.
  public var height: UInt32
  /// How much of the output's edge is kept free of windows; 0 none, -1 ignores others' zones too.
  public var exclusiveZone: Int32

  /// A placement of these parts.
  public init(anchors: Edges, width: UInt32, height: UInt32, exclusiveZone: Int32) {
    self.anchors = anchors
    self.width = width
    self.height = height
    self.exclusiveZone = exclusiveZone
  }

  /// The docked keyboard: the whole bottom edge, `height` pixels of it with `zone` kept free.
  public static func docked(height: UInt32, zone: Int32) -> LayerPlacement {
    LayerPlacement(
      anchors: [.bottom, .left, .right], width: 0, height: height, exclusiveZone: zone)
  }

  /// The whole output, for a keyboard that floats in it.
  public static let wholeOutput = LayerPlacement(
    anchors: [.top, .bottom, .left, .right], width: 0, height: 0, exclusiveZone: -1)
}
