/// A rectangle on an output, in the output's logical pixels; D-Bus type `(iiii)`.
public struct KeyboardFrame: Sendable, Equatable {
  /// The left edge.
  public var x: Int32
  /// The upper edge.
  public var y: Int32
  /// The width; 0 while hidden.
  public var width: Int32
  /// The height; 0 while hidden.
  public var height: Int32

  /// A rectangle.
  public init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle as D-Bus has it.
  public var value: BusValue { .structure([x, y, width, height].map { .int32($0) }) }

  /// The rectangle of a value of that type; nil for any other.
  public init?(_ value: BusValue) {
    guard case .structure(let fields) = value, fields.count == 4,
      case (.int32(let x), .int32(let y), .int32(let width), .int32(let height)) =
        (fields[0], fields[1], fields[2], fields[3])
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
