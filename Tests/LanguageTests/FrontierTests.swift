import Testing

@testable import Language

@Suite struct FrontierTests {
  private func state(_ node: UInt32, rank: Float, beginning: UInt16 = 0) -> SearchState {
    SearchState(node: node, end: node + 1, cost: rank, rank: rank, beginning: beginning)
  }

  @Test func theBestComeFirst() {
    var frontier = Frontier()
    for (node, rank) in [(1, 3), (2, 1), (3, 2)] as [(UInt32, Float)] {
      frontier.add(state(node, rank: rank))
    }
    frontier.prune(10)
    #expect(frontier.states.map(\.node) == [2, 3, 1])
    #expect(frontier.best == 1)
  }

  @Test func noMoreAreKeptThanAskedFor() {
    var frontier = Frontier()
    for node in 0..<100 { frontier.add(state(UInt32(node), rank: Float(node % 10))) }
    frontier.prune(10)
    // Ten of the hundred have the best rank.
    #expect(frontier.states.count == 10)
    #expect(frontier.states.allSatisfy { $0.rank == 0 })
  }

  @Test func onePlaceIsFollowedOnceAndBest() {
    var frontier = Frontier()
    for rank in [4, 2, 3] as [Float] { frontier.add(state(7, rank: rank)) }
    frontier.prune(10)
    #expect(frontier.states.map(\.rank) == [2])
  }

  @Test func theSamePlaceAfterAnotherWordIsAnother() {
    var frontier = Frontier()
    for beginning in [0, 1, 2, 1] as [UInt16] {
      frontier.add(state(7, rank: 1, beginning: beginning))
    }
    frontier.prune(10)
    #expect(Set(frontier.states.map(\.beginning)) == [0, 1, 2])
    #expect(frontier.states.count == 3)
  }

  @Test func whatIsFarWorseIsNotFollowed() {
    var frontier = Frontier()
    frontier.add(state(1, rank: 1))
    frontier.add(state(2, rank: 1 + Frontier.window))
    frontier.add(state(3, rank: 1 + Frontier.window - 0.1))
    #expect(frontier.states.map(\.node) == [1, 3])
  }

  @Test func aWidthLeavesTheBestOfMany() {
    // More than twice the width, so that the worst are cut before they are sorted.
    var frontier = Frontier()
    for node in (0..<1_000).reversed() {
      frontier.add(state(UInt32(node), rank: Float(node) / 100))
    }
    frontier.prune(20)
    #expect(frontier.states.map(\.node) == Array(0..<20))
  }

  @Test func nothingStaysNothing() {
    var frontier = Frontier()
    frontier.prune(10)
    #expect(frontier.states.isEmpty)
  }

  @Test func whatIsAddedCountsInCostAndRank() {
    let after = state(1, rank: 2).adding(1.5)
    #expect(after.cost == 3.5)
    #expect(after.rank == 3.5)
    #expect(after.key == state(1, rank: 9).key)
  }
}
