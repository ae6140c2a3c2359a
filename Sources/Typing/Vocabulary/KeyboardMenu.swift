import Layouts

/// What holding the globe offers (reference 5.4).
public struct KeyboardMenu: Hashable, Sendable {
  /// The enabled keyboards, each by its own name.
  public var keyboards: [String]
  /// Which of them is shown.
  public var current: Int
  /// What the way to the settings says; nil where there is none.
  public var settings: String?
  /// The shapes this screen has room for.
  public var shapes: [KeyboardShape]
  /// The shape that is shown.
  public var shape: KeyboardShape

  /// A menu of these parts.
  public init(
    keyboards: [String], current: Int = 0, settings: String? = nil, shapes: [KeyboardShape] = [],
    shape: KeyboardShape = .docked
  ) {
    self.keyboards = keyboards
    self.current = current
    self.settings = settings
    self.shapes = shapes
    self.shape = shape
  }

  /// Something that can be chosen.
  public enum Choice: Hashable, Sendable {
    /// A keyboard, by its place in the list.
    case keyboard(Int)
    /// The settings.
    case settings
    /// A shape.
    case shape(KeyboardShape)
  }

  /// Whether there is anything to choose.
  var isWorthOpening: Bool { keyboards.count > 1 || settings != nil || shapes.count > 1 }

  /// The menu in a secret field, which may stand on a locked screen: without the settings.
  var withoutSettings: KeyboardMenu {
    var menu = self
    menu.settings = nil
    return menu
  }
}
