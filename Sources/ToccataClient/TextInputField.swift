import Bus
import Layouts
import TextTraits

/// One text field of the application, with UIKit's names for what it asks for.
///
/// All of ``TextTraits/TextInputTraits`` are its properties: `keyboardType`, `returnKeyType`,
/// `textContentType`, `isSecureTextEntry`, `enablesReturnKeyAutomatically` and the others. They may
/// change at any time; the keyboard follows at once.
///
/// Traits win over what the toolkit says of the field, but secrecy is only ever added. What is typed
/// goes to the field as always, never through here.
@MainActor
@dynamicMemberLookup
public final class TextInputField {
  /// The application's own keys in place of the keyboard; nil for the keyboard.
  public var inputView: InputView? { didSet { reloadInputViews() } }
  /// What stands above the keys, from left to right; empty for no bar.
  public var inputAccessoryView: [AccessoryItem] = [] { didSet { reloadInputViews() } }

  /// Called when the return key was pressed; the field got its return as always.
  public var onReturn: (() -> Void)?
  /// Called when an item of the accessory bar was used, with its id and what it is now.
  public var onAccessory: ((_ id: String, _ value: AccessoryValue) -> Void)?
  /// Called when a key of the input view was pressed that types nothing by itself, with its id.
  public var onInputViewKey: ((_ id: String) -> Void)?
  /// Called when the person left the input view for the system's keyboard.
  public var onInputViewDismissed: (() -> Void)?
  /// Called when the keyboard refused what was said, with a line that says why.
  public var onProblem: ((KeyboardError) -> Void)?

  /// Whether the field said that it has the focus.
  public private(set) var isFirstResponder = false

  private let connection: KeyboardConnection
  private var traits = PartialTraits()
  private var registration: FieldRegistration?
  private var isUpdating = false

  /// A field of an application; the keyboard hears of it when it first gets the focus.
  public init(_ connection: KeyboardConnection) {
    self.connection = connection
    connection.add(self)
  }

  isolated deinit {
    registration?.call("Unregister")
  }

  /// A trait. Reading one that was not set gives UIKit's default.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<TextInputTraits, Value>
  ) -> Value {
    get { traits.completed[keyPath: path] }
    set {
      traits[dynamicMember: path] = newValue
      reloadInputViews()
    }
  }

  /// Changes several things that the keyboard then shows at once.
  public func update(_ changes: (TextInputField) -> Void) {
    let isOuter = !isUpdating
    isUpdating = true
    changes(self)
    if isOuter {
      isUpdating = false
      reloadInputViews()
    }
  }

  /// Says that the field has the focus. To be called when it gets it: the keyboard believes it for
  /// a quarter of a second before and after the toolkit says so.
  public func becomeFirstResponder() {
    connection.focusMoved(to: self)
    isFirstResponder = true
    if let registration {
      registration.call("Focus")
    } else {
      register()
    }
  }

  /// Says that the field has the focus no more.
  public func resignFirstResponder() {
    guard isFirstResponder else { return }
    lostFocus()
    registration?.call("Blur")
  }

  /// Makes the sound of a key, where the person wants keys to be heard. For keys that the
  /// application draws itself.
  public func playInputClick() {
    registration?.call("PlayInputClick")
  }

  /// Tells the keyboard what has changed. Setting a property does it too.
  public func reloadInputViews() {
    guard !isUpdating else { return }
    registration?.tell(values)
  }

  // MARK: The keyboard

  /// Another field of the application has the focus now.
  func lostFocus() { isFirstResponder = false }

  /// Other fields need its place at the keyboard; with the focus it is registered again.
  func giveUp() {
    registration?.call("Unregister")
    registration = nil
  }

  /// A keyboard has come or gone.
  ///
  /// - Parameter isOther: whether what was registered is gone with another keyboard.
  func keyboardChanged(isRunning: Bool, isOther: Bool) {
    if isOther { registration = nil }
    if isRunning, isFirstResponder, registration == nil { register() }
  }

  /// Before it is known whether a keyboard runs one is asked all the same: a field that has the
  /// focus from the start must be told early.
  private func register() {
    registration = FieldRegistration(
      connection.bus, values: values,
      isKeyboard: { [weak connection] in connection?.owner == $0 },
      onRegistered: { [weak self] registration in
        guard let self, registration === self.registration else { return false }
        if !isFirstResponder { registration.call("Blur") }
        registration.tell(values)
        return true
      },
      onFailed: { [weak self] in
        if $0 === self?.registration { self?.registration = nil }
      },
      onSignal: { [weak self] in self?.receive($0) },
      onProblem: { [weak self] in self?.onProblem?($0) })
  }

  private var values: [String: BusValue] {
    var values = Dictionary(
      traits.said.map { ($0.name, BusValue(trait: $0, in: traits.completed)) },
      uniquingKeysWith: { $1 })
    values["applicationID"] = connection.applicationID.map(BusValue.string)
    values["inputAccessoryView"] = .accessoryItems(inputAccessoryView)
    values["inputView"] = .inputView(inputView)
    return values
  }

  private func receive(_ signal: FieldSignal) {
    switch signal {
    case .returnPressed: onReturn?()
    case .accessory(let id, let value): onAccessory?(id, value)
    case .inputViewKey(let id): onInputViewKey?(id)
    case .inputViewDismissed: onInputViewDismissed?()
    }
  }
}
