import Glibc
import Laboratory
import SoundStage
import StageCompositor

/// From a touch on the screen to its click at the sound server's monitor, and what sounds cost in
/// memory: the real program on a stage, with a PulseAudio of its own.
enum SoundBenchmark {
  private static let touches = 21

  static func figures() throws -> [Figure] {
    let sound = try SoundStage()
    let ear = try Ear(sound)
    let silent = try keyboard(SoundStage.nowhere).memory
    let keyboard = try keyboard(sound.environment)
    while ear.click(within: .milliseconds(100)) == nil { keyboard.touch() }
    let delays = (0..<touches).compactMap { _ in
      ear.waitForSilence()
      let touch = Ear.now
      keyboard.touch()
      return ear.click(within: .seconds(1)).map { ($0 - touch) / .milliseconds(1) }
    }.sorted()
    guard !delays.isEmpty else { throw BenchmarkFailure(description: "no click is heard") }
    return [
      // Whatever else runs on the machine delays some of them; it hastens none.
      Figure(name: "click-after-touch-least", value: delays[0], unit: "ms", bound: 20),
      Figure(
        name: "click-after-touch-middle", value: delays[delays.count / 2], unit: "ms",
        bound: .infinity),
      Figure(
        name: "memory-of-clicks", value: try keyboard.memory - silent, unit: "MB", bound: 3),
      Figure(
        name: "switches-hidden-with-clicks", value: Double(try keyboard.hiddenSwitches()),
        unit: "in 5s", bound: 0),
    ]
  }

  private static func keyboard(_ environment: [String: String]) throws -> TouchedKeyboard {
    let stage = try StageCompositor()
    stage.perform { $0.inputMethodV2.focus(StageField("a")) }
    let client = try LaunchedClient(
      PreviewBenchmark.command, ["run"], on: stage,
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "XDG_CONFIG_HOME": "",
        "XDG_STATE_HOME": "",
      ].merging(environment) { $1 })
    guard stage.wait(until: { !$0.shownSurfaces.isEmpty }) else {
      throw BenchmarkFailure(description: "the keyboard does not come")
    }
    return TouchedKeyboard(stage: stage, client: client)
  }
}

/// The keyboard on its stage, and a finger on a letter.
private struct TouchedKeyboard {
  let stage: StageCompositor
  let client: LaunchedClient

  func touch() {
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.tap(on: surface, x: 195, y: 150)
    }
  }

  /// In megabytes, after a touch and the rest that follows, when memory is given back.
  var memory: Double {
    get throws {
      touch()
      sleep(4)
      return try ProcessFigures.memory(of: client.process)
    }
  }

  /// Context switches of all threads while it is hidden and nothing happens.
  func hiddenSwitches() throws -> Int {
    stage.perform { $0.inputMethodV2.focus(nil) }
    guard stage.wait(until: { $0.surfaces.isEmpty }) else {
      throw BenchmarkFailure(description: "the keyboard does not hide")
    }
    // Threads that have nothing to do end after a while.
    sleep(12)
    let before = try ProcessFigures.contextSwitches(of: client.process)
    sleep(5)
    return try ProcessFigures.contextSwitches(of: client.process) - before
  }
}
