import Bus

/// The objects of registered fields, each with a memory of what it was asked.
@MainActor
final class FieldStage {
  private(set) var fields: [String: FieldObject] = [:]
  /// What the fields were asked, in order: the method and the path.
  var asked: [String] = []
  /// The traits that were set last.
  var traits: [String: BusValue] = [:]
  private let connection: BusConnection
  private var registered = 0

  init(on connection: BusConnection) {
    self.connection = connection
  }

  /// Registers a field for the client and answers its path.
  func register(client: String) throws -> String {
    registered += 1
    let path = KeyboardNames.fieldPath + "\(registered)"
    fields[path] = try FieldObject(handlers(path), client: client, at: path, on: connection)
    return path
  }

  private func handlers(_ path: String) -> FieldHandlers {
    func note(_ method: String) -> () -> Void {
      { [weak self] in self?.asked.append("\(method) \(path)") }
    }
    return FieldHandlers(
      setTraits: { [weak self] in self?.traits = $0 },
      focus: note("Focus"), blur: note("Blur"),
      unregister: { [weak self] in self?.fields[path] = nil },
      playInputClick: note("PlayInputClick"))
  }
}
