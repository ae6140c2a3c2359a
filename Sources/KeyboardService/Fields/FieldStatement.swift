import Bus
import Layouts
import TextTraits

/// All that an application has said of one of its fields.
nonisolated struct FieldStatement: Hashable, Sendable {
  /// What the field asks for.
  var traits = PartialTraits()
  /// The app id that the application says it has; believed only where nobody else knows.
  var applicationID: String?

  /// The longest label of a return key, in UTF-8 bytes.
  static let maximumLabelLength = 128
  /// The longest of all other strings, in UTF-8 bytes.
  static let maximumTextLength = 1024
  /// The longest app id, in UTF-8 bytes: no honest one has more.
  static let maximumApplicationLength = 255
}

extension FieldStatement {
  /// Takes over what these values say; what they do not name stays, and a name nobody knows is
  /// passed over: a later keyboard may know it. An empty string takes a trait back. A value that
  /// cannot be is an error that names it, and then nothing is changed.
  mutating func apply(_ values: [String: BusValue]) throws(BusError) {
    var changed = self
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      try changed.apply(name, value)
    }
    self = changed
  }

  private mutating func apply(_ name: String, _ value: BusValue) throws(BusError) {
    switch name {
    case "applicationID":
      let text = try Self.text(value, name, atMost: Self.maximumApplicationLength)
      applicationID = text.isEmpty ? nil : text
    default:
      guard let trait = Trait.all.first(where: { $0.name == name }) else { return }
      try apply(trait, value)
    }
  }

  private mutating func apply(_ trait: Trait, _ value: BusValue) throws(BusError) {
    guard value != .string("") else { return traits.takeBack(trait) }
    if case .string = value {
      let isLabel = trait.name == "returnKeyLabel"
      let limit = isLabel ? Self.maximumLabelLength : Self.maximumTextLength
      _ = try Self.text(value, trait.name, atMost: limit)
    }
    traits.replace(by: try PartialTraits(trait, as: value))
  }

  /// A string of one line that is not too long.
  private static func text(
    _ value: BusValue, _ name: String, atMost limit: Int
  ) throws(BusError) -> String {
    guard let text = value.string else {
      throw .invalid("\(name): must be a string, not '\(value.signature)'")
    }
    guard text.utf8.count <= limit else { throw .invalid("\(name): has more than \(limit) bytes") }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .invalid("\(name): must be one line") }
    return text
  }
}
