/// What came of a run of a reader over many inputs.
struct FuzzTally<Kind: Hashable & Sendable>: Sendable {
  var parsed = 0
  /// How many were read with a warning.
  var warned = 0
  /// How many were refused, by what was wrong.
  var refused: [Kind: Int] = [:]

  private mutating func add(_ other: FuzzTally) {
    parsed += other.parsed
    warned += other.warned
    refused.merge(other.refused, uniquingKeysWith: +)
  }

  /// What comes of so many inputs, which run in slices, several at a time.
  static func of(
    _ count: Int, sliceCount: Int = 8, run: @escaping @Sendable (_ input: Int, inout Self) -> Void
  ) async -> Self {
    await withTaskGroup(of: Self.self) { group in
      let bounds = (0...sliceCount).map { $0 * count / sliceCount }
      for (start, end) in zip(bounds, bounds.dropFirst()) {
        group.addTask {
          var tally = Self()
          for input in start..<end { run(input, &tally) }
          return tally
        }
      }
      var total = Self()
      for await tally in group { total.add(tally) }
      return total
    }
  }
}
