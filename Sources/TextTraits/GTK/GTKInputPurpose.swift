/// What a field is for, in the words of GTK's `GtkInputPurpose`; the raw value is GTK's own nick.
public enum GTKInputPurpose: String, CaseIterable, Hashable, Sendable {
  /// Any text.
  case freeForm = "free-form"
  /// Letters.
  case alpha
  /// Digits only.
  case digits
  /// A number with decimal separator and sign.
  case number
  /// A telephone number.
  case phone
  /// A web address.
  case url
  /// An e-mail address.
  case email
  /// A person's name.
  case name
  /// A password.
  case password
  /// A password of digits.
  case pin
  /// A terminal.
  case terminal

  /// The same in the words of text-input-v3, as GTK itself sends it.
  public var textInputPurpose: TextInputPurpose {
    switch self {
    case .freeForm: .normal
    case .alpha: .alpha
    case .digits: .digits
    case .number: .number
    case .phone: .phone
    case .url: .url
    case .email: .email
    case .name: .name
    case .password: .password
    case .pin: .pin
    case .terminal: .terminal
    }
  }
}
