/// What is left without an input method.
extension KeyboardProgram {
  func requireSomething() throws {
    try session.requireSomething()
    if session.inputMethod == nil {
      visibility.apply(.inputMethod(isAvailable: false))
      log.fault(
        "the compositor has no input method protocol; the keyboard types by keys and is shown and"
          + " hidden by 'toccata show' and 'toccata hide'")
    }
  }

  /// Another input method has the seat: keys alone, and shown by command.
  func inputMethodLost() {
    log.fault(
      "another input method has the seat; the keyboard types by keys and is shown and hidden by"
        + " 'toccata show' and 'toccata hide'")
    submission.inputMethod = nil
    visibility.apply(.inputMethod(isAvailable: false))
    field.sessionCapabilities.textProtocol = nil
  }
}
