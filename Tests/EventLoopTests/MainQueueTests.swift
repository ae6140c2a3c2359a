import Foundation
import Testing

/// Runs the probe, since a test runner has a main loop of its own.
struct MainQueueTests {
  @Test(.timeLimit(.minutes(1)))
  func tasksRunOnTheMainThreadAndSignalsAreEvents() throws {
    let probe = Process()
    probe.executableURL = Bundle.main.executableURL?
      .deletingLastPathComponent().appending(path: "EventLoopProbe")
    let output = Pipe()
    probe.standardOutput = output
    try probe.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    probe.waitUntilExit()
    #expect(
      text == """
        timer
        task on the main thread
        back from the background with 500500
        main actor
        signal USR1

        """)
    #expect(probe.terminationStatus == 69)
  }
}
