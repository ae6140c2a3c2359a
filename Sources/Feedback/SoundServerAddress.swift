import Glibc

/// Where the sound server is: PulseAudio, or PipeWire in its place.
public nonisolated struct SoundServerAddress: Hashable, Sendable {
  /// The address as libpulse takes it; nil for where it looks by itself.
  let name: String?
  /// The socket of this machine's server; nil where the server is elsewhere.
  private let socket: String?

  /// The server of a person with this environment.
  public init(environment: [String: String]) {
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    name = folder("PULSE_SERVER")
    if let name {
      socket = name.hasPrefix("unix:") ? String(name.dropFirst(5)) : nil
    } else {
      let own = folder("PULSE_RUNTIME_PATH") ?? folder("XDG_RUNTIME_DIR").map { $0 + "/pulse" }
      socket = (own ?? "") + "/native"
    }
  }

  /// Whether there may be a server: without its socket nothing need be loaded to ask.
  public var isThere: Bool { socket.map { access($0, F_OK) == 0 } ?? true }
}
