/// The one form in which keys leave and enter the program: in the JSON of `keys`, in an
/// application's input view, in a custom keyboard.
public struct KeyDescription: Hashable, Codable, Sendable {
  /// The key's name, unique in its layer.
  public var id: String
  /// What it shows; for a key with an icon, its name.
  public var label: String
  /// The name of its ``KeyAction``.
  public var action: String
  /// The layer a layer key shows.
  public var target: String?
  /// What it types.
  public var output: String?
  /// The box, in logical pixels from the keyboard's top left corner; of an ``InputView``'s key only
  /// the width counts, in columns.
  public var x, y, width, height: Double?
  /// What a long press offers.
  public var variants: [String]
  /// What a flick down types.
  public var secondary: String?
  /// The telephone letters below a digit.
  public var telephoneLetters: String?
  /// Whether it can be pressed.
  public var enabled: Bool
  /// Whether it is blue.
  public var prominent: Bool

  /// A key of these parts, without a place.
  public init(
    id: String, label: String = "", action: String = "character", output: String? = nil,
    width: Double? = nil, variants: [String] = [], enabled: Bool = true, prominent: Bool = false
  ) {
    self.id = id
    self.label = label
    self.action = action
    self.output = output
    self.width = width
    self.variants = variants
    self.enabled = enabled
    self.prominent = prominent
  }

  /// The description of a placed key in a state of shift.
  public init(_ placed: PlacedKey, shift: ShiftState = .off) {
    let key = placed.key
    let face = key.face(shift: shift)
    id = key.id
    label = face.label
    action = key.action.name
    target = key.action.target?.rawValue
    output = key.action.fixedOutput ?? face.output
    (x, y) = (placed.frame.x, placed.frame.y)
    (width, height) = (placed.frame.width, placed.frame.height)
    variants = face.variants
    secondary = key.secondary
    telephoneLetters = key.telephoneLetters
    enabled = key.isEnabled
    prominent = key.style == .prominent
  }
}
