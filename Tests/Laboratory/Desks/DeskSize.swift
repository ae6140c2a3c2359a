/// How large a desk is.
public struct DeskSize: Sendable, Equatable {
  /// Logical pixels.
  public var width, height: Int
  /// Pixels of the output for one logical pixel.
  public var scale: Double

  /// A size in logical pixels.
  public init(width: Int, height: Int, scale: Double) {
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  /// A phone held upright.
  public static let phone = DeskSize(width: 390, height: 844, scale: 2)

  /// The output's mode, as compositors' settings have it.
  var mode: String { "\(Int(Double(width) * scale))x\(Int(Double(height) * scale))" }
}
