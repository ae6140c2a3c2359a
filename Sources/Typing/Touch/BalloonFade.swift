import Layouts

/// Balloons whose finger has lifted: they stay for a moment, so that a quick tap is seen.
struct BalloonFade: Hashable, Sendable {
  private(set) var fading: [Fading] = []

  struct Fading: Hashable, Sendable {
    let balloon: Presentation.Balloon
    let until: Instant
  }

  /// When the next one goes away.
  var next: Instant? { fading.map(\.until).min() }

  /// The finger on this key lifted.
  mutating func add(_ balloon: Presentation.Balloon, until: Instant) {
    fading.removeAll { $0.balloon.key == balloon.key }
    fading.append(Fading(balloon: balloon, until: until))
  }

  /// A finger is on the key again, or time went on.
  mutating func remove(where isOver: (Fading) -> Bool) { fading.removeAll(where: isOver) }
}
