/// Looks for the object that satisfies a condition, from the root of all programs down. It asks one
/// object at a time and gives up after a number of them, so that a huge page costs no more.
@MainActor
public final class AccessibleSearch {
  private let connection: BusConnection
  private let isFound: (_ states: [UInt32]) -> Bool
  private let mayContain: (_ depth: Int, _ states: [UInt32]) -> Bool
  private let found: (AccessibleObject.Reference) -> Void
  private var left: Int
  private var waiting: [(reference: AccessibleObject.Reference, depth: Int)] = [
    (AccessibleObject.root, 0)
  ]

  /// Begins to look, as long as this is kept.
  ///
  /// - Parameters:
  ///   - limit: the most objects that are asked.
  ///   - isFound: whether an object with these states is the one.
  ///   - mayContain: whether it may be in an object with these states; the root is at depth 0, a
  ///     program at 1, its windows at 2.
  ///   - found: called once, where it is found.
  public init(
    on connection: BusConnection, limit: Int, isFound: @escaping ([UInt32]) -> Bool,
    mayContain: @escaping (Int, [UInt32]) -> Bool,
    found: @escaping (AccessibleObject.Reference) -> Void
  ) {
    self.connection = connection
    self.isFound = isFound
    self.mayContain = mayContain
    self.found = found
    left = limit
    next()
  }

  private func next() {
    guard left > 0, let (reference, depth) = waiting.popLast() else { return }
    left -= 1
    let object = AccessibleObject(reference, on: connection)
    object.states { [weak self] states in
      guard let self else { return }
      if isFound(states) { return found(reference) }
      guard mayContain(depth, states) else { return next() }
      object.children { [weak self] children in
        // The last is asked next, so that the first is looked into first.
        self?.waiting += children.reversed().map { ($0, depth + 1) }
        self?.next()
      }
    }
  }
}
