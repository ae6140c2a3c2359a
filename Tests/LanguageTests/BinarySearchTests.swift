import Testing

@testable import Language

/// Places in ascending order, against looking at each value in turn.
@Suite struct BinarySearchTests {
  private static let sorted = [[], [5], [1, 3], [2, 2, 4], [1, 3, 5, 7, 9, 11, 11, 12]]

  @Test(arguments: sorted)
  func firstPlaceThatIsNotBelow(values: [Int]) {
    for value in 0...13 {
      #expect(
        lowerBound(values.count, for: value) { values[$0] }
          == values.firstIndex { $0 >= value } ?? values.count)
    }
  }

  @Test(arguments: sorted)
  func placeOfAValue(values: [Int]) {
    for value in 0...13 {
      #expect(
        binarySearch(values.count, for: value) { values[$0] } == values.firstIndex(of: value))
    }
  }
}
