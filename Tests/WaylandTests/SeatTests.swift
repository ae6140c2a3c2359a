import StageCompositor
import Testing
import Wayland

@MainActor
struct SeatTests {
  @Test func keymapOfTheSeatIsKnownAndFollows() throws {
    let desk = try Desk()
    #expect(desk.seat.keymap == nil)
    var seen: [String] = []
    desk.seat.onKeymap = { seen.append($0) }
    try desk.play { $0.seat.setKeymap("first ü") }
    try desk.play { $0.seat.setKeymap("first ü") }
    try desk.play { $0.seat.setKeymap("second") }
    #expect(seen == ["first ü", "second"])
    #expect(desk.seat.keymap == "second")
  }

  @Test func devicesThatAreNotThereAreNotAskedFor() throws {
    let stage = try StageCompositor()
    stage.perform { $0.seat.setCapabilities(0) }
    let connection = try Connection(.descriptor(stage.connect()))
    try connection.roundtrip()
    #expect(stage.requests.filter { $0.interface == "wl_seat" }.isEmpty)
    #expect(connection.seats.first?.hasTouch == false)
    #expect(connection.seats.first?.hasKeyboard == false)
  }
}
