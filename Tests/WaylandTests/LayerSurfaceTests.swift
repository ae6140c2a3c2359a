import StageCompositor
import Testing
import Wayland

@MainActor
struct LayerSurfaceTests {
  @Test func dockedKeyboardIsOnTheOverlayLayerAndTakesNoFocus() throws {
    let desk = try Desk()
    let layer = try #require(
      LayerSurface(
        desk.connection, output: desk.connection.outputs.first,
        placement: .docked(height: 373, zone: 313)))
    var sizes: [[UInt32]] = []
    layer.onConfigure = { sizes.append([$0, $1]) }
    try desk.settle()
    let numbers = try desk.play { stage -> [Int] in
      let layer = stage.surfaces[0].layer
      return [
        layer?.layer, layer?.anchor, layer?.size.width, layer?.size.height, layer?.exclusiveZone,
        layer?.keyboardInteractivity,
      ].map { $0 ?? -9 }
    }
    // overlay; bottom, left and right; its size; the zone; no keyboard interactivity.
    #expect(numbers == [3, 2 | 4 | 8, 0, 373, 313, 0])
    #expect(sizes == [[390, 373]])
    #expect(desk.faults.isEmpty)
  }

  @Test func eachConfigureIsAcknowledgedWithItsSerial() throws {
    let desk = try Desk()
    let layer = try desk.layerSurface()
    var sizes: [[UInt32]] = []
    layer.onConfigure = { sizes.append([$0, $1]) }
    try desk.play { $0.outputs[0].change { $0.transform = 1 } }
    try desk.settle()
    #expect(sizes == [[844, 100]])
    #expect(desk.stage.requests("zwlr_layer_surface_v1", "ack_configure").count == 2)
    #expect(desk.faults.isEmpty)
  }

  @Test func placementChangesWithTheNextCommit() throws {
    let desk = try Desk()
    let layer = try desk.layerSurface()
    layer.place(.wholeOutput)
    layer.surface.commit()
    try desk.play { $0.surfaces[0].layer?.configure() }
    let (anchor, zone) = try desk.play {
      ($0.surfaces[0].layer?.anchor, $0.surfaces[0].layer?.exclusiveZone)
    }
    #expect(anchor == 15)
    #expect(zone == -1)
  }

  @Test func unpluggedScreenClosesIt() throws {
    let desk = try Desk()
    let layer = try desk.layerSurface()
    var isClosed = false
    layer.onClosed = { isClosed = true }
    try desk.play { $0.removeOutput($0.outputs[0]) }
    #expect(isClosed)
  }

  @Test func letGoOfItIsGone() throws {
    let desk = try Desk()
    var layer: LayerSurface? = try desk.layerSurface()
    #expect(layer != nil)
    layer = nil
    #expect(try desk.play { $0.surfaces.isEmpty })
    let ends = desk.stage.requests.filter { $0.name == "destroy" }.map(\.interface)
    let role = try #require(ends.firstIndex(of: "zwlr_layer_surface_v1"))
    let surface = try #require(ends.firstIndex(of: "wl_surface"))
    #expect(role < surface)
  }

  @Test func panelStandsAtTheBottom() throws {
    let desk = try Desk()
    let output = try #require(desk.connection.outputs.first)
    let panel = try #require(InputPanelSurface(desk.connection, place: .bottom(of: output)))
    let pool = BufferPool(desk.connection)
    try desk.show(7, on: panel.surface, pool: pool)
    let request = try #require(
      desk.stage.requests("zwp_input_panel_surface_v1", "set_toplevel").first)
    #expect(request.arguments.last == .uint(0))
    #expect(try desk.play { $0.shownSurfaces.map(\.isInputPanel) } == [true])
    let overlay = InputPanelSurface(desk.connection, place: .caret)
    #expect(overlay != nil)
    try desk.settle()
    #expect(desk.stage.requests("zwp_input_panel_surface_v1", "set_overlay_panel").count == 1)
  }
}
