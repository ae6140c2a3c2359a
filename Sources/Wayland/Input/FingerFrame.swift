import CWaylandProtocols

/// Gathers what a device's fingers do until its frame ends, then tells each surface its part.
///
/// It remembers where each finger is, so that a compositor that moves or lifts a finger which never
/// came down changes nothing, and one that never lifts a finger gets it cancelled.
final class FingerFrame {
  private struct Contact {
    weak var surface: Surface?
    var x: Double
    var y: Double
    var time: UInt32
  }

  private let device: FingerEvent.Device
  private var contacts: [Int32: Contact] = [:]
  private var gathered: [(surface: Surface, event: FingerEvent)] = []

  init(_ device: FingerEvent.Device) {
    self.device = device
  }

  func down(_ slot: Int32, on surface: Surface?, x: Double, y: Double, time: UInt32) {
    if contacts[slot] != nil { end(slot, .cancelled, time: time) }
    contacts[slot] = Contact(surface: surface, x: x, y: y, time: time)
    gather(slot, .down)
  }

  func move(_ slot: Int32, x: Double, y: Double, time: UInt32) {
    guard contacts[slot] != nil else { return }
    contacts[slot]?.x = x
    contacts[slot]?.y = y
    contacts[slot]?.time = time
    gather(slot, .moved)
  }

  func up(_ slot: Int32, time: UInt32) {
    end(slot, .up, time: time)
  }

  /// Takes all fingers away, and tells so at once.
  func cancelAll() {
    for (slot, contact) in contacts.sorted(by: { $0.key < $1.key }) {
      end(slot, .cancelled, time: contact.time)
    }
    flush()
  }

  /// Ends the frame. Events are told in the order they came, together for each surface.
  func flush() {
    let events = gathered
    gathered.removeAll(keepingCapacity: true)
    var told: [Surface] = []
    for (surface, _) in events where !told.contains(where: { $0 === surface }) {
      told.append(surface)
      surface.onFingers?(events.compactMap { $0.surface === surface ? $0.event : nil })
    }
  }

  private func end(_ slot: Int32, _ phase: FingerEvent.Phase, time: UInt32) {
    guard contacts[slot] != nil else { return }
    contacts[slot]?.time = time
    gather(slot, phase)
    contacts[slot] = nil
  }

  private func gather(_ slot: Int32, _ phase: FingerEvent.Phase) {
    guard let contact = contacts[slot], let surface = contact.surface else { return }
    let finger = FingerEvent.Finger(device: device, slot: slot)
    let event = FingerEvent(
      finger: finger, phase: phase, x: contact.x, y: contact.y, time: contact.time)
    gathered.append((surface, event))
  }
}

/// A `wl_fixed_t` as a number of logical pixels.
func pixels(_ fixed: wl_fixed_t) -> Double { wl_fixed_to_double(fixed) }
