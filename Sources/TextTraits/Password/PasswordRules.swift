/// What a service asks of a new password, in UIKit's grammar (reference 4).
public struct PasswordRules: Hashable, Sendable {
  /// Of each of these sets at least one character.
  public var required: [Set<Character>] = []
  /// The characters that may be used; nil where the rules do not say.
  public var allowed: Set<Character>?
  /// How often the same character may stand in a row; nil for any number.
  public var maximumConsecutive: Int?
  /// The shortest that is taken.
  public var minimumLength: Int?
  /// The longest that is taken.
  public var maximumLength: Int?

  /// No rules.
  public init() {}

  /// The characters that may be used: those allowed and those required; where nothing is said, all
  /// that ASCII prints.
  public var characters: Set<Character> {
    let said = required.reduce(allowed ?? []) { $0.union($1) }
    return said.isEmpty ? CharacterClass.asciiPrintable.characters : said
  }

  /// Whether a password keeps the rules.
  public func accept(_ password: String) -> Bool {
    let characters = characters
    return password.allSatisfy { characters.contains($0) }
      && required.allSatisfy { set in password.contains { set.contains($0) } }
      && password.count >= minimumLength ?? 0 && password.count <= maximumLength ?? .max
      && longestRun(in: password) <= maximumConsecutive ?? .max
  }

  private func longestRun(in password: String) -> Int {
    var (run, longest) = (0, 0)
    var last: Character?
    for character in password {
      run = character == last ? run + 1 : 1
      longest = max(longest, run)
      last = character
    }
    return longest
  }
}

extension PasswordRules {
  /// The classes that rules name.
  enum CharacterClass: String, CaseIterable {
    case upper, lower, digits, digit, special
    case asciiPrintable = "ascii-printable"
    case unicode

    /// The characters of the class. Nobody can be asked to type all of Unicode, so it is ASCII here.
    var characters: Set<Character> {
      switch self {
      case .upper: Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
      case .lower: Set("abcdefghijklmnopqrstuvwxyz")
      case .digits, .digit: Set("0123456789")
      case .special: Set("-~!@#$%^&*_+=`|(){}[:;\"'<>,.?] ")
      case .asciiPrintable, .unicode:
        Set((0x20...0x7E).map { Character(Unicode.Scalar($0)) })
      }
    }
  }
}
