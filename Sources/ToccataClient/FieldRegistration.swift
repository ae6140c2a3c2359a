import Bus
import Layouts

/// A field as the keyboard knows it: its object on the bus, and what was told of it. It begins
/// without an object, until the keyboard has answered.
@MainActor
final class FieldRegistration {
  private let bus: BusConnection
  /// Whether a unique bus name is the keyboard's: it alone is believed.
  private let isKeyboard: (String) -> Bool
  private var object: BusProxy?
  private var told: [String: BusValue]
  private var slot: BusSlot?
  private let onSignal: (FieldSignal) -> Void
  private let onProblem: (KeyboardError) -> Void

  /// Registers a field that has the focus and says `values`. `onRegistered` is called when the
  /// keyboard has answered, and answers whether the field is still wanted; `onFailed` where it
  /// refused, or there is none.
  init(
    _ bus: BusConnection, values: [String: BusValue],
    isKeyboard: @escaping (String) -> Bool,
    onRegistered: @escaping (FieldRegistration) -> Bool,
    onFailed: @escaping (FieldRegistration) -> Void,
    onSignal: @escaping (FieldSignal) -> Void,
    onProblem: @escaping (KeyboardError) -> Void
  ) {
    self.bus = bus
    self.isKeyboard = isKeyboard
    told = values
    self.onSignal = onSignal
    self.onProblem = onProblem
    let service = BusProxy(
      bus, destination: KeyboardNames.service, path: KeyboardNames.path,
      interface: KeyboardNames.interface)
    let registered = values.merging(["isFirstResponder": .boolean(true)]) { $1 }
    service.call("RegisterField", [.named(registered)], options: .runningOnly) {
      [weak self] answer in
      let path = answer.flatMap { values in
        (values.first?.objectPath).map(Result.success)
          ?? .failure(.invalid("the answer to RegisterField is of another type"))
      }
      switch path {
      case .failure(let error):
        if let self { onFailed(self) }
        if !error.isServiceMissing { onProblem(error) }
      case .success(let path):
        let object = BusProxy(
          bus, destination: KeyboardNames.service, path: path, interface: FieldObject.interface)
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
      sender: KeyboardNames.service, path: object.path, interface: object.interface)
    do {
      slot = try bus.onSignal(match) { [weak self] message in
        guard let self, isKeyboard(message.sender) else { return }
        if let signal = FieldSignal(message) { onSignal(signal) }
      }
    } catch {
      onProblem(error)
    }
  }
}
