import Testing
import Typing

@testable import KeyboardService

/// A visibility with a clock that is moved by hand and wakes it when it asks for it.
struct VisibilityRun {
  private(set) var visibility: Visibility
  private(set) var now = Instant(.zero)
  /// Every change with its moment.
  private(set) var changes: [(at: Instant, change: VisibilityChange)] = []

  init(_ events: VisibilityEvent..., settings: VisibilitySettings = VisibilitySettings()) {
    visibility = Visibility(settings: settings)
    for event in events { send(event) }
  }

  var isVisible: Bool { visibility.isVisible }
  var shown: [Bool] { changes.map(\.change.isVisible) }

  /// What happens now.
  mutating func send(_ events: VisibilityEvent...) {
    for event in events { send(event) }
  }

  mutating func send(_ event: VisibilityEvent) {
    if let change = visibility.apply(event, now: now) { changes.append((now, change)) }
  }

  /// Lets time go by; the timer is on time.
  mutating func wait(_ duration: Duration) {
    let end = now + duration
    while let wake = visibility.nextWake, wake <= end {
      now = max(now, wake)
      send(.wake)
      guard visibility.nextWake != wake else {
        Issue.record("woken at \(wake), it asks for that moment again")
        break
      }
    }
    now = end
  }

  /// Lets time go by until nothing is pending.
  mutating func settle() { wait(.seconds(10)) }
}

extension VisibilityEvent {
  /// A field like most got the focus.
  static let tap = VisibilityEvent.fieldActivated(providesOwnKeyboard: false)
}
