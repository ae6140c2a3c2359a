/// A screen as the stage describes it.
public struct OutputDescription: Hashable, Sendable {
  /// The connector's name.
  public var name = "STAGE-1"
  /// The left edge in logical pixels.
  public var x: Int32 = 0
  /// The top edge in logical pixels.
  public var y: Int32 = 0
  /// Width of the mode in device pixels.
  public var modeWidth: Int32 = 780
  /// Height of the mode in device pixels.
  public var modeHeight: Int32 = 1688
  /// The exact scale.
  public var scale = 2.0
  /// `wl_output.transform`.
  public var transform: UInt32 = 0
  /// Width in millimetres.
  public var physicalWidth: Int32 = 65
  /// Height in millimetres.
  public var physicalHeight: Int32 = 140

  /// A phone of 390 × 844 logical pixels.
  public init() {}

  /// That phone, but with these changes.
  public init(_ change: (inout OutputDescription) -> Void) {
    change(&self)
  }

  /// Width in logical pixels.
  public var width: Int32 {
    Int32((Double(transform % 2 == 0 ? modeWidth : modeHeight) / scale).rounded())
  }

  /// Height in logical pixels.
  public var height: Int32 {
    Int32((Double(transform % 2 == 0 ? modeHeight : modeWidth) / scale).rounded())
  }
}
