import Bus
import Layouts

/// A field as the keyboard knows it: its object on the bus, and what was told of it. It begins
/// without an object, until the keyboard has answered.
@MainActor
final class FieldRegistration {
  private let bus: BusConnection
  /// The unique bus name of the keyboard: it alone is believed.
  private let keyboard: String
  private var object: BusProxy?
  private var told: [String: BusValue]
  private var slot: BusSlot?
  private let onSignal: (FieldSignal) -> Void
  private let onProblem: (KeyboardError) -> Void

  /// Registers a field that says `values` with the keyboard of this unique bus name. `onRegistered` is called when the keyboard has answered,
  /// and answers whether the field is still wanted.
  init(
    _ bus: BusConnection, keyboard: String, values: [String: BusValue],
    onRegistered: @escaping (FieldRegistration) -> Bool,
    onSignal: @escaping (FieldSignal) -> Void,
    onProblem: @escaping (KeyboardError) -> Void
  ) {
    self.bus = bus
    self.keyboard = keyboard
    told = values
    self.onSignal = onSignal
    self.onProblem = onProblem
    let service = BusProxy(
      bus, destination: keyboard, path: KeyboardNames.path, interface: KeyboardNames.interface)
    service.call("RegisterField", [.named(values)], options: .runningOnly) { [weak self] answer in
      let path = answer.flatMap { values in
        (values.first?.objectPath).map(Result.success)
          ?? .failure(.invalid("the answer to RegisterField is of another type"))
      }
      switch path {
      case .failure(let error): onProblem(error)
      case .success(let path):
        let object = BusProxy(
          bus, destination: keyboard, path: path, interface: FieldObject.interface)
        guard let self else {
          return object.call("Unregister", options: .runningOnly) { _ in }
        }
        begin(object)
        if !onRegistered(self) { call("Unregister") }
      }
    }
  }

  /// Calls a method of the field without arguments; nothing before the keyboard has answered.
  func call(_ method: String) {
    send(method)
  }

  /// Tells what is not as it was told last.
  func tell(_ values: [String: BusValue]) {
    guard object != nil else { return }
    let changed = values.filter { told[$0.key] != $0.value }
    guard !changed.isEmpty else { return }
    told.merge(changed) { $1 }
    send("SetTraits", [.named(changed)])
  }

  private func send(_ method: String, _ arguments: [BusValue] = []) {
    object?.call(method, arguments, options: .runningOnly) { [weak self] answer in
      if case .failure(let error) = answer, !error.isServiceMissing { self?.onProblem(error) }
    }
  }

  /// The bus hands on whatever is sent to this client alone, so that who sent it is looked at.
  private func begin(_ object: BusProxy) {
    self.object = object
    let match = BusMatch(
      sender: keyboard, path: object.path, interface: object.interface)
    do {
      slot = try bus.onSignal(match) { [weak self] message in
        guard let self, message.sender == self.keyboard else { return }
        if let signal = FieldSignal(message) { onSignal(signal) }
      }
    } catch {
      onProblem(error)
    }
  }
}
