import Bus
import EventLoop
import Layouts
import Typing

/// The fields that applications have registered: their objects on the bus, what each may do, and
/// which of them has the focus.
final class FieldsController {
  /// Called with what the registered field that has the focus says; nil where none has it.
  var onStatement: ((FieldStatement?) -> Void)?
  /// Called when the field that has the focus wants the sound of a key.
  var onPlayInputClick: (() -> Void)?

  /// Calls what it is given when the compositor has passed on all that was typed so far.
  var whenTyped: (@escaping () -> Void) -> Void = { $0() }

  /// The most clients, and the most fields of all of them.
  static let mostClients = 256
  static let mostFields = 1024

  /// How long the last field's word stands when it was left and the next one has not spoken: from
  /// one field to the next a bar of both does not go and come.
  static let farewell = Duration.milliseconds(50)

  /// Where the fields are; nil as long as there is no bus.
  var connection: BusConnection?

  private var clients: [String: RegisteredClient] = [:]
  private var traits = RateLimit(burst: 1024, perSecond: 512)
  private var focus = FieldFocus()
  private var registered = 0
  private var told: FieldStatement?
  private let loop: EventLoop
  private var timer: Timer?

  /// No fields yet; the timer is in `loop`.
  init(loop: EventLoop) {
    self.loop = loop
    let timer = Timer { [weak self] in self?.tell() }
    self.timer = timer
    loop.add(timer)
  }

  /// Lets go of the timer.
  func stop() {
    if let timer { loop.remove(timer) }
    timer = nil
  }

  /// How many fields there are.
  var count: Int { clients.values.reduce(0) { $0 + $1.fields.count } }

  // MARK: What the session says

  /// The compositor told of a field that got the focus, or that none has it.
  func fieldActive(_ isActive: Bool, now: Instant = Instant(Timer.now)) {
    // The next field must not begin with what the last one said.
    if isActive {
      focus.activate(now: now)
      tell()
    } else {
      focus.deactivate(now: now)
      tellSoon()
    }
  }

  /// Another application is in front, or nobody knows.
  func applicationInFront(_ front: FieldFocus.FrontApplication) {
    focus.front = front
    tell()
  }

  // MARK: What happens in the field that has the focus

  /// The field was edited: where that was the return key, its client is told when the field has got
  /// all that was typed.
  func edited(_ edit: Edit) {
    guard case .key(let stroke) = edit, stroke.key == .return else { return }
    whenTyped { [weak object = currentField?.object] in try? object?.returnPressed() }
  }

  /// What typing wants done, as far as it is the client's business.
  func perform(_ effect: Effect) {
    guard let object = currentField?.object else { return }
    switch effect {
    case .accessory(let id, let value):
      try? object.accessoryActivated(id: id, value: value.busValue)
    case .inputViewKey(let id): try? object.inputViewKey(id: id)
    case .inputViewDismissed: try? object.inputViewDismissed()
    default: break
    }
  }

  // MARK: What clients say

  /// Registers a field with these traits for a client; answers its path.
  func register(client name: String, traits: [String: BusValue]) throws -> String {
    guard let connection else { throw BusError.failed("the keyboard is not on the bus") }
    let client = try client(name, on: connection)
    try count(client)
    try countTraits()
    guard client.fields.count < RegisteredClient.mostFields, count < Self.mostFields else {
      throw BusError.limitExceeded(
        "an application may register \(RegisteredClient.mostFields) fields, all together"
          + " \(Self.mostFields)")
    }
    var statement = FieldStatement()
    try statement.apply(traits)
    registered += 1
    let path = KeyboardNames.fieldPath + "\(registered)"
    let field = RegisteredField(statement)
    field.object = try FieldObject(
      handlers(client, path), client: name, at: path, on: connection)
    client.fields[path] = field
    // Said at once it comes early enough, however busy the machine is.
    if traits["isFirstResponder"]?.boolean == true {
      focus(field, path, of: client)
    }
    return path
  }

  private func handlers(_ client: RegisteredClient, _ path: String) -> FieldHandlers {
    /// Every call counts, and there is no field any more where a message comes late.
    let field = { [weak self, weak client] in
      guard let self, let client, let field = client.fields[path] else {
        throw BusError.failed("the field is gone")
      }
      try count(client)
      return (self, client, field)
    }
    return FieldHandlers(
      setTraits: { values in
        let (controller, client, field) = try field()
        try controller.countTraits()
        try field.statement.apply(values)
        controller.identify(client)
      },
      focus: {
        let (controller, client, field) = try field()
        controller.focus(field, path, of: client)
      },
      blur: {
        let (controller, client, _) = try field()
        controller.blur(path, of: client)
      },
      unregister: {
        let (controller, client, _) = try field()
        client.fields[path] = nil
        controller.blur(path, of: client)
      },
      playInputClick: {
        let (controller, _, _) = try field()
        if controller.focus.current?.path == path { controller.onPlayInputClick?() }
      })
  }

  private func focus(_ field: RegisteredField, _ path: String, of client: RegisteredClient) {
    focus.focus(
      path, client: client.name, applicationID: client.applicationID(of: field),
      now: Instant(Timer.now))
    tellSoon()
  }

  private func blur(_ path: String, of client: RegisteredClient) {
    focus.blur(path, client: client.name)
    tellSoon()
  }

  // MARK: Clients

  private func client(_ name: String, on connection: BusConnection) throws -> RegisteredClient {
    if let client = clients[name] { return client }
    guard clients.count < Self.mostClients else {
      throw BusError.limitExceeded("\(Self.mostClients) applications have registered fields")
    }
    let client = RegisteredClient(name)
    client.watch = try connection.watchOwner(of: name) { [weak self] owner in
      if owner == nil { self?.forget(name) }
    }
    clients[name] = client
    connection.processID(of: name) { [weak self, weak client] process in
      guard let self, let client else { return }
      client.knownApplicationID = process.flatMap(ClientApplication.applicationID(process:))
      identify(client)
    }
    return client
  }

  private func forget(_ name: String) {
    clients[name] = nil
    focus.forget(name)
    tell()
  }

  private func identify(_ client: RegisteredClient) {
    focus.identify(client.name) { path in
      client.fields[path].flatMap(client.applicationID)
    }
    tell()
  }

  private func count(_ client: RegisteredClient) throws(BusError) {
    guard client.calls.allows(at: Instant(Timer.now)) else { throw Self.tooManyCalls }
  }

  /// Traits cost the most, so all clients together have a limit; none can keep another's field from
  /// the focus by it.
  private func countTraits() throws(BusError) {
    guard traits.allows(at: Instant(Timer.now)) else { throw Self.tooManyCalls }
  }

  private static let tooManyCalls = BusError.limitExceeded("too many calls: try again in a second")

  // MARK: The field that has the focus

  private var currentField: RegisteredField? {
    focus.current.flatMap { clients[$0.client]?.fields[$0.path] }
  }

  /// Whether the field's application is known from those who started it, and is the one in front.
  private var isIdentified: Bool {
    guard let known = focus.current.flatMap({ clients[$0.client]?.knownApplicationID }) else {
      return false
    }
    return focus.front == .told(known)
  }

  /// Tells that the field was left, if it is so still in a moment.
  private func tellSoon() {
    if currentField == nil { timer?.set(Timer.now + Self.farewell) } else { tell() }
  }

  private func tell() {
    timer?.set(nil)
    var statement = currentField?.statement
    statement?.client = focus.current?.client ?? ""
    statement?.isIdentified = isIdentified
    guard statement != told else { return }
    told = statement
    onStatement?(statement)
  }
}
