import FoundationEssentials
import Testing

@testable import Laboratory

@Suite("What a client says")
struct ClientReportTests {
  private func report(_ line: String) throws -> ClientReport {
    try JSONDecoder().decode(ClientReport.self, from: Data(line.utf8))
  }

  @Test func everyEvent() throws {
    #expect(try report(#"{"event": "ready"}"#) == .ready)
    #expect(
      try report(#"{"event": "layout", "width": 390, "fields": {"a": [1, 2, 3.5, 4]}}"#)
        == .layout(width: 390, ["a": Rectangle(x: 1, y: 2, width: 3.5, height: 4)]))
    #expect(
      try report(#"{"event": "touch", "x": 5, "y": 6}"#)
        == .touch(Point(x: 5, y: 6), below: nil))
    #expect(
      try report(#"{"event": "touch", "x": 5, "y": 6, "below": 7.5}"#)
        == .touch(Point(x: 5, y: 6), below: 7.5))
    #expect(try report(#"{"event": "focus", "field": "a"}"#) == .focus("a"))
    #expect(
      try report(#"{"event": "text", "field": "a", "text": "👋🏽\n"}"#)
        == .text(field: "a", "👋🏽\n"))
    #expect(try report(#"{"event": "value", "value": "[1]"}"#) == .value("[1]"))
  }

  @Test(arguments: [
    "", "{}", #"{"event": "dance"}"#, #"{"event": "focus"}"#,
    #"{"event": "layout", "width": 1, "fields": {"a": [1, 2]}}"#,
  ])
  func nonsense(line: String) {
    #expect(throws: DecodingError.self) { try self.report(line) }
  }
}
