import StageCompositor
import Testing
import Wayland

@MainActor
struct SurfaceTests {
  @Test func pictureArrivesWithItsLogicalSize() throws {
    let desk = try Desk()
    let layer = try desk.layerSurface()
    let pool = BufferPool(desk.connection)
    try desk.show(0x8040_2010, on: layer.surface, pool: pool)
    let (picture, size) = try desk.play { stage in
      (stage.surfaces[0].picture, [stage.surfaces[0].size.width, stage.surfaces[0].size.height])
    }
    #expect(size == [390, 100])
    #expect(picture?.width == 780)
    #expect(picture?.height == 200)
    #expect(picture?.pixels.allSatisfy { $0 == 0x8040_2010 } == true)
    #expect(desk.faults.isEmpty)
  }

  @Test(arguments: [
    (1.0, Int32(390), Int32(100)), (1.25, 488, 125), (1.5, 585, 150), (2, 780, 200),
    (3, 1170, 300),
  ])
  func bufferFollowsTheScale(scale: Double, width: Int32, height: Int32) throws {
    let desk = try Desk(outputs: [OutputDescription { $0.scale = scale }])
    let layer = try desk.layerSurface()
    #expect(layer.surface.scale.pixels(390) == width)
    #expect(layer.surface.scale.pixels(100) == height)
    try desk.show(0, on: layer.surface, pool: BufferPool(desk.connection))
    #expect(desk.stage.requests("wp_viewport", "set_destination").count == 1)
    #expect(desk.stage.requests("wl_surface", "set_buffer_scale").isEmpty)
  }

  @Test func withoutViewportsTheScaleIsWhole() throws {
    let globals = Stage.allGlobals.filter { $0.key != "wp_viewporter" }
    let desk = try Desk(offering: globals, outputs: [OutputDescription { $0.scale = 1.5 }])
    let layer = try desk.layerSurface()
    #expect(layer.surface.scale.value == 2)
    try desk.show(0, on: layer.surface, pool: BufferPool(desk.connection))
    #expect(
      desk.stage.requests("wl_surface", "set_buffer_scale").map(\.arguments) == [[.int(2)]])
    #expect(try desk.play { $0.surfaces[0].size.width } == 390)
  }

  @Test func scaleThatChangesIsTold() throws {
    let desk = try Desk()
    let layer = try desk.layerSurface()
    var scales: [Double] = []
    layer.surface.onScaleChange = { scales.append(layer.surface.scale.value) }
    try desk.play { $0.outputs[0].change { $0.scale = 1.25 } }
    try desk.play { $0.outputs[0].change { $0.transform = 1 } }
    #expect(scales == [1.25])
  }

  @Test func scaleWithoutFractionsFollowsTheScreen() throws {
    let desk = try Desk(without: ["wp_fractional_scale_manager_v1"])
    let layer = try desk.layerSurface()
    try desk.show(0, on: layer.surface, pool: BufferPool(desk.connection))
    #expect(layer.surface.scale.value == 2)
    var changes = 0
    layer.surface.onScaleChange = { changes += 1 }
    try desk.play { $0.outputs[0].change { $0.scale = 3 } }
    #expect(layer.surface.scale.value == 3)
    #expect(changes == 1)
  }

  @Test func inputRegionIsTheKeyboardAlone() throws {
    let desk = try Desk()
    let layer = try desk.layerSurface()
    layer.surface.setInputRegion([PixelRect(x: 0, y: 60, width: 390, height: 313)])
    layer.surface.commit()
    #expect(
      try desk.play { $0.surfaces[0].current.inputRegion } == [
        StageSurface.Rectangle(0, 60, 390, 313)
      ])
    layer.surface.setInputRegion([])
    layer.surface.commit()
    #expect(try desk.play { $0.surfaces[0].current.inputRegion } == [])
    layer.surface.setInputRegion(nil)
    layer.surface.commit()
    #expect(try desk.play { $0.surfaces[0].current.inputRegion } == nil)
  }

  @Test func frameIsAskedForOnceAndTold() throws {
    let desk = try Desk()
    try desk.play { $0.givesFrames = false }
    let layer = try desk.layerSurface()
    let pool = BufferPool(desk.connection)
    var frames = 0
    layer.surface.onFrame = { _ in frames += 1 }
    try desk.show(1, on: layer.surface, pool: pool)
    try desk.show(2, on: layer.surface, pool: pool)
    #expect(layer.surface.isFramePending)
    #expect(frames == 0)
    try desk.play { $0.sendFrames() }
    #expect(frames == 1)
    #expect(!layer.surface.isFramePending)
    #expect(desk.stage.requests("wl_surface", "frame").count == 1)
  }

  @Test func clearedSurfaceShowsNothing() throws {
    let desk = try Desk()
    let layer = try desk.layerSurface()
    try desk.show(1, on: layer.surface, pool: BufferPool(desk.connection))
    #expect(try desk.play { $0.shownSurfaces.count } == 1)
    layer.surface.clear()
    #expect(try desk.play { $0.shownSurfaces.count } == 0)
  }

  @Test(arguments: [UInt32(0), 2401, .max])
  func nonsenseScaleIsOne(scale: UInt32) {
    #expect(Scale(hundredTwentieths: scale).value == 1)
  }

  @Test func halvesAreRoundedUp() {
    // The protocol: a surface of 15 at 1.5 takes 23 pixels.
    #expect(Scale(hundredTwentieths: 180).pixels(15) == 23)
    #expect(Scale(hundredTwentieths: 150).pixels(2) == 3)
  }
}
