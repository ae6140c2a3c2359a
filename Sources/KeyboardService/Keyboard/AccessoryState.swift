import Layouts

/// The application's bar with the states that the person gave its items: a toggle shows what it is
/// at once, whether or not the application says so again.
nonisolated struct AccessoryState: Hashable, Sendable {
  /// The items as they are shown.
  private(set) var items: [AccessoryItem] = []
  private var asked: [AccessoryItem] = []

  /// The application shows these items; the same again change nothing.
  mutating func show(_ items: [AccessoryItem]) {
    guard items != asked else { return }
    asked = items
    self.items = items
  }

  /// An item was used and has this state now.
  mutating func use(_ id: String, _ value: AccessoryValue) {
    guard let index = items.firstIndex(where: { $0.id == id && $0.kind.isUsable }) else { return }
    switch (items[index].kind, value) {
    case (.toggle, .isOn), (.segments, .index): items[index].value = value
    default: break
    }
  }
}
