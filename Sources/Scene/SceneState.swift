import Layouts

/// What of a placed keyboard is shown now: the part of a scene that changes while typing.
public struct SceneState: Hashable, Sendable {
  /// The layer that is shown.
  public var layer: LayerID
  /// The state of shift.
  public var shift: ShiftState
  /// The ids of the keys that fingers are on.
  public var pressed: Set<String>
  /// The places of the application's bar that fingers are on.
  public var pressedAccessories: Set<PlacedAccessoryBar.Target> = []
  /// How far that bar was dragged, in logical pixels.
  public var accessoryOffset = 0.0
  /// The actions that are switched on, beside shift: held or locked modifiers.
  public var switchedOn: Set<KeyAction>
  /// What the bar offers, from left to right.
  public var suggestions: [Suggestion]
  /// The place in the bar that a finger is on, or nil.
  public var pressedSuggestion: Int?
  /// Whether the bar shows that nothing is learned for now.
  public var isPrivate = false
  /// The keys that are flicked down, by their ids.
  public var flicks: [String: SceneKey.Flick] = [:]
  /// Whether the space bar selects text: it stands out.
  public var isSelecting = false
  /// How strongly labels show, 0 to 1.
  public var labelOpacity: Double
  /// What stands above the keys.
  public var overlays: [Overlay]

  /// One offer of the bar.
  public struct Suggestion: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// What it is.
    public var kind: SuggestionBar.Kind

    /// An offer.
    public init(text: String, kind: SuggestionBar.Kind = .guess) {
      self.text = text
      self.kind = kind
    }
  }

  /// A keyboard at rest that shows this layer.
  public init(layer: LayerID, shift: ShiftState = .off) {
    self.layer = layer
    self.shift = shift
    pressed = []
    switchedOn = []
    suggestions = []
    labelOpacity = 1
    overlays = []
  }
}
