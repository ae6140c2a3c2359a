import TextTraits
import Typing

@testable import KeyboardService

/// All that happened, and what the rules say of it: an answer found by looking back instead of by
/// keeping a state.
struct VisibilityHistory {
  private(set) var events: [(event: VisibilityEvent, at: Instant)] = []

  mutating func add(_ event: VisibilityEvent, at now: Instant) { events.append((event, now)) }

  /// Whether there is a reason to be visible, long after the last event.
  var hasReason: Bool {
    guard last(\.output) ?? true else { return false }
    if isCalled { return true }
    guard !isClosed, last(\.inputMethod) ?? true else { return false }
    switch last(\.application) ?? .automatic {
    case .shown: return true
    case .hidden: return false
    case .automatic, nil: return fieldAsks && !hardwareKeyboardHides
    }
  }

  /// Called, not closed since, and no field was left for good since.
  private var isCalled: Bool {
    guard let call = index(of: .call), call > index(of: .close) ?? -1 else { return false }
    return !events.indices[(call + 1)...].contains(where: isLeftForGood)
  }

  /// Closed, and since then neither called nor an activation, a tap in the focused field or a
  /// coming to an application that always has the keyboard.
  private var isClosed: Bool {
    guard let close = index(of: .close) else { return false }
    return !events.indices[(close + 1)...].contains { index in
      switch events[index].event {
      case .call, .fieldActivated, .application(.shown): true
      case .fieldStateAgain:
        hasFocus(before: index)
          && events[index].at - events[close].at >= Visibility.closeSettling
      default: false
      }
    }
  }

  private var fieldAsks: Bool {
    guard hasFocus(before: events.endIndex) else { return false }
    for (event, _) in events.reversed() {
      switch event {
      case .fieldActivated(let own), .fieldChanged(let own): return !own
      default: continue
      }
    }
    return false
  }

  private var hardwareKeyboardHides: Bool {
    (last(\.hardwareKeyboard) ?? false) && (last(\.hidesForHardware) ?? true)
  }

  /// Whether the event at `index` took the focus from a field, and no other got it in time.
  private func isLeftForGood(_ index: Int) -> Bool {
    guard events[index].event == .fieldDeactivated, hasFocus(before: index) else { return false }
    let until = events[index].at + VisibilitySettings().hideDelay
    // Without an output nothing waits. Without an input method there are no fields to be left.
    let output = events[..<index].reversed().lazy.compactMap(\.event.output).first
    if output == false { return true }
    for (event, at) in events[(index + 1)...] where at < until {
      switch event {
      case .fieldActivated: return false
      case .inputMethod(false): return false
      case .output(false): return true
      default: continue
      }
    }
    return true
  }

  private func hasFocus(before index: Int) -> Bool {
    for (event, _) in events[..<index].reversed() {
      switch event {
      case .fieldActivated: return true
      case .fieldDeactivated, .inputMethod(false): return false
      default: continue
      }
    }
    return false
  }

  private func index(of event: VisibilityEvent) -> Int? {
    events.lastIndex { $0.event == event }
  }

  private func last<Value>(_ value: @escaping (VisibilityEvent) -> Value?) -> Value? {
    events.reversed().lazy.compactMap { value($0.event) }.first
  }
}

extension VisibilityEvent {
  fileprivate var output: Bool? { if case .output(let isThere) = self { isThere } else { nil } }
  fileprivate var inputMethod: Bool? {
    if case .inputMethod(let isAvailable) = self { isAvailable } else { nil }
  }
  fileprivate var application: AppRule.Visibility?? {
    if case .application(let rule) = self { .some(rule) } else { nil }
  }
  fileprivate var hardwareKeyboard: Bool? {
    if case .hardwareKeyboard(let isAttached) = self { isAttached } else { nil }
  }
  fileprivate var hidesForHardware: Bool? {
    if case .settings(let settings) = self { settings.hardwareKeyboard == .hide } else { nil }
  }
}
