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

  @Test("A smooth curve goes on as the one before it ended, or straight after anything else")
  func smooth() throws {
    let cubic = try #require(PathData("M0 0C1 2 3 4 5 6S9 8 10 6s1 2 3 4"))
    #expect(cubic.pieces[2] == .curve(Point(x: 7, y: 8), Point(x: 9, y: 8), Point(x: 10, y: 6)))
    #expect(cubic.pieces[3] == .curve(Point(x: 11, y: 4), Point(x: 11, y: 8), Point(x: 13, y: 10)))
    let alone = try #require(PathData("M1 1S3 4 5 6"))
    #expect(alone.pieces[1] == .curve(Point(x: 1, y: 1), Point(x: 3, y: 4), Point(x: 5, y: 6)))
    // T is Q with its control point on the other side: (3, 6) at (6, 0) gives (9, -6).
    #expect(PathData("M0 0Q3 6 6 0T12 0") == PathData("M0 0Q3 6 6 0 9-6 12 0"))
    #expect(PathData("M0 0q3 6 6 0t6 0 6 0") == PathData("M0 0Q3 6 6 0 9-6 12 0 15 6 18 0"))
    // A smooth curve does not go on from one of the other kind.
    #expect(PathData("M0 0C1 2 3 4 5 6T9 6") == PathData("M0 0C1 2 3 4 5 6Q5 6 9 6"))
  }

  @Test("Numbers may have exponents, and need no separator before a sign or a second point")
  func numbers() {
    #expect(ends("M1e1 2E-1L+1-2e+0.5.5") == [[10, 0.2], [1, -2], [0.5, 0.5]])
  }

  @Test("A relative curve counts from where it begins")
  func relativeCurve() {
    #expect(ends("M1 1c1 0 2 0 3 1 1 0 2 0 3 1") == [[1, 1], [4, 2], [7, 3]])
  }

  @Test(
    "What is broken, not read or beyond the box is refused",
    arguments: [
      "", "M", "M1", "M1 1", "L1 1", "M0 0 L", "M0 0Lx", "M0 0L1 1,,e", "M0 0B1 1", "M0 0L1,,2",
      "M,1 1L2 2", "M0 0L1 1,", "M0 0L1 1,Z", "M0 0Z1", "M0 0c1 0 2 0 3 1s", "M0 0S1 1",
      "M0 0A1 1 0 2 0 2 2", "M0 0A1 1 0 0 0 2", "M0 0A1 1 0 -1 0 2 2", "M0 0L1e 2", "M0 0L1.2.",
      "M0 0L1e9 2", "M0 0L1e999 2", "M0 0L2000 0", "M0 0A999 999 0 1 0 1 0", "M9 9m-1e3-1e4", "z",
      "MM1 1", "M0 0L- 1", "🙂", "M0 0\u{0}L1 1",
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
