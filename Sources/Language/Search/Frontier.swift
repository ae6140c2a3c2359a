/// The states after so many letters: the best of them, each place once.
struct Frontier {
  private(set) var states: [SearchState] = []
  /// The rank of the best.
  private(set) var best: Float = .infinity

  /// Adds a state, unless it is far behind the best.
  @inline(__always)
  mutating func add(_ state: SearchState) {
    guard state.rank < best + Self.window else { return }
    if state.rank < best { best = state.rank }
    states.append(state)
  }

  /// Keeps the best of each place, and of those the best so many, in order.
  mutating func prune(_ width: Int) {
    cut(width * 2)
    states.sort { $0.rank < $1.rank }
    var seen = PlaceSet(capacity: states.count)
    var kept = 0
    for index in states.indices where kept < width && seen.insert(states[index].key) {
      states[kept] = states[index]
      kept += 1
    }
    states.removeLast(states.count - kept)
  }

  /// Drops what is far behind, by steps of rank, so that little more than so many need sorting.
  private mutating func cut(_ count: Int) {
    guard states.count > count else { return }
    var steps = [Int](repeating: 0, count: Self.steps + 1)
    func step(_ state: SearchState) -> Int {
      min(Int((state.rank - best) / Self.window * Float(Self.steps)), Self.steps)
    }
    for state in states { steps[step(state)] += 1 }
    var (last, sum) = (0, steps[0])
    while sum < count, last < Self.steps {
      last += 1
      sum += steps[last]
    }
    states.removeAll { step($0) > last }
  }

  /// In nats: what is further behind the best is dropped at once.
  static let window: Float = 13
  private static let steps = 64
}

/// A set of places, for one pass.
private struct PlaceSet {
  private var slots: [UInt64]
  private let mask: Int

  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: .max, count: size)
    mask = size - 1
  }

  /// Whether the place was not there yet.
  mutating func insert(_ key: UInt64) -> Bool {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while slots[slot] != .max {
      if slots[slot] == key { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = key
    return true
  }
}
