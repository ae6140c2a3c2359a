import Bus
import Glibc

/// A message bus of a test's own, and the connections to it.
@MainActor
public final class PrivateBus {
  /// How it is reached, as in DBUS_SESSION_BUS_ADDRESS.
  public let address: String
  private let folder: String
  private let daemon: ChildProcess
  private var connections: [WeakConnection] = []

  private struct WeakConnection {
    weak var connection: BusConnection?
  }

  /// Starts it. It knows no services of the machine's, at most one that runs a shell command when a
  /// name is called; `$FOLDER` is the bus's own folder there.
  public init(starting service: (name: String, command: String)? = nil) throws {
    var template = Array("/tmp/toccata-bus-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TestFailure("no temporary folder") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let configuration = """
      <busconfig><type>session</type><listen>unix:path=\(folder)/bus</listen>
      <servicedir>\(folder)</servicedir>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/>
      <allow eavesdrop="true"/><allow own="*"/>
      <deny own="org.toccata.Forbidden"/></policy></busconfig>
      """
    let file = folder + "/bus.conf"
    try Self.write(configuration, to: file)
    if let service {
      let command = service.command.replacing("$FOLDER", with: folder)
      try Self.write(
        "[D-BUS Service]\nName=\(service.name)\nExec=/bin/sh -c '\(command)'\n",
        to: "\(folder)/test.service")
    }
    daemon = try ChildProcess([
      "dbus-daemon", "--config-file=\(file)", "--nofork", "--nopidfile", "--syslog-only",
      "--print-address=1",
    ])
    address = try daemon.line()
  }

  isolated deinit {
    stop()
    for name in ["bus", "bus.conf", "test.service", "mark"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  private static func write(_ text: String, to path: String) throws {
    let file = creat(path, 0o600)
    defer { close(file) }
    guard Glibc.write(file, text, text.utf8.count) > 0 else {
      throw TestFailure("cannot write \(path)")
    }
  }

  /// Whether the started service left the file `mark` in the bus's folder.
  public var isMarked: Bool { access(folder + "/mark", F_OK) == 0 }

  /// Ends it, as at the end of a session.
  public func stop() {
    daemon.stop()
  }

  /// A connection that is ready.
  public func connect() throws -> BusConnection {
    let connection = try BusConnection(address: address)
    connections.append(WeakConnection(connection: connection))
    guard turn(until: { connection.isReady }) else { throw TestFailure("the bus did not greet") }
    return connection
  }

  /// Serves all connections until `isDone`, and answers whether it is; false after ten seconds.
  public func turn(until isDone: () -> Bool) -> Bool {
    let end = BusConnection.now + .seconds(10)
    while !isDone() {
      let now = BusConnection.now
      guard now < end else { return false }
      let all = connections.compactMap(\.connection)
      let wake = all.compactMap(\.deadline).reduce(end, min)
      var waiting = all.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      poll(&waiting, nfds_t(waiting.count), BusConnection.milliseconds(from: now, to: wake))
      for connection in all { connection.process() }
    }
    return true
  }

  /// Serves all connections until the call that `start` makes is answered.
  public func result<Answer>(
    of start: (@escaping (Result<Answer, BusError>) -> Void) -> Void
  ) throws -> Answer {
    var result: Result<Answer, BusError>?
    start { result = $0 }
    guard turn(until: { result != nil }), let result else { throw TestFailure("no answer") }
    return try result.get()
  }

  /// The error that a call is answered with; nil if it is answered well.
  public func error<Answer>(
    of start: (@escaping (Result<Answer, BusError>) -> Void) -> Void
  ) throws -> BusError? {
    do {
      _ = try result(of: start)
      return nil
    } catch let error as BusError {
      return error
    }
  }

  /// Serves until all that was sent before has arrived and was handled: the bus keeps the order, so
  /// one more message between each two of them is behind all others.
  public func settle() throws {
    let all = connections.compactMap(\.connection)
    for receiver in all {
      guard let name = receiver.uniqueName else { continue }
      for sender in all where sender.descriptor >= 0 {
        let peer = BusProxy(
          sender, destination: name, path: "/", interface: "org.freedesktop.DBus.Peer")
        _ = try result { peer.call("Ping", then: $0) }
      }
    }
  }
}
