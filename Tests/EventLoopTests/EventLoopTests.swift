import EventLoop
import Glibc
import Testing

@MainActor
struct EventLoopTests {
  let loop = EventLoop(servesMainQueue: false)

  /// Turns until `condition` holds, at most five seconds.
  func turn(until condition: () -> Bool) {
    let end = Timer.now + .seconds(5)
    while !condition(), Timer.now < end { loop.turn(timeout: .milliseconds(100)) }
    #expect(condition())
  }

  @Test func timerFiresOnceAndNotBeforeItsTime() {
    var firedAt: [Duration] = []
    let timer = Timer { firedAt.append(Timer.now) }
    loop.add(timer)
    let due = Timer.now + .milliseconds(20)
    timer.set(due)
    turn { !firedAt.isEmpty }
    loop.turn(timeout: .milliseconds(30))
    #expect(firedAt.count == 1)
    #expect(firedAt.allSatisfy { $0 >= due })
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .nanoseconds(1)])
  func timeThatHasPassedFiresAtOnce(time: Duration) {
    var fired = false
    let timer = Timer { fired = true }
    loop.add(timer)
    timer.set(time)
    turn { fired }
  }

  @Test func unsetTimerStaysSilent() {
    var fired = false
    let timer = Timer { fired = true }
    loop.add(timer)
    timer.set(Timer.now)
    timer.set(nil)
    loop.turn(timeout: .milliseconds(5))
    #expect(!fired)
  }

  @Test func descriptorIsHandedOnWhenReadable() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    defer { ends.forEach { close($0) } }
    let input = ends[0]
    var received: [UInt8] = []
    loop.add(
      DescriptorSource(input) {
        var byte: UInt8 = 0
        if read(input, &byte, 1) == 1 { received.append(byte) }
      })
    loop.turn(timeout: .zero)
    #expect(received.isEmpty)
    write(ends[1], [7, 8] as [UInt8], 2)
    turn { received == [7, 8] }
  }

  @Test func removedSourceIsNotCalledInTheSameTurn() {
    let sources = [Recorder(), Recorder()]
    sources.forEach(loop.add)
    sources[0].onDispatch = { [loop] in loop.remove(sources[1]) }
    loop.turn(timeout: .zero)
    #expect(sources[0].steps == ["prepare", "collect", "dispatch"])
    #expect(sources[1].steps == ["prepare", "collect"])
  }

  @Test func allCollectBeforeAnyDispatches() {
    var order: [String] = []
    for name in ["a", "b"] {
      let source = Recorder()
      source.onCollect = { order.append("collect \(name)") }
      source.onDispatch = { order.append("dispatch \(name)") }
      loop.add(source)
    }
    loop.turn(timeout: .zero)
    #expect(order == ["collect a", "collect b", "dispatch a", "dispatch b"])
  }

  @Test func stopEndsTheRunWithItsCode() {
    let timer = Timer { [loop] in loop.stop(69) }
    loop.add(timer)
    timer.set(Timer.now)
    #expect(loop.run() == 69)
  }
}

/// A source without a descriptor that notes what the loop does with it.
@MainActor
final class Recorder: EventSource {
  let descriptor: Int32 = -1
  var steps: [String] = []
  var onCollect: () -> Void = {}
  var onDispatch: () -> Void = {}

  func prepare() -> Int16 {
    steps.append("prepare")
    return Int16(POLLIN)
  }

  func collect(_ readyEvents: Int16) {
    steps.append("collect")
    onCollect()
  }

  func dispatch() {
    steps.append("dispatch")
    onDispatch()
  }
}
