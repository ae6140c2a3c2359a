import FoundationEssentials
import Glibc
import Testing

@testable import Laboratory

@Suite("A session", .serialized)
@DeskActor
struct SessionTests {
  private func inSession(_ body: (Session) throws -> Void) throws {
    let session = try Session()
    defer { session.stop() }
    try body(session)
  }

  @Test("ends what it started, even what left its group and ignores being asked")
  func nothingIsLeft() throws {
    let session = try Session()
    let script = "trap '' TERM; sleep 1000 & echo up; wait"
    let child = try session.start(
      ["/usr/bin/setsid", "/bin/sh", "-c", script], output: .lines)
    #expect(child.lines.next(Deadline()) == "up")
    #expect(session.processes.count >= 3)
    session.stop()
    #expect(session.processes == [])
    #expect(!FileManager.default.fileExists(atPath: session.folder))
  }

  @Test("hands no descriptor but the three on, and lets signals through")
  func cleanStart() throws {
    try inSession { session in
      let list = try session.require(["/bin/ls", "/proc/self/fd"])
      // The fourth is the folder that `ls` reads.
      #expect(list.split(separator: "\n").count == 4)
      let status = try session.require(["/bin/cat", "/proc/self/status"])
      #expect(status.contains("SigBlk:\t0000000000000000"))
    }
  }

  @Test("says how a program ended: its code, or the signal's number and 128")
  func codes() throws {
    try inSession { session in
      let runs = try ["exit 7", "kill -9 $$", "printf 'a\\nb'"].map {
        try session.run(["/bin/sh", "-c", $0])
      }
      #expect(runs.map(\.code) == [7, 137, 0])
      #expect(runs.map(\.output) == ["", "", "a\nb"])
    }
  }

  @Test("waits for a line no longer than it may")
  func deadline() throws {
    try inSession { session in
      let child = try session.start(["/bin/cat"], output: .lines)
      #expect(child.lines.next(Deadline(.milliseconds(20))) == nil)
      try child.send("é")
      #expect(child.lines.next(Deadline()) == "é")
      #expect(child.isRunning)
      child.stop()
      #expect(throws: LaboratoryError.self) { try child.send("too late") }
    }
  }

  @Test("memory and context switches of a process can be read")
  func figures() throws {
    #expect(try ProcessFigures.memory(of: getpid()) > 1)
    #expect(try ProcessFigures.contextSwitches(of: getpid()) > 0)
    #expect(throws: (any Error).self) { try ProcessFigures.memory(of: -1) }
  }
}
