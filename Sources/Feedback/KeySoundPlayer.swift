import EventLoop
import Synchronization

/// Lets keys be heard, through the person's sound server if there is one. Nothing it does waits for
/// that server: without one, or with one that hangs, keys are silent.
@MainActor
public final class KeySoundPlayer {
  /// How long to leave a server alone that could not be reached.
  private static let patience = Duration.seconds(1)

  private let address: SoundServerAddress
  private let connection = Connection()
  private var lastAttempt: ContinuousClock.Instant?

  /// A player for a person with this environment; nothing is loaded yet.
  public init(environment: [String: String]) {
    address = SoundServerAddress(environment: environment)
  }

  /// The connection, where there is one.
  var server: SoundServer? { connection.server }
  /// How many connections were begun.
  private(set) var attempts = 0

  /// Gets ready to be heard at the next key, if it is not.
  public func prepare() {
    let now = ContinuousClock.now
    guard address.isThere, lastAttempt.map({ now - $0 >= Self.patience }) ?? true,
      connection.begin()
    else { return }
    lastAttempt = now
    attempts += 1
    // Loading the library takes a while.
    let isBegun = BackgroundThread.run { [address, connection] in
      connection.end(with: SoundServer(address))
    }
    if !isBegun { connection.end(with: nil) }
  }

  /// Plays a sound now, or not at all.
  public func play(_ sound: KeySound) {
    prepare()
    server?.play(sound)
  }
}

/// The connection, which a thread in the background makes.
private nonisolated final class Connection: Sendable {
  private let state = Mutex((server: SoundServer?.none, isBegun: false))

  var server: SoundServer? { state.withLock { $0.server } }

  /// Whether one is to be made now: there is none that works, and none is being made.
  func begin() -> Bool {
    state.withLock { state in
      guard !state.isBegun, state.server?.hasFailed ?? true else { return false }
      state.isBegun = true
      return true
    }
  }

  func end(with server: SoundServer?) {
    // Outside of the lock: what was there before ends with its thread.
    let old = state.withLock { state in
      defer { state = (server, false) }
      return state.server
    }
    withExtendedLifetime(old) {}
  }
}
