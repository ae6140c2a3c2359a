import StageCompositor
import Testing
import Wayland

@MainActor
struct FingerTests {
  let desk: Desk
  let layer: LayerSurface
  let log = Log()

  /// What the surface was told, frame by frame.
  @MainActor
  final class Log {
    var frames: [[String]] = []
  }

  init() throws {
    desk = try Desk()
    layer = try desk.layerSurface()
    layer.surface.onFingers = { [log] in log.frames.append($0.map(\.line)) }
  }

  @Test func twoFingersOfOneFrameComeTogether() throws {
    try desk.play { stage in
      let surface = stage.surfaces[0]
      stage.seat.touchDown(0, on: surface, x: 10.5, y: 20, time: 1)
      stage.seat.touchDown(1, on: surface, x: 200, y: 40.25, time: 1)
      stage.seat.touchFrame()
      stage.seat.touchMotion(1, x: 210, y: 41, time: 8)
      stage.seat.touchFrame()
      stage.seat.touchUp(0, time: 16)
      stage.seat.touchUp(1, time: 16)
      stage.seat.touchFrame()
    }
    #expect(
      log.frames == [
        ["touch 0 down 10.5,20.0 1", "touch 1 down 200.0,40.25 1"],
        ["touch 1 moved 210.0,41.0 8"],
        ["touch 0 up 10.5,20.0 16", "touch 1 up 210.0,41.0 16"],
      ])
  }

  @Test func nothingIsToldBeforeTheFrameEnds() throws {
    try desk.play { $0.seat.touchDown(0, on: $0.surfaces[0], x: 1, y: 1) }
    #expect(log.frames.isEmpty)
    try desk.play { $0.seat.touchFrame() }
    #expect(log.frames.count == 1)
  }

  @Test func tenFingersKeepTheirSlots() throws {
    try desk.play { stage in
      for slot in 0..<10 {
        stage.seat.touchDown(Int32(slot), on: stage.surfaces[0], x: Double(slot), y: 0, time: 3)
      }
      stage.seat.touchFrame()
      for slot in (0..<10).reversed() { stage.seat.touchUp(Int32(slot), time: 4) }
      stage.seat.touchFrame()
    }
    #expect(log.frames.first == (0..<10).map { "touch \($0) down \($0).0,0.0 3" })
    #expect(log.frames.last == (0..<10).reversed().map { "touch \($0) up \($0).0,0.0 4" })
  }

  @Test func cancelTakesEveryFingerAway() throws {
    try desk.play { stage in
      stage.seat.touchDown(4, on: stage.surfaces[0], x: 1, y: 2, time: 5)
      stage.seat.touchDown(2, on: stage.surfaces[0], x: 3, y: 4, time: 5)
      stage.seat.touchFrame()
      stage.seat.touch("cancel")
      // What follows belongs to nobody.
      stage.seat.touchUp(4, time: 9)
      stage.seat.touchFrame()
    }
    #expect(
      log.frames == [
        ["touch 4 down 1.0,2.0 5", "touch 2 down 3.0,4.0 5"],
        ["touch 2 cancelled 3.0,4.0 5", "touch 4 cancelled 1.0,2.0 5"],
      ])
  }

  @Test func fingersThatNeverCameDownAreNoFingers() throws {
    try desk.play { stage in
      stage.seat.touchMotion(7, x: 1, y: 1)
      stage.seat.touchUp(7)
      stage.seat.touchFrame()
    }
    #expect(log.frames.isEmpty)
  }

  @Test func downTwiceCancelsTheFirst() throws {
    try desk.play { stage in
      stage.seat.touchDown(0, on: stage.surfaces[0], x: 1, y: 1, time: 1)
      stage.seat.touchFrame()
      stage.seat.touchDown(0, on: stage.surfaces[0], x: 2, y: 2, time: 2)
      stage.seat.touchFrame()
    }
    #expect(
      log.frames == [
        ["touch 0 down 1.0,1.0 1"],
        ["touch 0 cancelled 1.0,1.0 2", "touch 0 down 2.0,2.0 2"],
      ])
  }

  @Test func unpluggedTouchScreenLiftsItsFingers() throws {
    var news: [Bool] = []
    desk.seat.onTouch = { news.append($0) }
    try desk.play { stage in
      stage.seat.touchDown(0, on: stage.surfaces[0], x: 1, y: 1, time: 1)
      stage.seat.touchFrame()
      stage.seat.setCapabilities(3)
    }
    #expect(log.frames.last == ["touch 0 cancelled 1.0,1.0 1"])
    #expect(!desk.seat.hasTouch)
    try desk.play { $0.seat.setCapabilities(7) }
    #expect(desk.seat.hasTouch)
    #expect(news == [false, true])
  }

  @Test func eachSurfaceHearsOfItsOwnFingers() throws {
    let other = try desk.layerSurface()
    var others: [String] = []
    other.surface.onFingers = { others += $0.map(\.line) }
    try desk.play { stage in
      stage.seat.touchDown(0, on: stage.surfaces[0], x: 1, y: 0)
      stage.seat.touchDown(1, on: stage.surfaces[1], x: 2, y: 0)
      stage.seat.touchFrame()
    }
    #expect(log.frames == [["touch 0 down 1.0,0.0 0"]])
    #expect(others == ["touch 1 down 2.0,0.0 0"])
  }

  @Test func fingerOnASurfaceThatIsGone() throws {
    var passing: LayerSurface? = try desk.layerSurface()
    try desk.play { stage in
      stage.seat.touchDown(0, on: stage.surfaces[1], x: 1, y: 1)
      stage.seat.touchFrame()
    }
    // A touch on its way while the surface goes.
    desk.stage.perform { $0.seat.touchDown(1, on: $0.surfaces[1], x: 1, y: 1) }
    passing = nil
    try desk.play { stage in
      stage.seat.touchMotion(0, x: 2, y: 2)
      stage.seat.touchUp(0)
      stage.seat.touchFrame()
    }
    #expect(log.frames.isEmpty)
    #expect(passing == nil)
  }

  @Test func firstMouseButtonIsAFinger() throws {
    try desk.play { stage in
      let (seat, surface) = (stage.seat, stage.surfaces[0])
      seat.pointer(
        "enter", on: surface, .uint(1), .object(surface.resource), .fixed(5), .fixed(6))
      seat.pointer("frame")
      seat.pointer("motion", .uint(10), .fixed(7), .fixed(8))
      seat.pointer("frame")
      seat.pointer("button", .uint(2), .uint(11), .uint(0x111), .uint(1))
      seat.pointer("button", .uint(2), .uint(11), .uint(0x110), .uint(1))
      seat.pointer("frame")
      seat.pointer("motion", .uint(12), .fixed(9), .fixed(8))
      seat.pointer("frame")
      seat.pointer("button", .uint(3), .uint(13), .uint(0x110), .uint(0))
      seat.pointer("frame")
      seat.pointer("axis", .uint(14), .uint(0), .fixed(10))
      seat.pointer("frame")
    }
    #expect(
      log.frames == [
        ["pointer 0 down 7.0,8.0 11"], ["pointer 0 moved 9.0,8.0 12"],
        ["pointer 0 up 9.0,8.0 13"],
      ])
  }

  @Test func mouseTakenAwayWhilePressedIsCancelled() throws {
    try desk.play { stage in
      let (seat, surface) = (stage.seat, stage.surfaces[0])
      seat.pointer(
        "enter", on: surface, .uint(1), .object(surface.resource), .fixed(5), .fixed(6))
      seat.pointer("button", .uint(2), .uint(11), .uint(0x110), .uint(1))
      seat.pointer("frame")
      seat.pointer("leave", on: surface, .uint(3), .object(surface.resource))
      seat.pointer("frame")
    }
    #expect(log.frames == [["pointer 0 down 5.0,6.0 11"], ["pointer 0 cancelled 5.0,6.0 11"]])
  }

  @Test func tipOfAPenIsAFinger() throws {
    try desk.play { stage in
      let (seat, surface) = (stage.seat, stage.surfaces[0])
      seat.bringPen(near: surface)
      seat.pen("motion", .fixed(30), .fixed(31))
      seat.pen("frame", .uint(20))
      seat.pen("motion", .fixed(32), .fixed(31))
      seat.pen("down", .uint(2))
      seat.pen("pressure", .uint(40_000))
      seat.pen("frame", .uint(21))
      seat.pen("motion", .fixed(33), .fixed(31))
      seat.pen("frame", .uint(22))
      seat.pen("up")
      seat.pen("frame", .uint(23))
    }
    #expect(
      log.frames == [
        ["pen 0 down 32.0,31.0 21"], ["pen 0 moved 33.0,31.0 22"], ["pen 0 up 33.0,31.0 23"],
      ])
  }

  @Test("A pen that lifts and goes in one frame has lifted; one that only goes types nothing")
  func penGoes() throws {
    try desk.play { stage in
      let (seat, surface) = (stage.seat, stage.surfaces[0])
      for lifts in [true, false] {
        seat.bringPen(near: surface)
        seat.pen("motion", .fixed(30), .fixed(31))
        seat.pen("down", .uint(2))
        seat.pen("frame", .uint(20))
        if lifts { seat.pen("up") }
        seat.pen("proximity_out")
        seat.pen("frame", .uint(21))
      }
    }
    #expect(
      log.frames == [
        ["pen 0 down 30.0,31.0 20"], ["pen 0 up 30.0,31.0 21"],
        ["pen 0 down 30.0,31.0 20"], ["pen 0 cancelled 30.0,31.0 20"],
      ])
  }
}
