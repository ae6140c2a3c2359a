/// How a screen's picture is turned (`wl_output.transform`).
public nonisolated enum OutputTransform: UInt32, CaseIterable, Sendable {
  /// Not at all.
  case normal
  /// By 90 degrees counter-clockwise.
  case rotated90
  /// By 180 degrees.
  case rotated180
  /// By 270 degrees counter-clockwise.
  case rotated270
  /// Mirrored left to right.
  case flipped
  /// Mirrored, then turned by 90 degrees.
  case flipped90
  /// Mirrored, then turned by 180 degrees.
  case flipped180
  /// Mirrored, then turned by 270 degrees.
  case flipped270

  /// Whether width and height change places.
  public var isSideways: Bool { rawValue % 2 == 1 }
}
