import Bus
import EventLoop
import TextTraits

/// Asks the accessible object of the focused field what the field is, where the person wants that.
/// It listens only while a field has the focus and the keyboard is there for it (rule 8); what it
/// learns comes later than the keyboard and refines it. The text is never asked for.
final class AccessibilityController {
  /// Called with what the object that has the focus says; nil where none says anything.
  var onTraits: ((PartialTraits?) -> Void)?

  /// The session's bus, by which the other is found; nil without one.
  var session: BusConnection?
  /// Whether the person wants it.
  var isEnabled = false { didSet { if isEnabled != oldValue { update() } } }
  /// Whether a field has the focus.
  var hasField = false { didSet { if hasField != oldValue { update() } } }
  /// Whether the keyboard is shown: from one field to the next it stays.
  var isShown = false { didSet { if isShown != oldValue { update() } } }

  /// So many objects are looked through for the one that has the focus.
  private static let searchLimit = 500

  private let loop: EventLoop
  private var isBound = false
  private var source: BusSource?
  private var focus: AccessibleFocus?
  private var search: AccessibleSearch?
  private var asked: AccessibleObject.Reference?
  private var told: PartialTraits?

  /// A controller whose bus is in `loop`.
  init(loop: EventLoop) { self.loop = loop }

  private func update() {
    let isWanted = isEnabled && (hasField || isBound && isShown)
    guard isWanted != isBound else { return }
    isBound = isWanted
    isWanted ? bind() : unbind()
  }

  private func bind() {
    guard let session else { return }
    AccessibilityBus.connect(by: session) { [weak self] connection in
      guard let self, isBound, source == nil, let connection else { return }
      source = BusSource(connection, loop: loop)
      listen(on: connection)
    }
  }

  private func unbind() {
    focus = nil
    search = nil
    asked = nil
    source?.remove()
    source = nil
    tell(nil)
  }

  private func listen(on connection: BusConnection) {
    focus = try? AccessibleFocus(on: connection) { [weak self] reference in
      self?.search = nil
      self?.ask(reference, on: connection)
    }
    // The field had the focus before anybody listened.
    search = AccessibleSearch(
      on: connection, limit: Self.searchLimit,
      isFound: {
        AccessibleField(role: 0, states: $0, attributes: [:]).states
          .isSuperset(of: [.focused, .editable])
      },
      mayContain: { depth, states in
        let states = AccessibleField(role: 0, states: states, attributes: [:]).states
        return depth < 2 || states.contains(depth == 2 ? .active : .showing)
      },
      found: { [weak self] in self?.ask($0, on: connection) })
  }

  private func ask(_ reference: AccessibleObject.Reference?, on connection: BusConnection) {
    asked = reference
    guard let reference else { return tell(nil) }
    let object = AccessibleObject(reference, on: connection)
    object.role { [weak self] role in
      object.states { states in
        object.attributes { attributes in
          self?.answered(
            reference, AccessibleField(role: role ?? 0, states: states, attributes: attributes))
        }
      }
    }
  }

  /// Another object may have got the focus meanwhile.
  private func answered(_ reference: AccessibleObject.Reference, _ field: AccessibleField) {
    if asked == reference { tell(PartialTraits(accessible: field)) }
  }

  private func tell(_ traits: PartialTraits?) {
    let traits = traits?.names.isEmpty == false ? traits : nil
    guard traits != told else { return }
    told = traits
    onTraits?(traits)
  }
}
