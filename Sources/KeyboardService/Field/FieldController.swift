import Layouts
import TextTraits
import Typing
import Wayland

/// Follows the field that has the focus: what it asks for from every source, and what it reports
/// of its text.
final class FieldController {
  /// Called when a field got the focus, or with nil when none has it any more.
  var onFocus: ((FocusedField?) -> Void)?
  /// Called when the focused field says something else than before.
  var onChange: ((FocusedField) -> Void)?
  /// Called with the field's report of its text.
  var onReport: ((EditorReport) -> Void)?
  /// Called when the person's choices of keys have changed.
  var onChoices: ((KeyboardChoices) -> Void)?
  /// Called when another input method has the seat, so that this one will never be asked.
  var onUnavailable: (() -> Void)?
  /// Called when a field told its state again although neither what it is nor its text is another:
  /// a tap on it, in many toolkits.
  var onStateAgain: (() -> Void)?

  /// Called when the compositor tells of a field that gets the focus, or that none has it.
  var onActive: ((Bool) -> Void)?

  /// What the application itself says of the field, over D-Bus; nil where it does not.
  var registered: FieldStatement? {
    didSet { if registered != oldValue { resolveAgain() } }
  }
  /// What the field's accessible object says; nil where nobody asked it.
  var accessibility: PartialTraits? {
    didSet { if accessibility != oldValue { resolveAgain() } }
  }
  /// The person's rules for apps.
  var rules = AppRules() { didSet { resolveAgain() } }
  /// The app of the active window; nil where nobody says.
  var appID: String? { didSet { if appID != oldValue { resolveAgain() } } }
  /// What the session can do, whatever the field.
  var sessionCapabilities = Capabilities() { didSet { resolveAgain() } }
  /// The person's choices of keys, by app and kind of field.
  var choices = KeyboardChoices()

  /// The field that has the focus, or nil.
  private(set) var field: FocusedField?

  private var session: FieldSession?
  private var contentType: ContentType?
  private var isReporting = false
  /// What the field told of its text last, to see whether it is another, or empty.
  private var lastText: String?

  /// What happened to the input method.
  func handle(_ event: InputMethodEvent) {
    switch event {
    case .activated:
      session = FieldSession()
      contentType = nil
      isReporting = false
      lastText = nil
      field = nil
      onActive?(true)
    case .deactivated:
      leave()
    case .unavailable:
      leave()
      onUnavailable?()
    case .state(let state):
      receive(state)
    }
  }

  /// Whether the text of a field of this type may be read at all: not where anybody calls it
  /// secret, or it was secret before (rule 2).
  func mayRead(_ type: ContentType) -> Bool {
    guard session?.wasSecret != true else { return false }
    var session = session ?? FieldSession()
    return !session.resolve(statements(type)).traits.isSecret
  }

  /// The person wants other keys in this field, and in fields like it from now on.
  func choose(_ choice: KeyboardChoice) {
    guard let field else { return }
    choices[field.appID, field.traits.keyboardType] = choice
    onChoices?(choices)
    resolveAgain()
  }

  private func leave() {
    session = nil
    contentType = nil
    lastText = nil
    onActive?(false)
    guard field != nil else { return }
    field = nil
    onFocus?(nil)
  }

  private func receive(_ state: FieldState) {
    contentType = state.contentType
    if state.surroundingText != nil { isReporting = true }
    let textBefore = lastText
    lastText = state.surroundingText?.text
    let before = field
    guard let now = resolve() else { return }
    field = now
    if before == nil {
      onFocus?(now)
    } else if before != now {
      onChange?(now)
    } else if state.changeCause == .other, lastText == textBefore {
      onStateAgain?()
    }
    if let text = state.surroundingText {
      onReport?(
        EditorReport(
          text: text.text, cursor: text.cursor, anchor: text.anchor,
          isOthersDoing: state.changeCause == .other))
    }
  }

  private func resolveAgain() {
    guard field != nil, let now = resolve(), now != field else { return }
    field = now
    onChange?(now)
  }

  private func resolve() -> FocusedField? {
    guard var session, let contentType else { return nil }
    let resolved = session.resolve(statements(contentType))
    let appID = appID ?? ""
    self.session = session
    var capabilities = sessionCapabilities
    capabilities.hasSurroundingText = isReporting
    if Capabilities.knowsTextLate(appID) {
      (capabilities.deletesReliably, capabilities.reportsReliably) = (false, false)
    }
    return FocusedField(
      resolved: resolved, appID: appID, capabilities: capabilities,
      keyboardChoice: choices[appID, resolved.traits.keyboardType],
      accessoryItems: registered?.accessoryItems ?? [], client: registered?.client ?? "",
      inputView: inputView(secret: resolved.traits.isSecret))
  }

  /// Keys that report to an application, where a secret is typed, would betray it to one that only
  /// says that the field is its own.
  private func inputView(secret: Bool) -> InputView? {
    guard let registered else { return nil }
    return secret && !registered.isIdentified ? nil : registered.inputView
  }

  private func statements(_ type: ContentType) -> [TraitSource: PartialTraits] {
    var statements: [TraitSource: PartialTraits] = [
      .registeredField: registered?.traits ?? PartialTraits(),
      .accessibility: accessibility ?? PartialTraits(),
      .textInput: PartialTraits(type),
      .appRule: appID.map(rules.traits) ?? PartialTraits(),
    ]
    // Only one line of several may have been reported. And nobody else asks whether there is text.
    if statements.values.contains(where: { $0.enablesReturnKeyAutomatically == true }),
      !statements.values.contains(where: { $0.isMultiline == true })
    {
      statements[.textInput]?.isEmpty = lastText?.isEmpty
    }
    return statements
  }
}

extension PartialTraits {
  /// What a field says by the numbers of its protocol; numbers nobody knows say nothing.
  init(_ type: ContentType) {
    let purpose: TextInputPurpose?
    let hints: TextInputHints
    switch type.dialect {
    case .textInputV1:
      purpose = TextInputPurpose(textInputV1: type.purpose)
      hints = TextInputHints(textInputV1: type.hints)
    case .textInputV3:
      purpose = TextInputPurpose(textInputV3: type.purpose)
      hints = TextInputHints(textInputV3: type.hints)
    }
    self.init(textInput: purpose ?? .normal, hints: hints)
  }
}
