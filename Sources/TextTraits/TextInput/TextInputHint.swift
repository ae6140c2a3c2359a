/// Something a field says about its text, in the words of text-input-v3.
///
/// text-input-v1 calls ``completion`` and ``spellcheck`` auto_completion and auto_correction.
public enum TextInputHint: String, CaseIterable, Hashable, Sendable {
  /// Words may be suggested.
  case completion
  /// Words may be corrected.
  case spellcheck
  /// Sentences begin with a capital.
  case autoCapitalization = "auto_capitalization"
  /// Small letters are preferred.
  case lowercase
  /// Capitals are preferred.
  case uppercase
  /// Words begin with a capital.
  case titlecase
  /// The text is not shown.
  case hiddenText = "hidden_text"
  /// The text must not be stored.
  case sensitiveData = "sensitive_data"
  /// Only Latin letters.
  case latin
  /// The text has lines.
  case multiline
  /// The application has keys of its own (version 2 of text-input-v3).
  case onScreenInputProvided = "on_screen_input_provided"
  /// Emoji do not fit (version 2).
  case noEmoji = "no_emoji"
  /// The application shows preedit text (version 2).
  case preeditShown = "preedit_shown"
}

/// What a field says about its text: any number of hints.
public typealias TextInputHints = Set<TextInputHint>

extension TextInputHints {
  /// The hints in a bit field of text-input-v3 or input-method-v2. Bits that mean nothing are
  /// passed over.
  public init(textInputV3 bits: UInt32) {
    self.init(bits, of: Self.textInputV3)
  }

  /// The hints in a bit field of text-input-v1 or input-method-v1. Bits that mean nothing are
  /// passed over.
  public init(textInputV1 bits: UInt32) {
    self.init(bits, of: Self.textInputV1)
  }

  private init(_ bits: UInt32, of hints: [TextInputHint]) {
    self.init(hints.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element))
  }

  /// From the lowest bit upwards.
  private static let textInputV3: [TextInputHint] = [
    .completion, .spellcheck, .autoCapitalization, .lowercase, .uppercase, .titlecase, .hiddenText,
    .sensitiveData, .latin, .multiline, .onScreenInputProvided, .noEmoji, .preeditShown,
  ]

  /// The same bits as text-input-v3 before its version 2.
  private static let textInputV1 = Array(textInputV3.prefix { $0 != .onScreenInputProvided })
}
