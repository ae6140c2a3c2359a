import Layouts

/// One finger, from down to up.
struct TouchTracker: Hashable, Sendable {
  let id: TouchID
  /// The layer it went down on.
  let layer: LayerID
  /// Where and when it went down.
  let start: Point
  let startTime: Instant
  /// Where it is.
  var point: Point
  /// The key it went down on.
  let origin: PlacedKey
  /// The key it means now, or nil where lifting would type nothing.
  var key: PlacedKey?
  /// Where and when it came to that key, or may begin to be held.
  var keyPoint: Point
  var keyTime: Instant
  /// What it is doing.
  var role: Role
  /// Whether holding still may open something; it was done, or the finger went too far.
  var canLongPress = true
  /// How far it has flicked down, as a part of the key's height; 0 where it does not flick.
  var flick = 0.0

  enum Role: Hashable, Sendable {
    /// It types its key when it lifts.
    case press
    /// It went down on shift.
    case shift
    /// It went down on a layer key.
    case layer
    /// It went down on a modifier.
    case modifier(KeyAction.Modifier)
    /// Its key repeats: delete and arrows.
    case repeating(KeyRepeat)
    /// It chooses among the variants of its key.
    case callout(CalloutState)
    /// It moves the caret.
    case trackpad(Trackpad)
    /// It moves the floating keyboard.
    case drag
    /// It chooses in the menu of keyboards.
    case menu
    /// It counts only when it has been down for a while (accessibility).
    case waiting
    /// It has done what it came for, or is ignored.
    case spent
  }

  init(
    id: TouchID, layer: LayerID, point: Point, now: Instant, key: PlacedKey, role: Role
  ) {
    self.id = id
    self.layer = layer
    start = point
    startTime = now
    self.point = point
    origin = key
    self.key = key
    keyPoint = point
    keyTime = now
    self.role = role
  }

  /// The finger begins to do what its key is for.
  mutating func begin(_ newRole: Role, now: Instant) {
    role = newRole
    keyTime = now
    keyPoint = point
    // A finger on shift or a layer key means no other key until it slides to one.
    switch newRole {
    case .shift, .layer: key = nil
    default: key = origin
    }
  }

  /// The finger came to another key, or to none.
  mutating func target(_ newKey: PlacedKey?, now: Instant) {
    key = newKey
    keyPoint = point
    keyTime = now
    canLongPress = true
    flick = 0
  }

  /// The finger has done what it came for.
  mutating func spend() {
    role = .spent
    key = nil
    flick = 0
  }

  /// Whether the finger's lift still has something to type.
  var isHolding: Bool {
    switch role {
    case .press, .callout: true
    case .shift, .layer: key != nil
    default: false
    }
  }

  /// Whether its key repeats and has begun to.
  var isRepeating: Bool {
    if case .repeating(let repeating) = role { repeating.count > 0 } else { false }
  }
}

/// An open callout.
struct CalloutState: Hashable, Sendable {
  /// The key it grows out of.
  let key: PlacedKey
  let layout: CalloutLayout
  /// Where the finger was when it opened.
  let start: Point
  /// The choice that lifting would type.
  var selected: Int?
  /// The choices, the key's own character first.
  let text: [String]

  init(key: PlacedKey, texts: [String], at point: Point, keyboardWidth: Double) {
    self.key = key
    text = texts
    layout = CalloutLayout(texts: texts, key: key.frame, keyboardWidth: keyboardWidth)
    start = point
    selected = texts.isEmpty ? nil : 0
  }

  /// What lifting would type.
  var choice: String? {
    selected.flatMap { text.indices.contains($0) ? text[$0] : nil }
  }
}
