import Layouts

/// The keyboard's shape on each output: chosen by the person, remembered by name.
final class ShapeController {
  /// Called when another shape, or another place to float, is wanted on the current output.
  var onChoice: ((ShapeChoices.Choice) -> Void)?
  /// Called when there is something new to remember.
  var onChoices: ((ShapeChoices) -> Void)?

  /// What was chosen on each output.
  var choices = ShapeChoices() { didSet { if choices != oldValue { onChoice?(choice) } } }
  /// The shape where nothing was chosen.
  var usual = KeyboardShape.docked { didSet { if usual != oldValue { onChoice?(choice) } } }
  /// The output that the keyboard is on; empty where nobody says.
  var output = "" { didSet { if output != oldValue { onChoice?(choice) } } }

  /// So far below the bottom of the screen a floating keyboard is pushed to dock, in logical pixels.
  static let dockingPush = 12.0

  private var pushed = 0.0

  /// What is wanted on the current output.
  var choice: ShapeChoices.Choice { choices[output] ?? .init(shape: usual) }

  /// The person chose a shape. Chosen anew, the floating keyboard begins at its usual place.
  func choose(_ shape: KeyboardShape) {
    remember(ShapeChoices.Choice(shape: shape))
  }

  /// The floating keyboard follows a finger that would have it so far below the screen.
  func dragged(pushed: Double) {
    self.pushed = pushed
  }

  /// The finger let go of the floating keyboard at `position`: there it stays, unless it was pushed
  /// against the bottom of the screen.
  func dropped(at position: Point) {
    let docks = pushed >= Self.dockingPush
    pushed = 0
    remember(
      docks ? ShapeChoices.Choice() : ShapeChoices.Choice(shape: .floating, position: position))
  }

  private func remember(_ choice: ShapeChoices.Choice) {
    guard choice != self.choice else { return }
    choices[output] = choice
    onChoices?(choices)
  }
}
