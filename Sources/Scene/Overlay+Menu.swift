import Layouts

extension Overlay {
  /// The keyboards, shapes and settings that the globe offers (reference 5.4).
  public struct Menu: Hashable, Sendable {
    /// Everything that can be chosen.
    public var entries: [Entry]
    /// Which entry lifting the finger would choose.
    public var selected: Int?
    /// The menu's box; may begin above the keyboard.
    public var frame: Rect

    /// One choice.
    public struct Entry: Hashable, Sendable {
      /// What it shows.
      public var content: Content
      /// Whether it is what is shown now: marked.
      public var isCurrent: Bool
      /// Where it is.
      public var frame: Rect

      /// An entry of these parts.
      public init(_ content: Content, isCurrent: Bool = false, frame: Rect) {
        self.content = content
        self.isCurrent = isCurrent
        self.frame = frame
      }
    }

    /// What an entry shows.
    public enum Content: Hashable, Sendable {
      /// A name.
      case text(String)
      /// A picture.
      case icon(Icon)
    }

    /// A menu of these parts.
    public init(entries: [Entry], selected: Int? = nil, frame: Rect) {
      self.entries = entries
      self.selected = selected
      self.frame = frame
    }
  }
}

extension Icon {
  /// The picture of a shape.
  public init(_ shape: KeyboardShape) {
    switch shape {
    case .docked: self = .keyboardDocked
    case .left: self = .keyboardLeft
    case .right: self = .keyboardRight
    case .split: self = .keyboardSplit
    case .floating: self = .keyboardFloating
    }
  }
}
