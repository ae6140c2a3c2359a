import Layouts

/// What of the typing is to be seen: everything a scene needs besides the keyboard itself.
public struct Presentation: Hashable, Sendable {
  /// The layer that is shown.
  public var layer: LayerID
  /// The state of shift.
  public var shift: ShiftState
  /// The modifiers that are on or locked.
  public var modifiers: [KeyAction.Modifier: ShiftState]
  /// The keys that fingers are on.
  public var pressed: [PlacedKey]
  /// The keys whose character stands enlarged above them.
  public var balloons: [Balloon]
  /// The variants that can be chosen, or nil.
  public var callout: Callout?
  /// The menu of keyboards, or nil.
  public var menu: Menu?
  /// The keys that are being flicked, and how far.
  public var flicks: [Flick]
  /// Whether a finger on the space bar moves the caret; the labels fade.
  public var isMovingCaret: Bool
  /// Whether that selects.
  public var isSelecting: Bool
  /// What the bar offers, from left to right.
  public var suggestions: [Suggestion]
  /// The place in the bar that a finger is on, or nil.
  public var pressedSuggestion: Int?
  /// Whether nothing is learned for now, which the person is to see.
  public var isPrivate: Bool
  /// The places of the application's bar that fingers are on.
  public var pressedAccessories: Set<PlacedAccessoryBar.Target>
  /// How far the application's bar was dragged, in logical pixels.
  public var accessoryOffset: Double

  /// An enlarged character.
  public struct Balloon: Hashable, Sendable {
    /// The key below it.
    public var key: PlacedKey
    /// What it shows.
    public var label: String
  }

  /// The variants of a key.
  public struct Callout: Hashable, Sendable {
    /// The key below them.
    public var key: PlacedKey
    /// The choices with their places.
    public var layout: CalloutLayout
    /// Which one lifting the finger types.
    public var selected: Int?
  }

  /// The menu of keyboards.
  public struct Menu: Hashable, Sendable {
    /// The key below it.
    public var key: PlacedKey
    /// The choices with their places.
    public var layout: MenuLayout
    /// Which one lifting the finger chooses.
    public var selected: Int?
  }

  /// A flick down on a tablet's key.
  public struct Flick: Hashable, Sendable {
    /// The key.
    public var key: PlacedKey
    /// How much of the secondary character has come forward, 0 to 1.
    public var share: Double
    /// Whether lifting the finger types it.
    public var isChosen: Bool
  }
}
