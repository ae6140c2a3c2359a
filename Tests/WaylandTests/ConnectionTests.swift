import EventLoop
import StageCompositor
import Testing
import Wayland

@MainActor
struct ConnectionTests {
  @Test func nobodyListeningIsOneClearLine() {
    let error = #expect(throws: ConnectionError.self) {
      try Connection(.socket("/nowhere/wayland-7"))
    }
    #expect(
      error?.description
        == "no Wayland compositor at /nowhere/wayland-7: No such file or directory")
  }

  @Test func outputsAndSeatsAreKnownAtOnce() throws {
    let stage = try StageCompositor(outputs: [
      OutputDescription(), OutputDescription { ($0.name, $0.x) = ("STAGE-2", 390) },
    ])
    let connection = try Connection(.socket(stage.socketPath))
    #expect(connection.outputs.map(\.state.name) == ["STAGE-1", "STAGE-2"])
    #expect(connection.seats.map(\.name) == ["seat0"])
    #expect(connection.registry.offers(.inputMethodV2))
  }

  @Test func whatIsNotOfferedIsNotThere() throws {
    let desk = try Desk(
      without: [
        "zwp_input_method_manager_v2", "zwp_input_method_v1", "zwlr_layer_shell_v1",
        "zwp_virtual_keyboard_manager_v1", "zwlr_foreign_toplevel_manager_v1", "zwp_input_panel_v1",
      ])
    let connection = desk.connection
    let output = try #require(connection.outputs.first)
    #expect(InputMethodV2(connection, seat: desk.seat, mayRead: { _ in true }) == nil)
    #expect(InputMethodV1(connection, mayRead: { _ in true }) == nil)
    #expect(LayerSurface(connection, placement: .wholeOutput) == nil)
    #expect(InputPanelSurface(connection, place: .bottom(of: output)) == nil)
    #expect(VirtualKeyboard(connection, seat: desk.seat, keymap: "") == nil)
    #expect(ForeignToplevels(connection) == nil)
  }

  @Test func globalsComeAndGo() throws {
    let desk = try Desk(without: ["zwp_input_method_manager_v2"])
    var changes = 0
    desk.connection.onOffersChange = { changes += 1 }
    try desk.play { $0.offer("zwp_input_method_manager_v2", 1) }
    #expect(desk.connection.registry.offers(.inputMethodV2))
    #expect(InputMethodV2(desk.connection, seat: desk.seat, mayRead: { _ in true }) != nil)
    try desk.play { $0.withdraw("zwp_input_method_manager_v2") }
    #expect(!desk.connection.registry.offers(.inputMethodV2))
    #expect(changes == 2)
    #expect(InputMethodV2(desk.connection, seat: desk.seat, mayRead: { _ in true }) == nil)
  }

  @Test("Answers come without waiting, when the compositor has done what was asked before")
  func answers() throws {
    let desk = try Desk()
    var told: [String] = []
    desk.connection.whenPassedOn { told.append("passed on") }
    desk.connection.whenAnswered { told.append("answered") }
    #expect(told.isEmpty)
    try desk.connection.roundtrip()
    #expect(told == ["answered"])
    try desk.connection.roundtrip()
    #expect(told == ["answered", "passed on"])
  }

  @Test func vanishedSeatIsForgotten() throws {
    let desk = try Desk()
    var changes = 0
    desk.connection.onSeatsChange = { changes += 1 }
    try desk.play { $0.withdraw("wl_seat") }
    #expect(desk.connection.seats.isEmpty)
    #expect(changes == 1)
    // Who still holds it does no harm.
    _ = InputMethodV2(desk.connection, seat: desk.seat, mayRead: { _ in true })
    try desk.settle()
  }

  @Test func endOfTheCompositorIsToldOnce() throws {
    let desk = try Desk()
    let loop = EventLoop(servesMainQueue: false)
    loop.add(desk.connection)
    var failures: [ConnectionError] = []
    desk.connection.onFailure = { failures.append($0) }
    desk.stage.stop()
    for _ in 0..<3 { loop.turn(timeout: .milliseconds(200)) }
    #expect(failures.count == 1)
    #expect(desk.connection.failure == failures.first)
    #expect(desk.connection.descriptor == -1)
    if case .lost? = failures.first {} else { Issue.record("\(failures)") }
  }

  @Test func refusedRequestNamesItsInterface() throws {
    let desk = try Desk()
    let layer = try desk.layerSurface()
    desk.stage.perform { $0.surfaces.first?.resource.fail(3, "for the test") }
    let error = #expect(throws: ConnectionError.self) { try desk.settle() }
    guard case .protocolError("wl_surface", _, code: 3)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    withExtendedLifetime(layer) {}
  }

  @Test func loopDeliversWithoutBlocking() throws {
    let desk = try Desk()
    let loop = EventLoop(servesMainQueue: false)
    loop.add(desk.connection)
    var changes = 0
    desk.connection.onOutputsChange = {
      changes += 1
    }
    desk.stage.perform { $0.outputs[0].change { $0.transform = 1 } }
    let end = Timer.now + .seconds(5)
    while changes == 0, Timer.now < end { loop.turn(timeout: .seconds(1)) }
    #expect(changes == 1)
    // Nothing more to do: the turn waits as long as it may.
    let start = Timer.now
    loop.turn(timeout: .milliseconds(30))
    #expect(Timer.now - start >= .milliseconds(30))
  }

  @Test func eventsReadByARoundtripDoNotWaitForOthers() throws {
    let desk = try Desk()
    let loop = EventLoop(servesMainQueue: false)
    var changes = 0
    desk.connection.onOutputsChange = { changes += 1 }
    desk.stage.perform { $0.outputs[0].change { $0.transform = 1 } }
    // Read, but not yet dispatched.
    #expect(desk.connection.prepare() != nil)
    desk.connection.collect(1)
    #expect(changes == 0)
    loop.add(desk.connection)
    let start = Timer.now
    loop.turn(timeout: .seconds(5))
    #expect(changes == 1)
    #expect(Timer.now - start < .seconds(1))
  }
}
