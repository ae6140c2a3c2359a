import StageCompositor
import Testing
import Wayland

@MainActor
struct BufferPoolTests {
  let desk: Desk
  let layer: LayerSurface
  let pool: BufferPool
  let all = PixelRect(x: 0, y: 0, width: 40, height: 20)

  init() throws {
    desk = try Desk(outputs: [OutputDescription { $0.scale = 1 }])
    layer = try desk.layerSurface(height: 20)
    pool = BufferPool(desk.connection)
  }

  func show(_ buffer: Buffer) throws {
    layer.surface.show(buffer, width: 40, height: 20, damage: [all])
    try desk.settle()
  }

  func next(_ damage: PixelRect...) -> Buffer? {
    pool.next(width: 40, height: 20, damage: damage)
  }

  @Test func newBufferIsPaintedWhole() throws {
    let key = PixelRect(x: 1, y: 2, width: 3, height: 4)
    #expect(try #require(next(key)).damage == [all])
  }

  @Test func newBuffersThatStartClearArePaintedWhereTheyChange() throws {
    try desk.play { $0.releasesBuffersAtOnce = false }
    let one = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let two = PixelRect(x: 20, y: 2, width: 3, height: 4)
    let first = try #require(pool.next(width: 40, height: 20, damage: [one], startsClear: true))
    #expect(first.damage == [one])
    try show(first)
    let second = try #require(pool.next(width: 40, height: 20, damage: [two], startsClear: true))
    #expect(second !== first)
    #expect(second.damage == [one, two])
  }

  @Test func bufferGivenBackAtOnceIsUsedAgainForItsChangeAlone() throws {
    let first = try #require(next(all))
    try show(first)
    let key = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let second = try #require(next(key))
    #expect(second === first)
    #expect(second.damage == [key])
  }

  @Test func secondBufferMissesWhatTheFirstShowed() throws {
    try desk.play { $0.releasesBuffersAtOnce = false }
    let one = PixelRect(x: 0, y: 0, width: 2, height: 2)
    let two = PixelRect(x: 10, y: 0, width: 2, height: 2)
    let three = PixelRect(x: 20, y: 0, width: 2, height: 2)
    let first = try #require(next(all))
    try show(first)
    let second = try #require(next(one))
    #expect(second !== first)
    #expect(second.damage == [all])
    try show(second)
    // The first is free again, and has missed one; now two comes.
    let third = try #require(next(two))
    #expect(third === first)
    #expect(third.damage == [one, two])
    try show(third)
    #expect(try #require(next(three)).damage == [two, three])
  }

  @Test func damageOutsideIsCutOff() throws {
    try show(try #require(next()))
    let buffer = try #require(
      next(
        PixelRect(x: -5, y: 18, width: 10, height: 10), PixelRect(x: 40, y: 0, width: 5, height: 5),
        PixelRect(x: 0, y: 0, width: -1, height: 4), PixelRect(x: 39, y: 0, width: .max, height: 1))
    )
    #expect(
      buffer.damage == [
        PixelRect(x: 0, y: 18, width: 5, height: 2), PixelRect(x: 39, y: 0, width: 1, height: 1),
      ])
  }

  @Test func manyChangesBecomeOne() throws {
    try show(try #require(next()))
    let keys = (0..<17).map { PixelRect(x: $0 * 2, y: 3, width: 1, height: 2) }
    let buffer = try #require(pool.next(width: 40, height: 20, damage: keys))
    #expect(buffer.damage == [PixelRect(x: 0, y: 3, width: 33, height: 2)])
  }

  @Test func poolWithoutAFreeBufferSaysWhenThereIsOne() throws {
    try desk.play { $0.releasesBuffersAtOnce = false }
    let other = try desk.layerSurface()
    let first = try #require(next(all))
    try show(first)
    let second = try #require(next(all))
    other.surface.show(second, width: 40, height: 20, damage: [all])
    try desk.settle()
    var releases = 0
    pool.onRelease = { releases += 1 }
    let missed = PixelRect(x: 5, y: 5, width: 1, height: 1)
    #expect(next(missed) == nil)
    layer.surface.clear()
    try desk.settle()
    try desk.settle()
    #expect(releases == 1)
    let free = try #require(next())
    #expect(free === first)
    // It missed the second's whole picture, of which the last change is a part.
    #expect(free.damage == [all])
  }

  @Test func anotherSizeIsAnotherPicture() throws {
    try desk.play { $0.releasesBuffersAtOnce = false }
    try show(try #require(next(all)))
    let wide = try #require(pool.next(width: 80, height: 10, damage: []))
    #expect((wide.width, wide.height, wide.stride) == (80, 10, 320))
    wide.fill(0xFFFF_FFFF)
    layer.surface.show(wide, width: 80, height: 10, damage: [])
    try desk.settle()
    try desk.settle()
    #expect(try desk.play { $0.surfaces[0].picture?.width } == 80)
    // The old buffers have been let go of.
    #expect(desk.stage.requests("wl_buffer", "destroy").count == 2)
  }

  @Test(arguments: [(Int32(0), Int32(10)), (10, -1), (.max, .max), (40_000, 40_000)])
  func impossibleSizesGiveNoBuffer(width: Int32, height: Int32) throws {
    #expect(pool.next(width: width, height: height, damage: []) == nil)
    try desk.settle()
  }

  @Test func clearGivesTheMemoryBack() throws {
    try show(try #require(next(all)))
    pool.clear()
    try desk.settle()
    #expect(desk.stage.requests("wl_buffer", "destroy").count == 2)
    #expect(desk.stage.requests("wl_shm_pool", "destroy").count == 1)
  }
}
