/// What a field is for, in the words of Wayland's text-input protocols.
///
/// The protocols number the same words differently, so that a purpose is translated by name and
/// never by number.
public enum TextInputPurpose: String, CaseIterable, Hashable, Sendable {
  /// Any text.
  case normal
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
  /// A password of digits; text-input-v1 does not know it.
  case pin
  /// A date.
  case date
  /// A time of day.
  case time
  /// A date and a time of day.
  case datetime
  /// A terminal.
  case terminal
}

extension TextInputPurpose {
  /// The purpose that text-input-v3 and input-method-v2 give this number, or nil: a compositor may
  /// send a number that means nothing, which is best taken for ``normal``.
  public init?(textInputV3 number: UInt32) {
    self.init(number, of: Self.textInputV3)
  }

  /// The purpose that text-input-v1 and input-method-v1 give this number, or nil: a compositor may
  /// send a number that means nothing, which is best taken for ``normal``.
  public init?(textInputV1 number: UInt32) {
    self.init(number, of: Self.textInputV1)
  }

  private init?(_ number: UInt32, of purposes: [TextInputPurpose]) {
    guard let index = Int(exactly: number), purposes.indices.contains(index) else { return nil }
    self = purposes[index]
  }

  private static let textInputV3: [TextInputPurpose] = [
    .normal, .alpha, .digits, .number, .phone, .url, .email, .name, .password, .pin, .date, .time,
    .datetime, .terminal,
  ]

  private static let textInputV1 = textInputV3.filter { $0 != .pin }
}
