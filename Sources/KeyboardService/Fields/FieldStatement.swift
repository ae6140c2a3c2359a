import Bus
import Layouts
import TextTraits

/// All that an application has said of one of its fields.
nonisolated struct FieldStatement: Hashable, Sendable {
  /// What the field asks for.
  var traits = PartialTraits()
  /// What the application puts above the keys.
  var accessoryItems: [AccessoryItem] = []
  /// The application's own keys, in place of the keyboard.
  var inputView: InputView?
  /// The app id that the application says it has; believed only where nobody else knows.
  var applicationID: String?
  /// The bus name of who says all this.
  var client = ""
  /// Whether somebody else than the application says that it is the one in front.
  var isIdentified = false

  /// The longest label of a return key, in UTF-8 bytes.
  static let maximumLabelLength = 128
  /// The longest of all other strings, in UTF-8 bytes.
  static let maximumTextLength = 1024
  /// The longest app id, in UTF-8 bytes: no honest one has more.
  static let maximumApplicationLength = 255
}

nonisolated extension FieldStatement {
  /// Takes over what these values say; what they do not name stays, and a name nobody knows is
  /// passed over: a later keyboard may know it. An empty string or list takes back what was said.
  /// A value that cannot be is an error that names it, and then nothing is changed.
  mutating func apply(_ values: [String: BusValue]) throws(BusError) {
    var changed = self
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      try changed.apply(name, value)
    }
    self = changed
  }

  private mutating func apply(_ name: String, _ value: BusValue) throws(BusError) {
    switch name {
    case "inputAccessoryView":
      accessoryItems = try AccessoryItem.items(value, name)
    case "inputView":
      inputView = value.elements == [] ? nil : try InputView(value, name)
    case "applicationID":
      try Self.check(value, name, atMost: Self.maximumApplicationLength)
      applicationID = value.string == "" ? nil : value.string
    default:
      guard let trait = Trait.all.first(where: { $0.name == name }) else { return }
      try apply(trait, value)
    }
  }

  private mutating func apply(_ trait: Trait, _ value: BusValue) throws(BusError) {
    guard value != .string("") else { return traits.takeBack(trait) }
    let isLabel = trait.name == "returnKeyLabel"
    if value.string != nil {
      try Self.check(
        value, trait.name, atMost: isLabel ? Self.maximumLabelLength : Self.maximumTextLength)
    }
    traits.replace(by: try PartialTraits(trait, as: value))
  }

  /// Strings are of one line and not too long.
  private static func check(
    _ value: BusValue, _ name: String, atMost limit: Int
  ) throws(BusError) {
    guard let text = value.string else {
      throw .invalid("\(name): must be a string, not '\(value.signature)'")
    }
    guard text.utf8.count <= limit else { throw .invalid("\(name): has more than \(limit) bytes") }
    guard text.isOneLine else { throw .invalid("\(name): must be one line") }
  }
}
