import Layouts
import Testing

@testable import KeyboardService

@Suite("The keyboard's shape on each output") @MainActor struct ShapeControllerTests {
  private let shapes = ShapeController()
  private let told: Told

  /// What the controller said.
  private final class Told {
    var choices: [ShapeChoices.Choice] = []
    var remembered: [ShapeChoices] = []
  }

  init() {
    let told = Told()
    self.told = told
    shapes.onChoice = { told.choices.append($0) }
    shapes.onChoices = { told.remembered.append($0) }
  }

  @Test("Each output has its own")
  func outputs() {
    shapes.output = "DSI-1"
    shapes.choose(.left)
    shapes.output = "HDMI-A-1"
    #expect(shapes.choice.shape == .docked)
    shapes.output = "DSI-1"
    #expect(shapes.choice.shape == .left)
    #expect(told.remembered.count == 1)
    #expect(told.choices.last?.shape == .left)
  }

  @Test("Where nothing was chosen the settings decide; a choice of the docked one stands, too")
  func usual() {
    shapes.usual = .floating
    #expect(told.choices.map(\.shape) == [.floating])
    shapes.choose(.docked)
    #expect(shapes.choice.shape == .docked)
    #expect(told.remembered.count == 1)
  }

  @Test("Dropped, it stays there")
  func dropped() {
    shapes.choose(.floating)
    shapes.dragged(pushed: 0)
    shapes.dropped(at: Point(x: 40, y: 90))
    #expect(shapes.choice == .init(shape: .floating, position: Point(x: 40, y: 90)))
    #expect(told.remembered.last?[""]?.position == Point(x: 40, y: 90))
  }

  @Test(
    "Pushed against the bottom of the screen it docks",
    arguments: [(11.0, KeyboardShape.floating), (12, .docked), (60, .docked)])
  func docks(push: Double, shape: KeyboardShape) {
    shapes.choose(.floating)
    shapes.dragged(pushed: 90)
    shapes.dragged(pushed: push)
    shapes.dropped(at: Point(x: 40, y: 504))
    #expect(shapes.choice.shape == shape)
    // An old push does not dock the next time.
    shapes.choose(.floating)
    shapes.dropped(at: Point(x: 40, y: 504))
    #expect(shapes.choice.shape == .floating)
  }
}
