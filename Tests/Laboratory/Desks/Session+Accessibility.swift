extension Session {
  /// Starts the accessibility bus, and tells programs that start from now on that somebody listens.
  public func startAccessibility() throws {
    environment["NO_AT_BRIDGE"] = nil
    environment["GTK_A11Y"] = nil
    _ = try start(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"])
    try require(["/usr/bin/gdbus", "wait", "--session", "--timeout", "20", "org.a11y.Bus"])
    for property in ["IsEnabled", "ScreenReaderEnabled"] {
      try require([
        "/usr/bin/gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path",
        "/org/a11y/bus", "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status",
        property, "<true>",
      ])
    }
  }
}
