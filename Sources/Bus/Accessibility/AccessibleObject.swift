/// An object of the accessibility bus, as its program tells of it. Its text is never asked for.
@MainActor
public struct AccessibleObject {
  /// Its program's bus name and its path there.
  public let reference: Reference
  private let object: BusProxy

  /// Which object it is.
  public struct Reference: Hashable, Sendable {
    /// Its program's bus name.
    public var name: String
    /// Its path there.
    public var path: String

    /// An object by bus name and path.
    public init(name: String, path: String) {
      self.name = name
      self.path = path
    }

    /// The object of an `(so)`; nil for any other value, and for no object.
    init?(_ value: BusValue) {
      guard let fields = value.fields, fields.count == 2, let name = fields[0].string,
        let path = fields[1].objectPath, !name.isEmpty, !path.hasSuffix("/null")
      else { return nil }
      self.init(name: name, path: path)
    }
  }

  /// The root of all programs' objects.
  public static let root = Reference(
    name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")

  /// A program that does not answer soon is given up.
  private static let options = BusCallOptions(startsService: false, timeout: .seconds(2))

  /// The object on this bus.
  public init(_ reference: Reference, on connection: BusConnection) {
    self.reference = reference
    object = BusProxy(
      connection, destination: reference.name, path: reference.path,
      interface: "org.a11y.atspi.Accessible")
  }

  /// Asks what it is, by AT-SPI's number; nil where it does not say.
  public func role(then: @escaping (UInt32?) -> Void) {
    ask("GetRole") { value in
      if case .uint32(let role) = value { then(role) } else { then(nil) }
    }
  }

  /// Asks what holds for it, as bits of one word after another.
  public func states(then: @escaping ([UInt32]) -> Void) {
    ask("GetState") { value in
      let words = value?.elements ?? []
      then(words.compactMap { if case .uint32(let word) = $0 { word } else { nil } })
    }
  }

  /// Asks for its attributes, and those of its place in a web page.
  public func attributes(then: @escaping ([String: String]) -> Void) {
    ask("GetAttributes") { then($0?.namedValues?.compactMapValues(\.string) ?? [:]) }
  }

  /// Asks for the objects in it.
  public func children(then: @escaping ([Reference]) -> Void) {
    ask("GetChildren") { then($0?.elements?.compactMap(Reference.init) ?? []) }
  }

  private func ask(_ method: String, then: @escaping (BusValue?) -> Void) {
    object.call(method, options: Self.options) { then((try? $0.get())?.first) }
  }
}
