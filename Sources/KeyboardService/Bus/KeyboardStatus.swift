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
  /// How the keyboard stands on its screen.
  var shape: KeyboardShape
  /// Where it is on its output in logical pixels, without overhang.
  var frame: Rect
  /// The app of the focused field, where somebody says it.
  var app: String?
  /// What the focused field asks for; left out while none has the focus.
  var traits: PartialTraits?
  /// Which source gave which trait.
  var sources: [String: TraitSource]?

  init(
    visible: Bool, protocols: [String], language: String, layer: String,
    shape: KeyboardShape, frame: Rect, field: FocusedField?
  ) {
    self.visible = visible
    self.protocols = protocols
    self.language = language
    self.layer = layer
    self.shape = shape
    self.frame = frame
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
