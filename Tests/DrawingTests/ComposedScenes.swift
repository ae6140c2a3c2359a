import Layouts
import Scene
import TextTraits
import TypingTestSupport

/// Scenes of keyboards as the composer makes them.
enum ComposedScenes {
  /// The keyboard that a request changed by `change` asks for, in its opening layer.
  static func scene(
    width: Double = 390, isLandscape: Bool = false, _ change: (inout KeyboardRequest) -> Void
  ) -> Scene {
    var request = KeyboardRequest(letters: .english, asciiLetters: .english)
    change(&request)
    let keyboard = KeyboardComposer(request).keyboard()
    let metrics = KeyboardMetrics(
      form: request.form, width: width, shape: keyboard.shape, isLandscape: isLandscape,
      isPad: keyboard.isPad)
    return SceneBuilder(
      PlacedKeyboard(keyboard, metrics: metrics),
      state: SceneState(layer: keyboard.openingLayer)
    ).scene()
  }

  /// A spreadsheet's keys and bar, or the system's keyboard in the same field.
  static func calculator(
    left: Bool = false, form: Form = .phone, width: Double = 390, isLandscape: Bool = false,
    shape: KeyboardShape = .docked
  ) -> Scene {
    scene(width: width, isLandscape: isLandscape) {
      $0.shape = shape
      $0.form = form
      $0.traits.returnKeyType = .done
      $0.overridesInputView = left
      $0.accessoryItems = [
        AccessoryItem(kind: .label, label: "B7"), AccessoryItem(kind: .spacer),
        AccessoryItem(kind: .chip, id: "sum", label: "SUM"),
        AccessoryItem(kind: .chip, id: "average", label: "AVERAGE"),
      ]
      $0.inputView = InputView(rows: [
        row("7", "8", "9", "÷"), row("4", "5", "6", "×"), row("1", "2", "3", "−"),
        [
          KeyDescription(id: "0", output: "0", width: 1), KeyDescription(id: ".", output: "."),
          KeyDescription(id: "delete", action: "delete"),
          KeyDescription(id: "return", action: "return"),
        ],
      ])
    }
  }

  private static func row(_ keys: String...) -> [KeyDescription] {
    keys.map { KeyDescription(id: $0, output: $0) }
  }
}
