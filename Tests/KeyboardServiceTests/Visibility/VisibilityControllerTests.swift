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

  @Test("It arrives once each time it comes, however often it is painted there")
  func arrival() {
    let controller = VisibilityController(loop: loop)
    controller.animates = false
    var arrivals = 0
    controller.onArrival = { arrivals += 1 }
    controller.tick()
    #expect(arrivals == 0)
    for count in 1...2 {
      controller.apply(.call)
      for _ in 0..<3 { controller.tick() }
      #expect(arrivals == count)
      controller.apply(.close)
      controller.tick()
      #expect(arrivals == count)
    }
  }

  @Test("It has not arrived as long as it slides")
  func arrivalOfASlide() {
    let controller = VisibilityController(loop: loop)
    var arrivals = 0
    controller.onArrival = { arrivals += 1 }
    controller.onRest = { [loop] in loop.stop(0) }
    controller.apply(.call)
    controller.tick()
    #expect(arrivals == 0)
    _ = loop.run()
    #expect(arrivals == 1)
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
