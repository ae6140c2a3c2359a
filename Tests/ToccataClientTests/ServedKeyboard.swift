import Bus
import BusTestSupport
import Glibc

@testable import ToccataClient

/// A keyboard without keys on a bus of its own, with applications that use it: remembers what its
/// fields were told, and tells them what a person would do.
@MainActor
final class ServedKeyboard {
  /// A field that an application has registered.
  final class Field {
    let object: FieldObject
    var traits: [String: BusValue]
    var calls: [String] = []

    init(object: FieldObject, traits: [String: BusValue]) {
      self.object = object
      self.traits = traits
    }
  }

  let bus: PrivateBus
  /// The registered fields, the oldest first; those that were given up are gone.
  private(set) var fields: [Field] = []
  var frame = KeyboardFrame(x: 0, y: 844, width: 0, height: 0)
  private(set) var isShown = false
  private var server: BusConnection?
  private var keyboard: KeyboardObject?
  private var name: BusName?
  private var applications: [KeyboardConnection] = []
  private var registered = 0
  /// What the next call is answered with, if anything.
  var refusal: BusError?

  init(running: Bool = true) throws {
    bus = try PrivateBus()
    if running { try start() }
  }

  /// The keyboard comes.
  func start() throws {
    let server = try bus.connect()
    self.server = server
    keyboard = try KeyboardObject(handlers, on: server)
    name = try BusName(KeyboardNames.service, on: server) { _ in }
    guard bus.turn(until: { self.name?.state == .owned }) else {
      throw TestFailure("the name is taken")
    }
  }

  /// The keyboard goes.
  func stop() {
    (keyboard, name, server, fields) = (nil, nil, nil, [])
  }

  /// An application that has joined the bus.
  func application(_ id: String? = "org.example.App") throws -> KeyboardConnection {
    let application = try KeyboardConnection(applicationID: id, address: bus.address)
    applications.append(application)
    return application
  }

  /// An application leaves.
  func leave(_ application: KeyboardConnection) {
    applications.removeAll { $0 === application }
  }

  /// Serves everybody until `isDone`; false after ten seconds.
  func turn(until isDone: () -> Bool) -> Bool {
    let end = BusConnection.now + .seconds(10)
    while !isDone() {
      guard BusConnection.now < end else { return false }
      var waiting = applications.map {
        pollfd(fd: $0.descriptor, events: $0.events, revents: 0)
      }
      if let server {
        waiting.append(pollfd(fd: server.descriptor, events: server.events, revents: 0))
      }
      poll(&waiting, nfds_t(waiting.count), 50)
      for application in applications { application.process() }
      server?.process()
    }
    return true
  }

  /// Serves until all that applications and keyboard have sent has arrived: the bus keeps the
  /// order, so a call that comes back was behind all of it.
  func settle() throws {
    for application in applications {
      for _ in 0..<2 {
        var isAnswered = false
        KeyboardClient(application.bus).isVisible { _ in isAnswered = true }
        guard turn(until: { isAnswered }) else { throw TestFailure("no answer") }
      }
    }
  }

  /// Tells that the keyboard moves.
  func move(_ phase: KeyboardFrameChange.Phase, to end: KeyboardFrame) throws {
    let change = KeyboardFrameChange(
      phase: phase, begin: frame, end: end, output: "DSI-1", duration: 0.25, curve: "easeOut")
    try keyboard?.frameWillChange(change)
    frame = end
    try keyboard?.frameDidChange(change)
  }

  private var handlers: KeyboardHandlers {
    KeyboardHandlers(
      show: { [weak self] in self?.isShown = true },
      hide: { [weak self] in self?.isShown = false }, status: { "{}" }, keys: { "{}" },
      typeText: { _, _ in },
      registerField: { [weak self] client, traits in
        guard let self else { throw BusError.failed("gone") }
        return try register(client, traits)
      },
      isVisible: { [weak self] in self?.isShown ?? false },
      frame: { [weak self] in self?.frame ?? KeyboardFrame(x: 0, y: 0, width: 0, height: 0) })
  }

  private func register(_ client: String, _ traits: [String: BusValue]) throws -> String {
    if let refusal { throw refusal }
    guard let server else { throw BusError.failed("gone") }
    registered += 1
    let path = KeyboardNames.fieldPath + "\(registered)"
    let object = try FieldObject(handlers(path), client: client, at: path, on: server)
    let field = Field(object: object, traits: traits)
    if field.traits.removeValue(forKey: "isFirstResponder") == .boolean(true) {
      field.calls.append("Focus")
    }
    fields.append(field)
    return path
  }

  private func handlers(_ path: String) -> FieldHandlers {
    let note = { [weak self] (call: String) in
      if let refusal = self?.refusal { throw refusal }
      self?.fields.first { $0.object.path == path }?.calls.append(call)
    }
    return FieldHandlers(
      setTraits: { [weak self] traits in
        try note("SetTraits " + traits.keys.sorted().joined(separator: " "))
        self?.fields.first { $0.object.path == path }?.traits.merge(traits) { $1 }
      },
      focus: { try note("Focus") }, blur: { try note("Blur") },
      unregister: { [weak self] in self?.fields.removeAll { $0.object.path == path } },
      playInputClick: { try note("PlayInputClick") })
  }
}
