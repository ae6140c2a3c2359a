import EventLoop

/// From the first settings to the end of the session.
extension KeyboardProgram {
  /// So long the first picture may wait for the desktop's settings.
  private static let desktopPatience = Duration.milliseconds(2)

  /// Is the keyboard until the session ends; answers the exit status.
  public func run() -> Int32 {
    signals.onSignal = { [unowned self] _ in end() }
    loop.add(signals)
    settings.read()
    log.info("speaks \(session.protocols.joined(separator: ", "))")
    screen.outputsChanged()
    screen.prepare()
    bus?.waitForDesktopSettings(atMost: Self.desktopPatience)
    let status = loop.run()
    session.stop()
    typing.stop()
    texts.stop()
    fields.stop()
    words.stop()
    return status
  }

  /// Ends once the compositor has the keys that wait for their time: what is still in the socket of
  /// a program that has gone, it does not read. Told a second time, or not answered, ends anyway.
  private func end() {
    guard lastTimer == nil else { return loop.stop(0) }
    let timer = Timer { [unowned self] in loop.stop(0) }
    lastTimer = timer
    loop.add(timer)
    timer.set(Timer.now + .seconds(3))
    session.finish { [unowned self] in
      connection.whenAnswered { [unowned self] in loop.stop(0) }
    }
  }
}
