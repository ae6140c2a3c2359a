import CCairo

/// Why something could not be drawn, in one line.
public struct DrawingError: Error, CustomStringConvertible {
  /// What went wrong.
  public let description: String

  /// An error that says `description`.
  init(description: String) {
    self.description = description
  }

  /// What cairo says of a status.
  init(_ status: cairo_status_t) {
    description = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown fault"
  }
}
