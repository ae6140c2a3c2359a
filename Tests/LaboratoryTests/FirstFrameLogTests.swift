import Testing

@testable import Laboratory

@Suite("The first picture in a protocol log")
struct FirstFrameLogTests {
  private let placed = """
    [ 12.1]  -> zwlr_layer_shell_v1@13.get_layer_surface(new id zwlr_layer_surface_v1@20, wl_surface@15, wl_output@7, 3, "osk")
    """

  private func firstFrame(_ lines: [String]) -> Int? {
    var log = FirstFrameLog()
    return lines.firstIndex { log.isFirstFrame($0) }
  }

  @Test("is the commit after a buffer was attached to a layer surface")
  func picture() {
    let lines = [
      placed, "[ 12.2]  -> wl_surface@15.commit()", "[ 12.3] zwlr_layer_surface_v1@20.configure(9)",
      "[ 12.4]  -> wl_surface@15.attach(wl_buffer@3, 0, 0)", "[ 12.5]  -> wl_surface@15.commit()",
    ]
    #expect(firstFrame(lines) == 4)
  }

  @Test("is no other surface's, such as a pointer's picture")
  func anotherSurface() {
    let lines = [
      placed, "[ 12.4]  -> wl_surface@1.attach(wl_buffer@3, 0, 0)",
      "[ 12.5]  -> wl_surface@1.commit()", "[ 12.6]  -> wl_surface@15.commit()",
    ]
    #expect(firstFrame(lines) == nil)
  }

  @Test("is not the taking away of one, nor any other output of the program")
  func nothing() {
    let lines = [
      placed, "[ 12.4]  -> wl_surface@15.attach(nil, 0, 0)", "[ 12.5]  -> wl_surface@15.commit()",
      "", "a warning: mail@example.org",
    ]
    #expect(firstFrame(lines) == nil)
  }
}
