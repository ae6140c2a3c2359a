import FoundationEssentials
import Layouts
import TextTraits

/// What `toccata status` tells: never a character of what was typed.
nonisolated struct KeyboardStatus: Codable, Sendable {
  /// Whether the keyboard is shown.
  var visible: Bool
  /// The protocols that text and keys go by.
  var protocols: [String]
  /// The language that is typed.
  var language: String
  /// The layer that is shown.
  var layer: String
  /// The app of the focused field, where somebody says it.
  var app: String?
  /// What the focused field asks for; left out while none has the focus.
  var traits: PartialTraits?
  /// Which source gave which trait.
  var sources: [String: TraitSource]?

  init(
    visible: Bool, protocols: [String], language: String, layer: String, field: FocusedField?
  ) {
    self.visible = visible
    self.protocols = protocols
    self.language = language
    self.layer = layer
    app = field.flatMap { $0.appID.isEmpty ? nil : $0.appID }
    traits = field.map { PartialTraits($0.traits) }
    sources = field?.resolved.sources
  }
}

extension Encodable {
  /// The value as JSON, its keys in alphabetic order.
  nonisolated func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
