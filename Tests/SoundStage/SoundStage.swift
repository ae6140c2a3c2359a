import FoundationEssentials
import Glibc

/// A sound server of a test's own: PulseAudio with a device that leads nowhere, which an ``Ear`` can
/// listen to.
public final class SoundStage {
  /// Its folder.
  let folder: String
  private var server: Program?

  /// Starts it, and waits until it serves.
  public init() throws {
    var template = Array("/tmp/toccata-sound-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SoundStageError("no temporary folder") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    try start()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  private var socket: String { folder + "/native" }

  /// What programs need to know, so that they find it.
  public var environment: [String: String] {
    // No settings or cookies of a person's.
    ["PULSE_SERVER": "unix:" + socket, "XDG_RUNTIME_DIR": folder, "HOME": folder]
  }

  /// What programs need to know, so that they find no sound server.
  public static let nowhere = ["PULSE_SERVER": "", "PULSE_RUNTIME_PATH": "", "XDG_RUNTIME_DIR": ""]

  /// Starts it again after ``stop()``.
  public func start() throws {
    // Without clients it ends by itself, so that a test that was cut off leaves nothing running.
    let server = try Program(
      [
        "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=120", "--use-pid-file=no",
        "-L", "module-null-sink sink_name=stage",
        "-L", "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
      ], environment: environment)
    self.server = server
    let end = Program.now + .seconds(20)
    while !serves {
      guard Program.now < end else { throw SoundStageError("pulseaudio does not start") }
      // A socket tells nobody that it begins to listen.
      poll(nil, 0, 5)
    }
  }

  /// Ends it at once, as a crash does.
  public func stop() {
    server?.stop()
    server = nil
    unlink(socket)
  }

  /// Makes it hang.
  public func freeze() { server?.signal(SIGSTOP) }

  /// Lets it go on.
  public func thaw() { server?.signal(SIGCONT) }

  private var serves: Bool {
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socket.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }
}

/// What is wrong with the stage.
public struct SoundStageError: Error, CustomStringConvertible {
  /// In a line.
  public let description: String

  init(_ description: String) { self.description = description }
}
