/// What a session offers, as far as the keyboard has a use for it.
public nonisolated struct SessionFacts: Hashable, Sendable {
  /// The interfaces that the compositor offers; nil where none can be reached.
  public var interfaces: Set<String>?
  /// Why no compositor can be reached.
  public var connectionProblem = ""
  /// The desktops that `XDG_CURRENT_DESKTOP` names.
  public var desktops: [String] = []
  /// Whether the seat has a touch screen.
  public var hasTouch = false
  /// Whether a hardware keyboard is attached.
  public var hasHardwareKeyboard = false
  /// Whether there is a message bus.
  public var hasBus = false
  /// Whether the keyboard runs already.
  public var isRunning = false
  /// Whether another input method holds the seat.
  public var isSlotTaken = false
  /// Whether the compositor refuses input methods that it has not started itself.
  public var isSlotRefused = false
  /// The font families that are wanted and not installed.
  public var missingFonts: [String] = []
  /// The languages that are typed, BCP 47, and have no language pack.
  public var languagesWithoutPack: [String] = []
  /// What is wrong in the settings, a line each.
  public var settingsProblems: [String] = []
  /// Whether a sound server can be reached.
  public var hasSound = false

  /// Of a session that offers nothing.
  public init() {}
}
