/// The fingers that are down, the longest first.
struct TouchTable: Hashable, Sendable {
  private(set) var trackers: [TouchTracker] = []

  /// Whether no finger is down.
  var isEmpty: Bool { trackers.isEmpty }

  subscript(id: TouchID) -> TouchTracker? {
    get { trackers.first { $0.id == id } }
    set {
      let index = trackers.firstIndex { $0.id == id }
      switch (index, newValue) {
      case (let index?, let tracker?): trackers[index] = tracker
      case (let index?, nil): trackers.remove(at: index)
      case (nil, let tracker?): trackers.append(tracker)
      case (nil, nil): break
      }
    }
  }

  /// The fingers whose lift would type, the longest down first.
  var holding: [TouchID] { trackers.filter(\.isHolding).map(\.id) }

  /// The finger that moves the caret, or nil.
  var trackpad: TouchID? {
    trackers.first {
      if case .trackpad = $0.role { true } else { false }
    }?.id
  }

  /// Whether a key repeats.
  var isRepeating: Bool { trackers.contains(where: \.isRepeating) }
}
