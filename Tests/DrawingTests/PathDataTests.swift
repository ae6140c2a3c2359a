import Testing

@testable import Drawing

/// Path data as SVG 2, section 9.3, has them.
@Suite struct PathDataTests {
  private typealias Point = PathData.Point

  private func ends(_ text: String) -> [[Double]]? {
    PathData(text)?.pieces.map { piece in
      guard let end = piece.points.last else { return [] }
      return [end.x, end.y]
    }
  }

  @Test("Absolute and relative commands come to the same")
  func relative() {
    #expect(ends("M2 3L5 7H9V1Z") == [[2, 3], [5, 7], [9, 7], [9, 1], []])
    #expect(ends("m2,3 l3,4 h4 v-6 z") == [[2, 3], [5, 7], [9, 7], [9, 1], []])
  }

  @Test("Separators may be left out where the next number shows")
  func compact() {
    #expect(ends("M.5.5l-1-2 1.5.25") == [[0.5, 0.5], [-0.5, -1.5], [1, -1.25]])
  }

  @Test("Points after a move are lines, and closing goes back to its start")
  func implicitLines() {
    #expect(ends("M1 1 2 2zl1 0") == [[1, 1], [2, 2], [], [2, 1]])
  }

  @Test("A quadratic curve is the cubic one with its control point twice, two thirds of the way")
  func quadratic() throws {
    let path = try #require(PathData("M0 0Q3 6 6 0"))
    guard case .curve(let first, let second, let end) = path.pieces[1] else {
      Issue.record("no curve")
      return
    }
    #expect(first == Point(x: 2, y: 4) && second == Point(x: 4, y: 4) && end == Point(x: 6, y: 0))
  }

  @Test("A relative curve counts from where it begins")
  func relativeCurve() {
    #expect(ends("M1 1c1 0 2 0 3 1s") == nil)
    #expect(ends("M1 1c1 0 2 0 3 1 1 0 2 0 3 1") == [[1, 1], [4, 2], [7, 3]])
  }

  @Test(
    "What is broken, not read or beyond the box is refused",
    arguments: [
      "", "M", "M1", "M1 1", "L1 1", "M0 0A1 1 0 0 0 2 2", "M0 0 L", "M0 0Lx", "M0 0L1 1,,e",
      "M0 0L1e9 2", "M0 0L2000 0", "z", "MM1 1", "M0 0L- 1", "🙂", "M0 0\u{0}L1 1",
    ])
  func refused(text: String) {
    #expect(PathData(text) == nil)
  }

  @Test("An outline without end is refused")
  func tooLong() {
    #expect(PathData("M0 0" + String(repeating: "l1 1-1-1", count: 200)) != nil)
    #expect(PathData("M0 0" + String(repeating: "l1 1-1-1", count: 300)) == nil)
  }
}
