import Layouts
import Typing

/// The menu of keyboards and the keyboard's shapes.
extension KeyboardProgram {
  func tieShapes() {
    keyboard.canFloat = screen.canFloat
    keyboard.onMenu = { [unowned self] in typing.apply(.menu($0)) }
    shapes.choices = settings.shapes
    shapes.onChoices = { [unowned self] in settings.save($0) }
    shapes.onChoice = { [unowned self] in show($0) }
    show(shapes.choice)
  }

  private func show(_ choice: ShapeChoices.Choice) {
    screen.position = choice.position
    keyboard.wantedShape = choice.shape
  }

  /// What the person chose in the menu, or did to the keyboard's shape. Whether it was such a thing.
  func performShape(_ effect: Effect) -> Bool {
    switch effect {
    case .chooseKeyboard(let index): keyboard.choose(index)
    case .chooseShape(let shape): shapes.choose(shape)
    case .drag(let dx, let dy): shapes.dragged(pushed: screen.move(dx: dx, dy: dy))
    case .drop: shapes.dropped(at: screen.settle())
    case .openSettings: settings.open()
    default: return false
    }
    return true
  }
}
