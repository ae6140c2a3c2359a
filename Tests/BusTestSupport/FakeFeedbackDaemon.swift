import Bus

/// feedbackd for tests, as far as it is used (its interface `org.sigxcpu.Feedback`).
@MainActor
public final class FakeFeedbackDaemon {
  /// The events it was asked for, as application and event.
  public private(set) var events: [String] = []
  /// Whether it leaves calls without an answer.
  public var hangs = false

  private static let service = "org.sigxcpu.Feedback"
  private var profile: String
  private var object: BusObject?
  private var name: BusName?
  private var kept: [BusCall] = []

  /// The daemon in this profile, on a connection of its own.
  public init(profile: String = "full", on connection: BusConnection) throws {
    self.profile = profile
    object = try BusObject(interface, at: "/org/sigxcpu/Feedback", on: connection)
    name = try BusName(Self.service, on: connection) { _ in }
  }

  /// The person chooses how much feedback there is.
  public func choose(_ profile: String) throws {
    self.profile = profile
    try object?.propertiesChanged(["Profile"])
  }

  private var interface: BusInterface {
    BusInterface(
      Self.service,
      methods: [
        BusMethod(
          "TriggerFeedback",
          in: [
            BusArgument("app_id", "s"), BusArgument("event", "s"), BusArgument("hints", "a{sv}"),
            BusArgument("timeout", "i"),
          ], out: [BusArgument("id", "u")],
          handler: { [unowned self] in trigger($0) })
      ],
      properties: [
        BusProperty("Profile", "s") { [unowned self] in .string(profile) }
      ])
  }

  private func trigger(_ call: BusCall) {
    events.append(call.arguments.prefix(2).compactMap(\.string).joined(separator: " "))
    if hangs { kept.append(call) } else { call.reply([.uint32(1)]) }
  }
}
