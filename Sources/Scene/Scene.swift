import Layouts

/// What is on the screen, as a value: painter, hit map and `keys` all read it. All places are
/// logical pixels from the keyboard's top left corner; overlays may reach above it.
public struct Scene: Hashable, Sendable {
  /// The keyboard, without overhang.
  public var size: Size
  /// The application's bar above everything, where there is one.
  public var accessoryBar: AccessoryBar?
  /// Whether the keyboard floats: with round corners, and a soft edge on what is behind it.
  public var floats = false
  /// Where what is behind the keyboard shows through, between the halves of a split one.
  public var opening: Rect?
  /// The suggestion bar, where there is one.
  public var bar: SuggestionBar?
  /// What stands below the bar.
  public var body: Body
  /// The keys below or beside the body.
  public var strip: [SceneKey]
  /// What stands above everything, in painting order.
  public var overlays: [Overlay]
  /// The id of the key that a remote or gamepad is on.
  public var focus: String?

  /// The main part of the keyboard.
  public enum Body: Hashable, Sendable {
    /// A layer of keys.
    case keys([SceneKey])
  }

  /// A scene of these parts.
  public init(
    size: Size, bar: SuggestionBar? = nil, body: Body, strip: [SceneKey] = [],
    overlays: [Overlay] = [], focus: String? = nil, accessoryBar: AccessoryBar? = nil
  ) {
    self.size = size
    self.accessoryBar = accessoryBar
    self.bar = bar
    self.body = body
    self.strip = strip
    self.overlays = overlays
    self.focus = focus
  }

  /// Every key that is shown, body before strip.
  public var keys: [SceneKey] {
    switch body {
    case .keys(let keys): keys + strip
    }
  }
}
