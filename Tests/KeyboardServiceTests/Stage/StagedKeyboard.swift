import Foundation
import Layouts
import SoundStage
import StageCompositor
import TextTraits
import TypingTestSupport

@testable import KeyboardService

/// The real program on a stage, and a finger on its keys.
struct StagedKeyboard {
  let stage: StageCompositor
  let client: LaunchedClient

  /// Launches the keyboard on a phone-sized stage; `environment` is added to its own, `options` to
  /// its command. `log` is the path of a file for what it writes of itself.
  init(
    _ stage: StageCompositor, environment: [String: String] = [:], options: [String] = [],
    through door: LaunchedClient.Door = .display, log: String? = nil
  ) throws {
    self.stage = stage
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let program = folder?.appending(path: "toccata").path ?? ""
    // Without a bus and without files of a person: what is tested is the keyboard alone.
    client = try LaunchedClient(
      program, ["run"] + options, on: stage, through: door,
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "HOME": "", "XDG_STATE_HOME": "",
        "XDG_DATA_HOME": "", "LANGUAGE": "en",
      ].merging(SoundStage.nowhere) { $1 }
        .merging(try StagedSettings.environment(of: environment)) { $1 }
        .merging(environment) { $1 }, log: log)
  }

  /// A field gets the focus, and the keyboard is there for it.
  func focus(_ text: String = "", purpose: UInt32 = 0, hints: UInt32 = 0) -> Bool {
    stage.perform {
      $0.inputMethodV2.focus(StageField(text, purpose: purpose, hints: hints))
    }
    return stage.wait { !$0.shownSurfaces.isEmpty }
  }

  /// Taps the key that types this, on the English keyboard of a type.
  func tap(_ id: String, type: KeyboardType = .default, layer: LayerID = .letters) {
    guard let point = Self.point(of: id, type: type, layer: layer) else { return }
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.tap(on: surface, x: point.x, y: point.y)
    }
  }

  /// The middle of a key on the keyboard's surface.
  static func point(of id: String, type: KeyboardType, layer: LayerID) -> Point? {
    var traits = TextInputTraits()
    traits.keyboardType = type
    let keyboard = KeyboardComposer(
      KeyboardRequest(letters: .english, asciiLetters: .english, traits: traits)
    ).keyboard()
    let placed = PlacedKeyboard(
      keyboard, metrics: KeyboardMetrics(form: .phone, width: 390, isPad: type.isPad))
    let keys = (placed.layers[layer] ?? []) + placed.strip
    guard let key = keys.first(where: { $0.key.id == id }) else { return nil }
    return Point(x: key.frame.center.x, y: key.frame.center.y + 64)
  }
}
