/// A new password that nobody guesses, for a field whose application will remember it.
public enum StrongPassword {
  /// How long it is where the rules leave that open.
  static let length = 20
  /// The longest that is offered: no service keeps more.
  static let longest = 128
  /// How often it is tried anew where chance breaks a rule.
  private static let attempts = 64

  /// A password that keeps the rules; nil where none does. `generator` must be one that cannot be
  /// predicted, such as the system's.
  public static func make(
    rules: PasswordRules = PasswordRules(), using generator: inout some RandomNumberGenerator
  ) -> String? {
    for _ in 0..<attempts {
      let password = readable(using: &generator)
      if rules.accept(password) { return password }
    }
    for _ in 0..<attempts {
      guard let password = mixed(rules, using: &generator) else { return nil }
      if rules.accept(password) { return password }
    }
    return nil
  }

  /// Three groups of six with hyphens between them, a capital and a digit among small letters: easy
  /// to read off and to type elsewhere. Of this form there are more than 2 to the 80.
  private static func readable(using generator: inout some RandomNumberGenerator) -> String {
    let places = Array(0..<18).shuffled(using: &generator)
    let groups = (0..<18).map { place -> Character? in
      let kind: PasswordRules.CharacterClass =
        place == places[0] ? .upper : place == places[1] ? .digits : .lower
      return kind.characters.sorted().randomElement(using: &generator)
    }
    return [groups[0..<6], groups[6..<12], groups[12..<18]]
      .map { String($0.compactMap(\.self)) }.joined(separator: "-")
  }

  /// One of each required set, and the rest from all that may be used.
  private static func mixed(
    _ rules: PasswordRules, using generator: inout some RandomNumberGenerator
  ) -> String? {
    let shortest = max(rules.minimumLength ?? 1, rules.required.count)
    let length = min(max(length, shortest), rules.maximumLength ?? .max)
    guard length >= shortest, (1...longest).contains(length) else { return nil }
    // A set has no order of its own: what is drawn must come from the generator alone.
    let characters = rules.characters.sorted()
    var password = rules.required.compactMap { $0.sorted().randomElement(using: &generator) }
    while password.count < length {
      guard let character = characters.randomElement(using: &generator) else { return nil }
      password.append(character)
    }
    return String(password.shuffled(using: &generator))
  }
}
