import Typing

/// Which registered field the input method's field is. Nobody tells, so it is one whose client said
/// that it has the focus at about the time when the compositor told of a field, in the application
/// that the compositor says is in front. Once found it stays, whatever others say.
///
/// A client that lies gains no more than that its label and bar are shown: text goes to the field
/// that the compositor chose.
nonisolated struct FieldFocus: Hashable, Sendable {
  /// How far a client's word and the compositor's may lie apart.
  static let patience = Duration.milliseconds(250)

  /// Which application is in front.
  enum FrontApplication: Hashable, Sendable {
    /// The compositor never tells.
    case untold
    /// The one with this app id; nil where it has none, or is not told yet.
    case told(String?)
    /// None has the focus, but something that is no window: a panel, a launcher, a lock screen.
    /// These applications have windows.
    case noWindow(open: Set<String>)
  }

  /// Which application is in front.
  var front = FrontApplication.untold { didSet { choose() } }

  /// For each client the field that it last said has the focus, unless it took that back.
  private var claims: [String: Claim] = [:]
  /// When the input method's field got the focus; nil while none has it.
  private var activation: Instant?
  /// The client whose claim is believed.
  private var chosen: String?

  private struct Claim: Hashable {
    let path: String
    let time: Instant
    var applicationID: String?
    /// Whether its time fits the input method's field.
    var fits = false
    /// When the input method's field lost the focus that it fitted.
    var lapse: Instant?
  }

  /// Nothing has the focus.
  init() {}

  /// The path of the registered field that has the focus, and its client; nil where none has it.
  var current: (client: String, path: String)? {
    chosen.flatMap { client in claims[client].map { (client, $0.path) } }
  }

  /// A client says that its field has the focus. `applicationID` is the client's.
  mutating func focus(
    _ path: String, client: String, applicationID: String?, now: Instant
  ) {
    // Some toolkits keep text input active from one field to the next: what was the client's field
    // a moment ago still is.
    let wasOurs = chosen == client
    let isNear = activation.map { now - $0 <= Self.patience } ?? false
    // As long as nobody is believed, who says the same again takes nothing back.
    let isAgain = chosen == nil && claims[client].map { $0.path == path && $0.fits } ?? false
    claims[client] = Claim(
      path: path, time: now, applicationID: applicationID, fits: wasOurs || isNear || isAgain)
    choose()
  }

  /// A client says that its field has the focus no more, or the field is gone.
  mutating func blur(_ path: String, client: String) {
    if claims[client]?.path == path { forget(client) }
  }

  /// A client is gone.
  mutating func forget(_ client: String) {
    claims[client] = nil
    choose()
  }

  /// The app id of the client is another now, or known at last; `ofField` answers it by the path of
  /// the field that the client says has the focus.
  mutating func identify(_ client: String, ofField: (String) -> String?) {
    guard let path = claims[client]?.path else { return }
    claims[client]?.applicationID = ofField(path)
    choose()
  }

  /// The compositor told of a field that got the focus.
  mutating func activate(now: Instant) {
    deactivate(now: now)
    activation = now
    for (client, claim) in claims {
      // What lost the focus and has it again at once is the same field: so toolkits begin anew.
      claims[client]?.fits = [claim.time, claim.lapse].contains { time in
        time.map { now - $0 <= Self.patience } ?? false
      }
    }
    choose()
  }

  /// The compositor told that no field has the focus.
  mutating func deactivate(now: Instant) {
    activation = nil
    for (client, claim) in claims where claim.fits {
      claims[client]?.fits = false
      claims[client]?.lapse = now
    }
    choose()
  }

  private mutating func choose() {
    if let chosen, let claim = claims[chosen], isCredible(claim) { return }
    chosen =
      claims.filter { isCredible($0.value) }
      .max { ($0.value.time, $0.key) < ($1.value.time, $1.key) }?.key
  }

  private func isCredible(_ claim: Claim) -> Bool {
    guard claim.fits else { return false }
    switch front {
    case .untold: return true
    case .told(let application):
      return application != nil && application == claim.applicationID
    case .noWindow(let open):
      // Whose surface that is nobody tells, but it is none of those that wait behind it.
      return claim.applicationID.map { !open.contains($0) } ?? false
    }
  }
}
