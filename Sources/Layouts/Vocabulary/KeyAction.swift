/// What a key means. What a gesture on it does is the business of `Typing`.
public enum KeyAction: Hashable, Sendable {
  /// Types its face's output.
  case character
  /// Types a space; held, moves the caret.
  case space
  /// Deletes backwards.
  case delete
  /// Changes case.
  case shift
  /// The field's return key.
  case `return`
  /// Shows another layer.
  case layer(LayerID)
  /// Shows the emoji.
  case emoji
  /// The next keyboard; held, the list of them.
  case globe
  /// Starts dictation.
  case dictation
  /// Closes the keyboard.
  case dismiss
  /// A dialling pause: types a comma (reference 1.3).
  case pause
  /// A dialling wait: types a semicolon (reference 1.3).
  case wait
  /// The Tab key.
  case tab
  /// The Escape key.
  case escape
  /// Caps lock, on the wider tablets.
  case capsLock
  /// Makes a one-handed keyboard as wide as the screen again.
  case dock
  /// Moves a floating keyboard.
  case handle
  /// An arrow key.
  case arrow(Direction)
  /// A modifier of the terminal's row.
  case modifier(Modifier)
  /// A key of an application's input view: tells the application its id.
  case report

  /// Where an arrow key points.
  public enum Direction: String, CaseIterable, Codable, Sendable {
    /// Towards the top.
    case up
    /// Towards the bottom.
    case down
    /// Towards the left.
    case left
    /// Towards the right.
    case right
  }

  /// The modifiers an on-screen keyboard offers, in terminals and where an app rule asks.
  public enum Modifier: String, CaseIterable, Codable, Sendable {
    /// Ctrl.
    case control
    /// Alt.
    case alt
    /// Super, the key with the logo.
    case `super`
  }
}

extension KeyAction {
  /// The word `keys` prints for the action.
  public var name: String {
    switch self {
    case .character: "character"
    case .space: "space"
    case .delete: "delete"
    case .shift: "shift"
    case .return: "return"
    case .layer: "layer"
    case .emoji: "emoji"
    case .globe: "globe"
    case .dictation: "dictation"
    case .dismiss: "dismiss"
    case .pause: "pause"
    case .wait: "wait"
    case .tab: "tab"
    case .escape: "escape"
    case .capsLock: "capsLock"
    case .dock: "dock"
    case .handle: "handle"
    case .arrow(let direction):
      "arrow" + direction.rawValue.prefix(1).uppercased() + direction.rawValue.dropFirst()
    case .modifier(let modifier): modifier.rawValue
    case .report: "report"
    }
  }

  /// The layer a layer key shows, or nil for other keys.
  public var target: LayerID? {
    if case .layer(let target) = self { target } else { nil }
  }

  /// What the key types, where the action alone says it.
  public var fixedOutput: String? {
    switch self {
    case .space: " "
    case .pause: ","
    case .wait: ";"
    default: nil
    }
  }
}
