import Bus

/// feedbackd, which lets a phone's keys be felt, and knows whether it is to be silent. Nothing waits
/// for it.
@MainActor
public final class FeedbackDaemon {
  /// How much the person wants of it (feedbackd's property `Profile`).
  public enum Profile: String, Sendable {
    /// Sounds and vibrations.
    case full
    /// No sounds.
    case quiet
    /// Neither.
    case silent
  }

  /// Its bus name.
  public static let service = "org.sigxcpu.Feedback"

  /// What the person wants now; everything, where nobody says otherwise.
  public private(set) var profile = Profile.full

  /// Calls without an answer: one that hangs is not called again and again.
  private static let mostUnanswered = 4
  private static let patience = BusCallOptions(timeout: .seconds(1))

  private let daemon: BusProxy
  private var unanswered = 0
  private var slots: [BusSlot] = []

  /// The daemon on this bus, which is started by the bus when it is first wanted.
  public init(on connection: BusConnection) throws(BusError) {
    daemon = BusProxy(
      connection, destination: Self.service, path: "/org/sigxcpu/Feedback",
      interface: Self.service)
    slots = [
      try daemon.onPropertiesChanged { [weak self] in self?.apply($0["Profile"]) },
      try connection.watchOwner(of: Self.service) { [weak self] in
        if $0 != nil { self?.readProfile() }
      },
    ]
  }

  /// A key is felt, where the profile allows it.
  public func pressButton() {
    guard profile != .silent, unanswered < Self.mostUnanswered else { return }
    unanswered += 1
    // The event's usual length, without hints.
    daemon.call(
      "TriggerFeedback",
      [
        .string("org.toccata.Keyboard"), .string("button-pressed"),
        .dictionary(key: "s", value: "v", []), .int32(-1),
      ],
      options: Self.patience
    ) { [weak self] _ in self?.unanswered -= 1 }
  }

  private func readProfile() {
    daemon.property("Profile", options: .runningOnly) { [weak self] in
      self?.apply(try? $0.get())
    }
  }

  private func apply(_ value: BusValue?) {
    if let name = value?.unwrapped.string, let profile = Profile(rawValue: name) {
      self.profile = profile
    }
  }
}
