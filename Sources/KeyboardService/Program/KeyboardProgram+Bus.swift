import Bus
import Layouts
import Typing

/// What the keyboard answers on the bus.
extension KeyboardProgram {
  func busHandlers() -> KeyboardHandlers {
    KeyboardHandlers(
      show: { [unowned self] in visibility.apply(.call) },
      hide: { [unowned self] in visibility.apply(.close) },
      status: { [unowned self] in try status().json() },
      keys: { [unowned self] in try liveKeys() },
      typeText: { [unowned self] descriptor, call in
        bus?.read(descriptor, for: call) { [unowned self] in type($0, for: call) }
      },
      reloadLearnedWords: { [unowned self] in words.reloadLearned() },
      registerField: { [unowned self] in try fields.register(client: $0, traits: $1) },
      isVisible: { [unowned self] in visibility.isVisible },
      frame: { [unowned self] in KeyboardFrame(frame) })
  }

  /// Types a text, and answers the call when the compositor has passed on all of it.
  private func type(_ text: String, for call: BusCall) {
    guard submission.isReady else { return call.fail(.failed("no field has the focus")) }
    texts.type(text) { error in
      if let error { call.fail(error) } else { call.reply() }
    }
  }

  func tieTexts() {
    texts.onPiece = { [unowned self] in typing.apply(.insert($0)) }
    texts.whenPassedOn = { [unowned self] in whenPassedOn($0) }
    texts.isReporting = { [unowned self] in field.field?.capabilities.hasSurroundingText == true }
    texts.place = { [unowned self] in
      TextTyping.Place(
        application: field.field?.appID ?? "", isField: field.field != nil,
        isSecret: field.field?.traits.isSecret ?? false)
    }
  }

  /// Calls the action when the compositor has passed on all that was typed so far.
  func whenPassedOn(_ action: @escaping () -> Void) {
    submission.whenSent { [unowned self] in connection.whenPassedOn(action) }
  }

  private func status() -> KeyboardStatus {
    KeyboardStatus(
      visible: visibility.isVisible, protocols: session.protocols, language: keyboard.language,
      layer: typing.presentation.layer.rawValue, shape: keyboard.placed?.keyboard.shape ?? .docked,
      frame: frame, field: field.field)
  }

  private func liveKeys() throws -> String {
    guard let placed = keyboard.placed else {
      throw BusError.failed("the screen is not known yet")
    }
    return try KeyboardDescription(
      placed, typing.presentation, frame: frame, isVisible: visibility.isVisible,
      tellsSuggestions: options.tellsSuggestions
    ).json()
  }
}
