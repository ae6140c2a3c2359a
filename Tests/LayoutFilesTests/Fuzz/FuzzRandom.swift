import FoundationEssentials

/// A seeded source of random numbers (SplitMix64), so that a run can be repeated.
struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something of this chance in a hundred happens.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// One of the elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// The seed of this run: that of `TOCCATA_FUZZ_SEED`, or a new one. It is printed before the run,
  /// so that even a crash can be repeated.
  static func announcedSeed(_ name: String) -> UInt64 {
    let given = ProcessInfo.processInfo.environment["TOCCATA_FUZZ_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: 0...UInt64(UInt32.max))
    print("fuzz \(name): TOCCATA_FUZZ_SEED=\(seed)")
    return seed
  }

  /// The random numbers of one input of a run.
  init(seed: UInt64, input: Int) {
    self.init(seed: seed &+ UInt64(input) &* 0xD134_2543_DE82_EF95)
  }
}
