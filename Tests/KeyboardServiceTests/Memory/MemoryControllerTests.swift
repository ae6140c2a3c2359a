import EventLoop
import Testing

@testable import KeyboardService

@Suite("When memory is given back", .timeLimit(.minutes(1)))
@MainActor
struct MemoryControllerTests {
  private let loop = EventLoop(servesMainQueue: false)
  private let pause = Duration.milliseconds(60)

  /// When the controller rested, in the time of ``Timer``.
  private final class Rests { var times: [Duration] = [] }
  private let rests = Rests()

  private func controller() -> MemoryController {
    let controller = MemoryController(loop: loop, pause: pause)
    controller.onRest = { [rests] in rests.times.append(Timer.now) }
    return controller
  }

  @Test("Memory goes once the keyboard has been left alone for the pause, and once only")
  func pauses() throws {
    let controller = controller()
    let begin = Timer.now
    controller.used()
    #expect(rests.times.isEmpty)
    while rests.times.isEmpty { loop.turn(timeout: .seconds(20)) }
    #expect(try #require(rests.times.first) >= begin + pause)
    loop.turn(timeout: pause * 3)
    #expect(rests.times.count == 1)
  }

  @Test("The last touch counts, not the first")
  func lastTouch() throws {
    let controller = controller()
    controller.used()
    let middle = Timer.now + pause / 2
    while Timer.now < middle { loop.turn(timeout: middle - Timer.now) }
    let last = Timer.now
    controller.used()
    while rests.times.isEmpty { loop.turn(timeout: .seconds(20)) }
    #expect(try #require(rests.times.first) >= last + pause)
  }

  @Test("A keyboard that has arrived or gone gives back at once, and wakes nobody later")
  func arrivedOrGone() {
    let controller = controller()
    controller.used()
    controller.rest()
    #expect(rests.times.count == 1)
    loop.turn(timeout: pause * 3)
    #expect(rests.times.count == 1)
    // It is used again.
    controller.used()
    while rests.times.count < 2 { loop.turn(timeout: .seconds(20)) }
  }

  @Test("Who types without a pause has memory given back after some time too, but not soon")
  func withoutPause() throws {
    let controller = controller()
    let begin = Timer.now
    while rests.times.isEmpty {
      controller.used()
      loop.turn(timeout: pause / 10)
      try #require(Timer.now < begin + .seconds(20))
    }
    #expect(try #require(rests.times.first) >= begin + pause * MemoryController.pausesAtMost)
  }
}
