import Layouts

/// The suggestion bar under fingers, and the question that a held word opens there.
struct BarState: Hashable, Sendable {
  /// The finger on the bar, or nil.
  private(set) var touch: BarTouch?
  /// The learned word that the person is asked about, or nil.
  var forgetting: String?

  /// A finger on the bar.
  struct BarTouch: Hashable, Sendable {
    let id: TouchID
    let startTime: Instant
    /// What the bar offered when the finger came down: that is what the person meant.
    let offers: [Suggestion]
    fileprivate let slots: SuggestionSlots
    /// The slot it is on, or nil where lifting would choose nothing.
    fileprivate(set) var slot: Int?
    /// When it came to that slot.
    fileprivate(set) var slotTime: Instant

    /// The offer it is on.
    var offer: Suggestion? { slot.map { offers[$0] } }
  }

  /// Whether the finger came down on an offer; it is followed from then on.
  mutating func down(
    _ id: TouchID, _ point: Point, slots: SuggestionSlots, offers: [Suggestion], now: Instant
  ) -> Bool {
    guard touch == nil, let slot = slots.index(at: point) else { return false }
    touch = BarTouch(
      id: id, startTime: now, offers: offers, slots: slots, slot: slot, slotTime: now)
    return true
  }

  /// The finger moved; beyond `reach` of the bar it chooses nothing.
  mutating func move(_ id: TouchID, _ point: Point, reach: Double, now: Instant) {
    guard let touch, touch.id == id else { return }
    let slot = touch.slots.index(at: point, reach: reach)
    guard slot != touch.slot else { return }
    self.touch?.slot = slot
    self.touch?.slotTime = now
  }

  /// The finger lifted, or went: what it was on, and where.
  mutating func end(_ id: TouchID) -> BarTouch? {
    guard let touch, touch.id == id else { return nil }
    self.touch = nil
    return touch
  }

  /// The finger has held a learned word: the bar asks about it.
  mutating func ask() {
    forgetting = touch?.offer?.text
    touch?.slot = nil
  }

  /// What the bar offers while it asks; nil while it does not.
  var question: [Suggestion]? {
    forgetting.map { [Suggestion($0, kind: .forget), Suggestion($0, kind: .keep)] }
  }
}
