/// A text field as AT-SPI knows it: what it is, not what is in it.
public struct AccessibleField: Hashable, Sendable {
  /// What the object is; other roles say nothing of a field.
  public enum Role: UInt32, CaseIterable, Sendable {
    /// A password field.
    case passwordText = 40
    /// A terminal.
    case terminal = 60
  }

  /// What holds for the object, by AT-SPI's numbers.
  public enum State: Int, CaseIterable, Sendable {
    /// The window in front.
    case active = 1
    /// Its text can be changed.
    case editable = 7
    /// It has the focus.
    case focused = 12
    /// It takes line breaks.
    case multiLine = 17
    /// It can be seen, if nothing covers it.
    case showing = 25
    /// It takes none.
    case singleLine = 26
  }

  /// What it is; nil for all other roles.
  public var role: Role?
  /// What holds for it.
  public var states: Set<State>
  /// The toolkit's attributes: those of HTML in browsers.
  public var attributes: [String: String]

  /// A field of these parts.
  public init(
    role: Role? = nil, states: Set<State> = [], attributes: [String: String] = [:]
  ) {
    self.role = role
    self.states = states
    self.attributes = attributes
  }

  /// A field by AT-SPI's numbers: the role, and the states as bits of one word after another.
  public init(role: UInt32, states words: [UInt32], attributes: [String: String]) {
    let states = State.allCases.filter { state in
      let (word, bit) = (state.rawValue / 32, state.rawValue % 32)
      return words.indices.contains(word) && words[word] >> bit & 1 == 1
    }
    self.init(role: Role(rawValue: role), states: Set(states), attributes: attributes)
  }
}
