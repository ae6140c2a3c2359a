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

  @Test("That no window is active is said when all windows are known")
  func noneActive() throws {
    try desk.play { $0.toplevels.activate("foot") }
    var seen: [Bool] = []
    let toplevels = try #require(ForeignToplevels(desk.connection))
    toplevels.onChange = { [unowned toplevels] in seen.append(toplevels.isNoneActive) }
    try desk.settle()
    #expect(!toplevels.isNoneActive && toplevels.appIDs == ["foot"])
    try desk.play { $0.toplevels.activate(nil) }
    #expect(toplevels.isNoneActive && toplevels.appIDs == ["foot"])
    try desk.play { $0.toplevels.activate("org.example.Editor") }
    #expect(!toplevels.isNoneActive)
    #expect(seen == [false, true, false])
  }

  @Test func withoutWindowsNoneIsActive() throws {
    let toplevels = try #require(ForeignToplevels(desk.connection))
    #expect(!toplevels.isNoneActive)
    var isTold = false
    toplevels.onChange = { isTold = true }
    // The first answer comes with the windows, the second with what they are.
    for _ in 0..<2 { try desk.settle() }
    #expect(toplevels.isNoneActive && isTold)
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
