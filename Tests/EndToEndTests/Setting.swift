import Laboratory
import Testing

/// A compositor, a program at it and one of its fields.
struct Setting: Sendable, CustomTestStringConvertible {
  var compositor: any Compositor
  var client: ClientKind
  var field: String
  /// The UIKit name of the keyboard type that belongs to the field.
  var type: String

  init(
    _ compositor: any Compositor, _ client: ClientKind, _ field: String, type: String = "default"
  ) {
    (self.compositor, self.client, self.field, self.type) = (compositor, client, field, type)
  }

  var testDescription: String { "\(field) of \(client) on \(compositor.name)" }
}
