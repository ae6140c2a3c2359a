import Bus
import Typing

/// A program that has registered fields: what it may still do, which application it is, and its
/// fields.
final class RegisteredClient {
  /// The most fields of one client.
  static let mostFields = 64

  /// Its unique bus name.
  let name: String
  /// The app id that those who started it know it by; nil where they do not, or as long as it is
  /// asked for.
  var knownApplicationID: String?
  /// How often it may call.
  var calls = RateLimit(burst: 256, perSecond: 64)
  /// Its fields, by their paths.
  var fields: [String: RegisteredField] = [:]
  /// Tells when it is gone.
  var watch: BusSlot?

  /// A client without fields.
  init(_ name: String) { self.name = name }

  /// The app id that counts for a field: what the client says only where nobody else knows.
  func applicationID(of field: RegisteredField) -> String? {
    knownApplicationID ?? field.statement.applicationID
  }
}

/// A field that a client has registered.
final class RegisteredField {
  /// What its client has said of it.
  var statement: FieldStatement
  /// The field on the bus.
  var object: FieldObject?

  /// A field that is not on the bus yet.
  init(_ statement: FieldStatement) { self.statement = statement }
}
