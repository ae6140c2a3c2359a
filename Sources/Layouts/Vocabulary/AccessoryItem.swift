/// One thing on the bar that an application puts above the keys (UIKit's input accessory view;
/// reference 7.1). What it looks like is the keyboard's business.
public struct AccessoryItem: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The application's name for it, told when it is used; unique on the bar where it can be used.
  public var id: String
  /// What it says; with an icon, its spoken name.
  public var label: String
  /// The picture that stands for its label.
  public var icon: AccessoryIcon?
  /// What can be chosen, from left to right; of segments only.
  public var segments: [String]
  /// Whether it can be used.
  public var isEnabled: Bool
  /// Whether it is blue.
  public var isProminent: Bool
  /// Which state it is in: whether a toggle is on, which segment is chosen.
  public var value: AccessoryValue

  /// What an item is.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Does something.
    case button
    /// Is on or off.
    case toggle
    /// One of several can be chosen.
    case segments
    /// Says something and does nothing.
    case label
    /// Takes the room that the others leave; several share it.
    case spacer
    /// A text to choose, on a rounded surface: a reply, an address, a formula.
    case chip

    /// Whether a finger can do anything with it.
    public var isUsable: Bool { self != .label && self != .spacer }
  }

  /// An item of these parts.
  public init(
    kind: Kind, id: String = "", label: String = "", icon: AccessoryIcon? = nil,
    segments: [String] = [], isEnabled: Bool = true, isProminent: Bool = false,
    value: AccessoryValue = .none
  ) {
    self.kind = kind
    self.id = id
    self.label = label
    self.icon = icon
    self.segments = segments
    self.isEnabled = isEnabled
    self.isProminent = isProminent
    self.value = value
  }

  /// What is told when the item is used in the state it is in: a toggle's other state, the segment
  /// that was touched, a chip's text; nothing for a button.
  ///
  /// - Parameter segment: which segment was touched, of segments only.
  public func used(segment: Int? = nil) -> AccessoryValue {
    switch kind {
    case .toggle: .isOn(value != .isOn(true))
    case .segments: segment.map(AccessoryValue.index) ?? .none
    case .chip: .text(label)
    case .button, .label, .spacer: value
    }
  }
}

/// The state of an ``AccessoryItem``, and what is told of it when it is used.
public enum AccessoryValue: Hashable, Sendable {
  /// Nothing beside that it was used.
  case none
  /// Of a toggle.
  case isOn(Bool)
  /// Of segments: which is chosen, counted from 0.
  case index(Int)
  /// A text of the application's own.
  case text(String)
}

/// The picture of an ``AccessoryItem``.
public enum AccessoryIcon: Hashable, Sendable {
  /// A picture of the keyboard's own, by the name that the freedesktop icon naming specification
  /// has for it, with or without `-symbolic`. For a name the keyboard does not know the item's
  /// label is shown.
  case named(String)
  /// A filled outline in SVG's path data, in a box of 24 × 24.
  case path(String)

  /// The icon an application writes: path data begin with a move to a point, names with a word.
  public init(_ text: String) {
    let second = text.unicodeScalars.dropFirst().first
    let isPath =
      (text.first == "M" || text.first == "m")
      && second.map { " -.,0123456789".unicodeScalars.contains($0) } ?? false
    self = isPath ? .path(text) : .named(text)
  }
}
