import Testing

@testable import Drawing

/// Arcs as SVG 2, section 9.5.1, has them.
@Suite struct PathArcTests {
  private typealias Point = PathData.Point

  /// Points all along the curves of path data that begin with a move.
  private func samples(_ text: String) throws -> [Point] {
    let path = try #require(PathData(text))
    var from = try #require(path.pieces.first?.points.last)
    return path.pieces.dropFirst().flatMap { piece -> [Point] in
      guard case .curve(let first, let second, let end) = piece else { return [] }
      defer { from = end }
      return (0...8).map { step in
        let t = Double(step) / 8
        let shares = (
          (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
        )
        return Point(
          x: shares.0 * from.x + shares.1 * first.x + shares.2 * second.x + shares.3 * end.x,
          y: shares.0 * from.y + shares.1 * first.y + shares.2 * second.y + shares.3 * end.y)
      }
    }
  }

  private func distance(_ point: Point, x: Double, y: Double) -> Double {
    ((point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)).squareRoot()
  }

  /// From (10, 0) to (0, 10) with radius 10 there are two circles, around (0, 0) and (10, 10); on
  /// the first the short way is clockwise, as y points down.
  @Test(
    "Both flags choose one of four arcs",
    arguments: [
      ("0 1", 0.0, 1), ("0 0", 10, 1), ("1 1", 10, 3), ("1 0", 0, 3),
    ] as [(String, Double, Int)])
  func flags(flags: String, center: Double, quarters: Int) throws {
    let text = "M10 0A10 10 0 \(flags) 0 10"
    let samples = try samples(text)
    #expect(samples.count == 9 * quarters)
    #expect(samples.allSatisfy { abs(distance($0, x: center, y: center) - 10) < 0.003 })
    #expect(samples.last == Point(x: 0, y: 10))
    // The long way passes the far side of its circle.
    let farthest = samples.map { distance($0, x: 5, y: 5) }.max() ?? 0
    #expect(quarters == 1 ? farthest < 7.1 : farthest > 16)
  }

  @Test("A circle of two half arcs, relative and with flags that nothing parts from what follows")
  func circle() throws {
    let samples = try samples("M12 2a10 10 0 1 0 0 20a10 10 0 100-20z")
    #expect(samples.allSatisfy { abs(distance($0, x: 12, y: 12) - 10) < 0.003 })
    #expect(samples.map(\.x).min().map { abs($0 - 2) < 0.001 } == true)
    #expect(samples.map(\.x).max().map { abs($0 - 22) < 0.001 } == true)
  }

  @Test("An ellipse is turned clockwise")
  func turned() throws {
    // Half an ellipse that is 10 long and 4 wide lies on its side, turned by a right angle.
    let samples = try samples("M12 2A10 4 90 0 1 12 22")
    #expect(samples.map(\.x).max().map { abs($0 - 16) < 0.01 } == true)
    #expect(samples.allSatisfy { $0.x > 11.99 })
    // Turned by 30 degrees its far end is where the longer axis points.
    let slanted = try self.samples("M0 0A10 4 30 0 1 17.3205 10")
    #expect(slanted.last == Point(x: 17.3205, y: 10))
    // On the shorter axis, at the top: the middle is (8.66, 5), and 4 away at a right angle.
    #expect(slanted.contains { distance($0, x: 10.66, y: 1.536) < 0.01 })
  }

  @Test("Radii that are too short grow alike until they reach; their sign does not count")
  func tooShort() throws {
    #expect(PathData("M0 0A1 1 0 0 1 20 0") == PathData("M0 0A10 10 0 0 1 20 0"))
    #expect(PathData("M0 0A-10-10 0 0 1 20 0") == PathData("M0 0A10 10 0 0 1 20 0"))
    let samples = try samples("M0 0A2 1 0 0 1 20 0")
    #expect(samples.map(\.y).min().map { abs($0 + 5) < 0.001 } == true)
  }

  @Test("Without a radius it is a line, without a way nothing, and a vast one is nearly a line")
  func degenerate() throws {
    #expect(PathData("M0 0A0 5 0 0 1 9 9") == PathData("M0 0L9 9"))
    #expect(PathData("M0 0L3 3A5 5 0 0 1 3 3") == PathData("M0 0L3 3"))
    #expect(PathData("M0 0A1e300 1e300 0 0 1 9 9") == PathData("M0 0L9 9"))
    let flat = try samples("M0 0A1e6 1e6 0 0 1 20 0")
    #expect(flat.allSatisfy { $0.y.magnitude < 0.001 && $0.x > -0.001 && $0.x < 20.001 })
  }
}
