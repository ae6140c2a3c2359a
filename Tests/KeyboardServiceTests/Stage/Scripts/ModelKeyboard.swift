import Layouts
import StageCompositor
import Typing
import TypingTestSupport
import Wayland

@testable import KeyboardService

/// The keyboard that the program shows on a stage, as a value: a script played on it says where its
/// touches are and what they ought to type.
@MainActor
struct ModelKeyboard {
  /// The keyboard and its field.
  private(set) var player: TypingPlayer

  /// The keyboard for a field on a screen of this size in logical pixels.
  init(_ field: StagedScript.Field, screen: Size, settings: TypingSettings) throws {
    var focused: FocusedField?
    let controller = FieldController()
    controller.sessionCapabilities = Capabilities(
      textProtocol: .inputMethodV2, hasKeys: true, hasSurroundingText: false)
    controller.onFocus = { focused = $0 }
    controller.handle(.activated)
    let bytes = Array(field.text.utf8)
    let end = UInt32(bytes.count)
    controller.handle(
      .state(
        FieldState(
          contentType: ContentType(
            dialect: .textInputV3, purpose: field.purpose, hints: field.hints),
          surroundingText: field.tellsText
            ? SurroundingText(bytes: bytes, cursor: end, anchor: end) : nil)))
    let keyboard = KeyboardController(folders: [])
    keyboard.setScreen(screen)
    keyboard.show(focused)
    guard let focused, let placed = keyboard.placed else { throw StageError.system("model", 0) }
    player = TypingPlayer(
      placed,
      editor: ModelEditor(field.text, misbehavior: field.tellsText ? nil : .reportsNothing),
      traits: focused.traits, capabilities: focused.capabilities, settings: settings)
  }

  /// Plays a script; answers its touches, places as exact as the wire has them.
  mutating func play(_ script: String) throws -> [(time: Int64, touch: TouchEvent)] {
    try player.play(script)
    return player.touches.map { ($0.time, $0.touch.onTheWire) }
  }
}

extension TouchEvent {
  /// With its place in 256ths, as `wl_fixed` has it.
  var onTheWire: TouchEvent {
    func rounded(_ point: Point) -> Point {
      Point(x: (point.x * 256).rounded() / 256, y: (point.y * 256).rounded() / 256)
    }
    return switch self {
    case .down(let id, let point): .down(id, rounded(point))
    case .move(let id, let point): .move(id, rounded(point))
    case .up, .cancel, .cancelAll: self
    }
  }
}
