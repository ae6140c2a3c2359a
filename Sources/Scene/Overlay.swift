import Layouts

/// What stands above the keys for as long as a finger asks for it.
public enum Overlay: Hashable, Sendable {
  /// The enlarged character above a pressed key.
  case balloon(Balloon)
  /// The variants of a long press.
  case callout(Callout)
  /// The keyboards, shapes and settings that the globe offers.
  case menu(Menu)

  /// What of it answers to touches, also above the keyboard; nil where nothing does.
  public var touchable: Rect? {
    switch self {
    case .balloon: nil
    case .callout(let callout): callout.frame
    case .menu(let menu): menu.frame
    }
  }

  /// The enlarged character above a pressed key (reference 6.4).
  public struct Balloon: Hashable, Sendable {
    /// What it shows.
    public var label: String
    /// The key below it, which it grows out of.
    public var key: Rect
    /// The balloon's own box, without the neck; may begin above the keyboard.
    public var frame: Rect

    /// A balloon of these parts.
    public init(label: String, key: Rect, frame: Rect) {
      self.label = label
      self.key = key
      self.frame = frame
    }
  }

  /// The variants of a long press (reference 5.4, 6.4).
  public struct Callout: Hashable, Sendable {
    /// What can be chosen, from left to right, each with its place.
    public var cells: [Cell]
    /// Which cell lifting the finger would choose.
    public var selected: Int?
    /// The key below it, which it grows out of.
    public var key: Rect
    /// The callout's own box, without the neck; may begin above the keyboard.
    public var frame: Rect

    /// One choice.
    public struct Cell: Hashable, Sendable {
      /// What it shows and types.
      public var text: String
      /// Where it is.
      public var frame: Rect

      /// A cell of these parts.
      public init(text: String, frame: Rect) {
        self.text = text
        self.frame = frame
      }
    }

    /// A callout of these parts.
    public init(cells: [Cell], selected: Int?, key: Rect, frame: Rect) {
      self.cells = cells
      self.selected = selected
      self.key = key
      self.frame = frame
    }
  }
}
