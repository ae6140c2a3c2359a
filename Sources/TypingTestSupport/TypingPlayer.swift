import Layouts
import TextTraits
import Typing

/// A keyboard and a field, played by scripts: events in, requests to the field, reports back, and
/// every wake-up at its time.
public struct TypingPlayer {
  /// The keyboard's state.
  public private(set) var state: TypingState
  /// The field.
  public var editor: ModelEditor
  /// All effects so far, in order.
  public private(set) var effects: [Effect] = []
  /// All requests that went to the field.
  public private(set) var requests: [InputRequest] = []
  /// All touches so far, and when.
  public private(set) var touches: [(time: Int64, touch: TouchEvent)] = []
  /// The time, in milliseconds.
  public private(set) var now: Int64 = 0
  /// Where words come from.
  public var words: (any WordSource)?

  private var reports: [(time: Int64, report: EditorReport)] = []
  private var scriptBegin: Int64 = 0

  /// A keyboard for a field that got the focus.
  public init(
    _ keyboard: PlacedKeyboard = TestKeyboard.phone(), editor: ModelEditor = ModelEditor(),
    traits: TextInputTraits = TextInputTraits(), capabilities: Capabilities = Capabilities(),
    settings: TypingSettings = TypingSettings(), words: (any WordSource)? = nil
  ) {
    state = TypingState(settings: settings)
    self.editor = editor
    self.words = words
    apply(.keyboard(keyboard))
    apply(.focus(Field(traits: traits, capabilities: capabilities)))
    collectReports()
    deliverReports()
  }

  /// Something happens now.
  public mutating func apply(_ event: TypingEvent) {
    if case .touch(let touch) = event { touches.append((now, touch)) }
    let new = state.apply(event, now: .milliseconds(now), words: words)
    effects += new
    for case .edit(let edit) in new {
      for request in state.submission.requests(for: edit) {
        requests.append(request)
        editor.perform(request)
        collectReports()
      }
    }
  }

  /// The person moves the caret, or the application changes the text.
  public mutating func change(_ change: (inout ModelEditor) -> Void) {
    change(&editor)
    collectReports()
    deliverReports()
  }

  /// Time goes on by so many milliseconds.
  public mutating func wait(_ milliseconds: Int64) { advance(to: now + milliseconds) }

  /// Plays a script.
  public mutating func play(_ text: String) throws {
    scriptBegin = now
    for step in try TouchScript(text).steps {
      switch step.time {
      case .at(let time): advance(to: scriptBegin + time)
      case .after(let time): advance(to: now + time)
      }
      perform(step.action)
    }
  }

  /// Types a text key by key, on the layers where its characters are; capitals by shift alone.
  public mutating func typeText(_ text: String) throws {
    for character in text {
      let id = character == " " ? "space" : character.lowercased()
      for step in ["abc", "123", "other"] where center(of: id) == nil && center(of: step) != nil {
        try play("+0 tap \(step)\nwait 70")
      }
      try play("+0 tap \(id)\nwait 70")
    }
  }

  /// The middle of a key of the layer that is shown.
  public func center(of id: String) -> Point? {
    guard let keyboard = state.keyboard else { return nil }
    let keys = (keyboard.layers[state.presentation.layer] ?? []) + keyboard.strip
    return keys.first { $0.key.id == id }?.frame.center
  }

  // MARK: Script

  private mutating func perform(_ action: TouchScript.Action) {
    switch action {
    case .down(let finger, let place): touch(place) { .down(TouchID(rawValue: finger), $0) }
    case .move(let finger, let place): touch(place) { .move(TouchID(rawValue: finger), $0) }
    case .up(let finger): apply(.touch(.up(TouchID(rawValue: finger))))
    case .cancel(let finger): apply(.touch(.cancel(TouchID(rawValue: finger))))
    case .cancelAll: apply(.touch(.cancelAll))
    case .tap(let place): tap(place)
    case .type(let text): type(text)
    case .wait: break
    }
  }

  private mutating func touch(
    _ place: TouchScript.Place, _ event: (Point) -> TouchEvent
  ) {
    switch place {
    case .point(let point): apply(.touch(event(point)))
    case .key(let id, let dx, let dy):
      guard let center = center(of: id) else { return }
      apply(.touch(event(Point(x: center.x + dx, y: center.y + dy))))
    }
  }

  private mutating func tap(_ place: TouchScript.Place) {
    touch(place) { .down(TouchID(rawValue: 0), $0) }
    wait(50)
    apply(.touch(.up(TouchID(rawValue: 0))))
  }

  private mutating func type(_ text: String) {
    for character in text {
      let id = character == " " ? "space" : character.lowercased()
      tap(.key(id, dx: 0, dy: 0))
      wait(70)
    }
  }

  // MARK: Time

  private mutating func advance(to time: Int64) {
    while true {
      let wake = state.nextWake.map { $0.wholeMilliseconds }
      let report = reports.map(\.time).min()
      guard let next = [wake, report].compactMap(\.self).min(), next <= time else { break }
      now = max(now, next)
      if let report, report <= now { deliverReports() } else { apply(.wake) }
    }
    now = max(now, time)
  }

  private mutating func collectReports() {
    let now = now
    reports += editor.reports().map { (now + $0.delay, $0.report) }
  }

  private mutating func deliverReports() {
    let due = reports.filter { $0.time <= now }
    reports.removeAll { $0.time <= now }
    for item in due.sorted(by: { $0.time < $1.time }) { apply(.report(item.report)) }
  }
}

extension Instant {
  /// The time in milliseconds, rounded up, so that what was due is due.
  var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = sinceStart.components
    let unit: Int64 = 1_000_000_000_000_000
    return seconds * 1_000 + (attoseconds + unit - 1) / unit
  }
}
