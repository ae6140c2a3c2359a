/// What is known of a screen.
public nonisolated struct OutputState: Hashable, Sendable {
  /// The connector's name, for example `eDP-1`; empty where the compositor does not say.
  public var name = ""
  /// The left edge in the compositor's logical space.
  public var x: Int32 = 0
  /// The top edge in the compositor's logical space.
  public var y: Int32 = 0
  /// How the picture is turned.
  public var transform = OutputTransform.normal
  /// Width of the mode in device pixels, before the transform.
  public var modeWidth: Int32 = 0
  /// Height of the mode in device pixels, before the transform.
  public var modeHeight: Int32 = 0
  /// The whole scale that covers the real one.
  public var scale: Int32 = 1

  /// Where xdg-output tells it: the size in logical pixels, after transform and scale.
  var logicalSize: (width: Int32, height: Int32)? {
    get { toldWidth > 0 && toldHeight > 0 ? (toldWidth, toldHeight) : nil }
    set { (toldWidth, toldHeight) = newValue ?? (0, 0) }
  }
  /// Whether the position is xdg-output's, which is better than `wl_output`'s.
  var hasLogicalPosition = false
  private var toldWidth: Int32 = 0
  private var toldHeight: Int32 = 0

  /// Width in logical pixels, as the person holds the screen.
  public var width: Int32 {
    logicalSize?.width ?? (transform.isSideways ? modeHeight : modeWidth) / max(1, scale)
  }

  /// Height in logical pixels, as the person holds the screen.
  public var height: Int32 {
    logicalSize?.height ?? (transform.isSideways ? modeWidth : modeHeight) / max(1, scale)
  }
}
