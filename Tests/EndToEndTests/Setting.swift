import Laboratory
import Testing

/// A compositor, a program at it and one of its fields.
struct Setting: Sendable, CustomTestStringConvertible {
  var compositor: any Compositor
  var client: ClientKind
  var field: String
  /// The UIKit name of the keyboard type that belongs to the field.
  var type: String

  /// Something such a field is for, all of it on its keyboard.
  var text: String { type == "emailAddress" ? "jo.doe@web.de" : "Hello, wörld 123" }

  init(
    _ compositor: any Compositor, _ client: ClientKind, _ field: String, type: String = "default"
  ) {
    (self.compositor, self.client, self.field, self.type) = (compositor, client, field, type)
  }

  var testDescription: String { "\(field) of \(client) on \(compositor.name)" }
}
