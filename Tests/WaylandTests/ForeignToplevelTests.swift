import StageCompositor
import Testing
import Wayland

@MainActor
struct ForeignToplevelTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test func nobodyListensUnlessAsked() throws {
    #expect(try desk.play { !$0.toplevels.hasListeners })
  }

  @Test func activeAppIsKnownAndFollows() throws {
    try desk.play { $0.toplevels.activate("org.example.Editor") }
    let toplevels = try #require(ForeignToplevels(desk.connection))
    var seen: [String?] = []
    toplevels.onChange = { [unowned toplevels] in seen.append(toplevels.activeAppID) }
    try desk.settle()
    try desk.play { $0.toplevels.activate("foot") }
    try desk.play { $0.toplevels.setTitle("~/secret", of: "foot") }
    try desk.play { $0.toplevels.activate(nil) }
    #expect(
      seen == ["org.example.Editor", nil, "foot", nil]
        || seen == ["org.example.Editor", "foot", nil])
  }

  @Test func closedWindowIsNotActive() throws {
    try desk.play { $0.toplevels.activate("foot") }
    let toplevels = try #require(ForeignToplevels(desk.connection))
    try desk.settle()
    #expect(toplevels.activeAppID == "foot")
    try desk.play { $0.toplevels.close("foot") }
    #expect(toplevels.activeAppID == nil)
  }

  @Test func letGoItStopsListeningCleanly() throws {
    try desk.play { $0.toplevels.activate("foot") }
    var toplevels = ForeignToplevels(desk.connection)
    try desk.settle()
    #expect(toplevels != nil)
    // A window that opens while we leave.
    desk.stage.perform { $0.toplevels.activate("late") }
    toplevels = nil
    try desk.settle()
    #expect(try desk.play { !$0.toplevels.hasListeners })
    // New objects of the compositor still have a place.
    let again = ForeignToplevels(desk.connection)
    try desk.settle()
    #expect(again?.activeAppID == "late")
  }
}
