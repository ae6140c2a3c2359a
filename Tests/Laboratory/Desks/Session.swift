import FoundationEssentials
import Glibc

/// A login of its own: folders, message bus, and everything that is started in it.
@DeskActor
public final class Session {
  /// Holds all files of the session; its name marks its processes.
  public let folder: String
  /// What programs started from now on find in their environment.
  public var environment: [String: String]

  private let person: Person
  private var children: [ChildProcess] = []

  /// Makes the folders and starts the bus.
  public init() throws {
    person = try Person.forDesks()
    Self.clearAfterDeadRuns()
    var template = Array(
      (FileManager.default.temporaryDirectory.path() + "\(Self.prefix)\(getpid())-XXXXXX")
        .utf8CString)
    guard mkdtemp(&template) != nil else { throw LaboratoryError("no temporary folder") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "USER": "desk",
      "HOME": folder + "/home", "XDG_RUNTIME_DIR": folder + "/run",
      "XDG_CONFIG_HOME": folder + "/home/.config",
      "XDG_DATA_HOME": folder + "/home/.local/share", "XDG_CURRENT_DESKTOP": "test",
      // Settings of GTK's stay in this session, without a service for them.
      "GSETTINGS_BACKEND": "keyfile", "NO_AT_BRIDGE": "1", "GTK_A11Y": "none",
    ]
    give(folder)
    for part in ["run", "home", "home/.config", "home/.config/toccata", "bin", "logs"] {
      try makeFolder(part)
    }
    try writeSettings()
    try startBus()
  }

  private func startBus() throws {
    let command = ["/usr/bin/dbus-daemon", "--session", "--nofork", "--print-address=1"]
    guard let address = try start(command, output: .lines).lines.next(Deadline()) else {
      throw LaboratoryError("the message bus does not start")
    }
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
  }

  /// Starts a program and leaves it running.
  func start(
    _ command: [String], output: ChildProcess.Output = .log, with more: [String: String] = [:]
  ) throws -> ChildProcess {
    let name = command[0].split(separator: "/").last.map(String.init) ?? command[0]
    let child = try ChildProcess(
      person.prefix + command, environment: environment.merging(more) { $1 },
      folder: folder + "/home", log: logPath(name), output: output, name: name)
    children.append(child)
    return child
  }

  /// Runs a program to its end, and answers what it wrote and its exit code.
  @discardableResult
  public func run(
    _ command: [String], _ deadline: Deadline = Deadline(), with more: [String: String] = [:]
  ) throws -> (output: String, code: Int32) {
    let child = try start(command, output: .lines, with: more)
    guard let output = child.lines.all(deadline), let code = child.waitForEnd(deadline) else {
      child.stop()
      throw LaboratoryError("\(child.name) does not come to an end")
    }
    children.removeAll { $0 === child }
    return (output, code)
  }

  /// Runs a program that must succeed.
  @discardableResult
  public func require(
    _ command: [String], _ deadline: Deadline = Deadline()
  ) throws -> String {
    let (output, code) = try run(command, deadline)
    guard code == 0 else {
      throw LaboratoryError("'\(command.joined(separator: " "))' ended with \(code)")
    }
    return output
  }

  /// Puts a copy of a program where the person may read it, and answers its path.
  public func install(_ path: String, as name: String? = nil) throws -> String {
    let name = name ?? URL(filePath: path).lastPathComponent
    let copy = folder + "/bin/" + name
    if access(copy, F_OK) != 0 { try place(path, at: copy) }
    return copy
  }

  /// Copies a program, by a process of its own: whatever is started while this one writes a file has
  /// it open for writing too for a moment, and such a file cannot be run. Only the contents: a
  /// file's capabilities would make it look at less of its environment.
  private func place(_ path: String, at copy: String) throws {
    let install = try ChildProcess(
      ["/usr/bin/install", "--mode", "755", path, copy], environment: environment,
      folder: "/", log: logPath("install"), output: .log, name: "install")
    guard install.waitForEnd() == 0 else { throw LaboratoryError("cannot copy \(path)") }
  }

  /// Writes a file of the session, and answers its path.
  @discardableResult
  public func write(_ text: String, to name: String, executable: Bool = false) throws -> String {
    guard executable else { return try write(Data(text.utf8), to: name) }
    let path = folder + "/" + name
    try place(try write(Data(text.utf8), to: name + ".text"), at: path)
    give(path)
    return path
  }

  /// Writes a file of these bytes, and answers its path.
  @discardableResult
  func write(_ bytes: Data, to name: String) throws -> String {
    let path = folder + "/" + name
    try bytes.write(to: URL(filePath: path))
    chmod(path, 0o644)
    give(path)
    return path
  }

  /// Saves the keyboard's settings. The machine that the desk runs on may have a keyboard: it is
  /// not there for the desk.
  public func writeSettings(_ settings: String = "") throws {
    try write(
      "{\"hardwareKeyboard\": \"ignore\", \(settings)}",
      to: "home/.config/toccata/settings.json")
  }

  /// Makes a folder of the session, if it is not there.
  func makeFolder(_ name: String) throws {
    guard mkdir(folder + "/" + name, 0o700) == 0 || errno == EEXIST else {
      throw LaboratoryError("cannot make the folder \(folder)/\(name)")
    }
    give(folder + "/" + name)
  }

  /// Makes a pipe with a name, for programs that hand no descriptors on.
  func makePipe(_ name: String) throws -> (path: String, lines: LineReader) {
    let path = folder + "/run/" + name
    // Open for writing too, so that it does not end when a writer does.
    guard mkfifo(path, 0o600) == 0, case let descriptor = open(path, O_RDWR | O_CLOEXEC),
      descriptor >= 0
    else { throw LaboratoryError("cannot make the pipe \(path)") }
    give(path)
    return (path, LineReader(descriptor))
  }

  /// Where the errors of programs of this name are.
  public func logPath(_ name: String) -> String { folder + "/logs/" + name + ".log" }

  /// The numbers of all processes of this session.
  public var processes: [pid_t] { ProcessTable.naming(folder) }

  /// Ends every process of the session, and removes its folders.
  public func stop() {
    ProcessTable.end(naming: folder)
    children.forEach { $0.stop() }
    children = []
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static let prefix = "toccata-desk-"

  /// Ends what a run of the tests left that was cut off. A folder's name has its run's number.
  private static func clearAfterDeadRuns() {
    let parent = FileManager.default.temporaryDirectory.path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0.isNumber }
      guard let run = pid_t(number), kill(run, 0) != 0, errno == ESRCH else { continue }
      ProcessTable.end(naming: parent + name)
      try? FileManager.default.removeItem(atPath: parent + name)
    }
  }

  private func give(_ path: String) { chown(path, person.user, person.group) }
}
