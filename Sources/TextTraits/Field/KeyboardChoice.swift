/// Which keys the person wants in a field: what the field asks for is a proposal (rule 3 of the
/// design).
public enum KeyboardChoice: String, CaseIterable, Codable, Sendable {
  /// What the field asks for.
  case asked
  /// Letters, where the field asks for a pad.
  case letters

  /// The keyboard that is shown in a field with `traits`. What has letters among whole numbers is a
  /// code or a PIN, so they are ASCII; beside a telephone number or an amount stand words.
  public func keyboardType(for traits: TextInputTraits) -> KeyboardType {
    guard self == .letters else { return traits.keyboardType }
    switch traits.keyboardType {
    case .numberPad, .asciiCapableNumberPad: return .asciiCapable
    case .phonePad, .decimalPad: return traits.isSecureTextEntry ? .asciiCapable : .default
    default: return traits.keyboardType
    }
  }
}
