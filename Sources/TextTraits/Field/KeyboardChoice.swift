/// Which keys the person wants in a field: what the field asks for is a proposal (rule 3 of the
/// design).
public enum KeyboardChoice: String, CaseIterable, Codable, Sendable {
  /// What the field asks for.
  case asked
  /// Letters, where the field asks for a pad.
  case letters

  /// The keyboard that is shown in a field with `traits`. Letters in place of ASCII digits and of a
  /// PIN are ASCII too.
  public func keyboardType(for traits: TextInputTraits) -> KeyboardType {
    guard self == .letters, traits.keyboardType.isPad else { return traits.keyboardType }
    let wantsASCII = traits.keyboardType == .asciiCapableNumberPad || traits.isSecureTextEntry
    return wantsASCII ? .asciiCapable : .default
  }
}
