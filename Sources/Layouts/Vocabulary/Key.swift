/// One key of a layer, without its place on the screen.
public struct Key: Hashable, Sendable {
  /// The key's name, unique in its layer.
  public var id: String
  /// What it means.
  public var action: KeyAction
  /// What it shows and types with shift off.
  public var face: KeyFace
  /// What it shows and types with shift on or locked; nil where shift changes nothing.
  public var shiftedFace: KeyFace?
  /// How it shares its row.
  public var width: KeyWidth
  /// How it is painted.
  public var style: KeyStyle
  /// What a flick down types on tablets; grey above the label (reference 1.5).
  public var secondary: String?
  /// The telephone letters below a digit (ITU E.161).
  public var telephoneLetters: String?
  /// Whether it can be pressed.
  public var isEnabled: Bool
  /// Whether a picture stands for its word, where there is one for what the key says.
  public var prefersIcon = false

  /// A key of these parts.
  public init(
    id: String, action: KeyAction, face: KeyFace, shiftedFace: KeyFace? = nil,
    width: KeyWidth = .letters(1), style: KeyStyle = .character, secondary: String? = nil,
    telephoneLetters: String? = nil, isEnabled: Bool = true
  ) {
    self.id = id
    self.action = action
    self.face = face
    self.shiftedFace = shiftedFace
    self.width = width
    self.style = style
    self.secondary = secondary
    self.telephoneLetters = telephoneLetters
    self.isEnabled = isEnabled
  }

  /// A key that types one character.
  public init(
    character: String, variants: [String] = [], width: KeyWidth = .letters(1),
    secondary: String? = nil, telephoneLetters: String? = nil
  ) {
    self.init(
      id: character, action: .character, face: KeyFace(character, variants: variants),
      width: width, secondary: secondary, telephoneLetters: telephoneLetters)
  }

  /// The face in a state of shift.
  public func face(shift: ShiftState) -> KeyFace {
    shift == .off ? face : shiftedFace ?? face
  }
}
