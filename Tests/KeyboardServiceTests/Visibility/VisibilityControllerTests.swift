import EventLoop
import Testing

@testable import KeyboardService

@Suite("The slide of the keyboard", .timeLimit(.minutes(1)))
@MainActor
struct VisibilityControllerTests {
  private let loop = EventLoop()

  @Test(arguments: [true, false])
  func itComesToRestWhenTheSlideIsOverAndNotBefore(comes: Bool) {
    let controller = VisibilityController(loop: loop)
    if !comes {
      controller.animates = false
      controller.apply(.call)
      controller.animates = true
    }
    var happened: [String] = []
    controller.onMap = { happened.append("map") }
    controller.onVisible = { isVisible in
      happened.append("visible \(isVisible)")
      #expect(controller.timeLeft == Slide.duration)
    }
    controller.onUnmap = { happened.append("unmap") }
    controller.onRest = { [loop] in
      happened.append("rest")
      #expect(controller.timeLeft == .zero)
      loop.stop(0)
    }
    controller.apply(comes ? .call : .close)
    let begin = comes ? ["map", "visible true"] : ["visible false"]
    #expect(happened == begin)
    _ = loop.run()
    #expect(happened == begin + (comes ? [] : ["unmap"]) + ["rest"])
  }

  @Test func withoutMotionItRestsAtOnce() {
    let controller = VisibilityController(loop: loop)
    controller.animates = false
    var rests = 0
    controller.onRest = { rests += 1 }
    controller.apply(.call)
    #expect(rests == 1)
    #expect(controller.timeLeft == .zero)
  }
}
