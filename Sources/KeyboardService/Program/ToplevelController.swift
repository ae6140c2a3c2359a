import TextTraits
import Wayland

/// Which app the focused field is in, and what the person's rules say of it. It listens only while
/// a field has the focus: otherwise every new title of any window would wake the process (rule 8).
/// Only for a rule that shows the keyboard wherever an app is in front it must listen always.
final class ToplevelController {
  /// Called with the app id of the active window, nil where nobody says.
  var onAppID: ((String?) -> Void)?
  /// Called with what has the focus, as far as the compositor tells.
  var onFront: ((FieldFocus.FrontApplication) -> Void)?
  /// Called with what the rules want in the active window; nil as long as it will be told which
  /// window that is.
  var onVisibility: ((AppRule.Visibility?) -> Void)?

  /// Whether a field has the focus.
  var hasField = false { didSet { if hasField != oldValue { listen() } } }
  /// The person's rules.
  var rules = AppRules() {
    didSet {
      guard rules != oldValue else { return }
      listen()
      tell()
    }
  }

  /// Whether the compositor tells of windows at all.
  var isOffered: Bool { connection.registry.offers(.foreignToplevels) }

  private let connection: Connection
  private var toplevels: ForeignToplevels?

  /// A controller of this connection's windows.
  init(_ connection: Connection) { self.connection = connection }

  /// What has the focus, as far as the compositor tells.
  var front: FieldFocus.FrontApplication {
    guard isOffered else { return .untold }
    guard let toplevels, toplevels.isNoneActive else { return .told(toplevels?.activeAppID) }
    return .noWindow(open: toplevels.appIDs)
  }

  private func listen() {
    let isWanted = hasField || rules.show
    if isWanted, toplevels == nil {
      begin()
    } else if !isWanted, toplevels != nil {
      toplevels = nil
      tell()
    }
  }

  private func begin() {
    let toplevels = ForeignToplevels(connection)
    self.toplevels = toplevels
    toplevels?.onChange = { [weak self] in self?.tell() }
    if toplevels != nil, rules.decideVisibility { onVisibility?(nil) }
  }

  private func tell() {
    let app = toplevels?.activeAppID
    onAppID?(app)
    onFront?(front)
    onVisibility?(app.map(rules.visibility) ?? .automatic)
  }
}

extension AppRules {
  /// Whether there is an app in which the keyboard is there whatever has the focus.
  fileprivate var show: Bool { rules.contains { $0.keyboard == .shown } }
  /// Whether any rule says when the keyboard comes.
  fileprivate var decideVisibility: Bool { rules.contains { $0.keyboard != nil } }
}
