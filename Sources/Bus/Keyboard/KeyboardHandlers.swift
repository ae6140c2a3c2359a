/// What the keyboard does when it is asked over D-Bus. What a handler throws is the caller's answer.
@MainActor
public struct KeyboardHandlers {
  /// Shows the keyboard.
  public var show: () throws -> Void
  /// Hides it.
  public var hide: () throws -> Void
  /// The JSON that `toccata status` prints.
  public var status: () throws -> String
  /// The JSON that `toccata keys --live` prints.
  public var keys: () throws -> String
  /// Types what can be read from the descriptor, UTF-8 up to its end, and answers the call when it
  /// is typed. The other end may be slow, endless or gone.
  public var typeText: (BusDescriptor, BusCall) -> Void
  /// Reads the learned words again: somebody has forgotten some in the file.
  public var reloadLearnedWords: () -> Void
  /// Registers a field with these traits for the client of that unique name; answers its object.
  public var registerField: (_ client: String, _ traits: [String: BusValue]) throws -> String
  /// Whether the keyboard is on the screen.
  public var isVisible: () -> Bool
  /// Where it is.
  public var frame: () -> KeyboardFrame

  /// Handlers.
  public init(
    show: @escaping () throws -> Void,
    hide: @escaping () throws -> Void,
    status: @escaping () throws -> String,
    keys: @escaping () throws -> String,
    typeText: @escaping (BusDescriptor, BusCall) -> Void,
    reloadLearnedWords: @escaping () -> Void = {},
    registerField:
      @escaping (_ client: String, _ traits: [String: BusValue]) throws -> String,
    isVisible: @escaping () -> Bool,
    frame: @escaping () -> KeyboardFrame
  ) {
    self.show = show
    self.hide = hide
    self.status = status
    self.keys = keys
    self.typeText = typeText
    self.reloadLearnedWords = reloadLearnedWords
    self.registerField = registerField
    self.isVisible = isVisible
    self.frame = frame
  }
}
