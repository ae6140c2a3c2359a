/// What a registered field does when its client calls it. What a handler throws is the client's
/// answer.
@MainActor
public struct FieldHandlers {
  /// Changes these traits; the others stay.
  public var setTraits: ([String: BusValue]) throws -> Void
  /// The client says that the field has the focus.
  public var focus: () throws -> Void
  /// The client says that it has it no more.
  public var blur: () throws -> Void
  /// Gives the field up.
  public var unregister: () throws -> Void
  /// Makes the sound of a key.
  public var playInputClick: () throws -> Void

  /// Handlers.
  public init(
    setTraits: @escaping ([String: BusValue]) throws -> Void,
    focus: @escaping () throws -> Void,
    blur: @escaping () throws -> Void,
    unregister: @escaping () throws -> Void,
    playInputClick: @escaping () throws -> Void
  ) {
    self.setTraits = setTraits
    self.focus = focus
    self.blur = blur
    self.unregister = unregister
    self.playInputClick = playInputClick
  }
}
