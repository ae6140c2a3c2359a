/// Which keys a field asks for: the thirteen keyboard types of UIKit (reference 1.1).
///
/// The raw value is the name UIKit gives the type. `alphabet`, the thirteenth name, is a
/// deprecated alias of ``asciiCapable``; ``init(name:)`` understands it.
public enum KeyboardType: String, CaseIterable, Codable, Sendable {
  /// General text in the person's language.
  case `default`
  /// Text limited to ASCII.
  case asciiCapable
  /// The keys of ``asciiCapable``, opened on the numbers layer.
  case numbersAndPunctuation
  /// Web addresses; period, slash and .com stand where the space bar was.
  case url = "URL"
  /// Whole numbers and PINs, in the digits of the locale.
  case numberPad
  /// Telephone numbers: digits, and + * # pause wait on a second layer.
  case phonePad
  /// A person's name or telephone number.
  case namePhonePad
  /// E-mail addresses; @ and period beside the space bar.
  case emailAddress
  /// Numbers with the decimal separator of the locale.
  case decimalPad
  /// Short social text; @ and # beside the space bar.
  case twitter
  /// Search terms or an address; period beside the space bar.
  case webSearch
  /// Whole numbers, always ASCII digits.
  case asciiCapableNumberPad

  /// The type with this UIKit name, or nil. `alphabet` is ``asciiCapable``.
  public init?(name: String) {
    if name == "alphabet" {
      self = .asciiCapable
    } else if let type = KeyboardType(rawValue: name) {
      self = type
    } else {
      return nil
    }
  }

  /// Every name that ``init(name:)`` understands, in the order of UIKit's raw values.
  public static let names = allCases.map(\.rawValue) + ["alphabet"]

  /// A grid of digits without letters, space or return key: the four pads.
  public var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

extension KeyboardType {
  /// Reads UIKit's name, as ``init(name:)`` does.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = Self(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "there is no keyboard type “\(name)”, only \(Self.names.joined(separator: ", "))")
    }
    self = type
  }
}
