/// The person's choices of keys, remembered for each application and kind of field.
public struct KeyboardChoices: Hashable, Codable, Sendable {
  /// The fields for which a choice is remembered: all fields of an application that ask for the
  /// same keyboard.
  private struct Kind: Hashable, Codable {
    let application: String
    let keyboardType: KeyboardType
  }

  /// Only choices that differ from what the field asks for.
  private var choices: [Kind: KeyboardChoice] = [:]

  /// Nothing chosen yet.
  public init() {}

  /// The choice for fields of `application` (its app id, empty where unknown) that ask for
  /// `keyboardType`.
  public subscript(application: String, keyboardType: KeyboardType) -> KeyboardChoice {
    get { choices[Kind(application: application, keyboardType: keyboardType)] ?? .asked }
    set {
      let kind = Kind(application: application, keyboardType: keyboardType)
      choices[kind] = newValue == .asked ? nil : newValue
    }
  }
}
