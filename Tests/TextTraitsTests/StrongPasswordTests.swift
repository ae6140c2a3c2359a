import Testing
import TextTraits

@Suite("Strong passwords")
struct StrongPasswordTests {
  private var generator = SystemRandomNumberGenerator()

  private mutating func passwords(_ rules: String) throws -> [String] {
    let rules = try #require(PasswordRules(rules))
    return try (0..<200).map { _ in
      try #require(StrongPassword.make(rules: rules, using: &generator))
    }
  }

  @Test mutating func withoutRulesItCanBeReadOff() throws {
    for password in try passwords("") {
      let groups = password.split(separator: "-")
      #expect(groups.map(\.count) == [6, 6, 6])
      #expect(groups.joined().count(where: \.isUppercase) == 1)
      #expect(groups.joined().count(where: \.isNumber) == 1)
      #expect(password.utf8.count == password.count)
    }
  }

  @Test(
    "It keeps the rules, whatever they are",
    arguments: [
      "required: lower; required: upper; required: digit; minlength: 20; allowed: [-]",
      "required: digit; maxlength: 6", "allowed: lower; minlength: 40",
      "required: special; required: upper; minlength: 8; maxlength: 12; max-consecutive: 1",
      "allowed: [ab]; minlength: 10; max-consecutive: 3", "minlength: 128",
    ])
  mutating func rules(text: String) throws {
    let rules = try #require(PasswordRules(text))
    for password in try passwords(text) { #expect(rules.accept(password), "\(password)") }
  }

  @Test(
    "Rules that nothing keeps have no password",
    arguments: [
      "minlength: 9; maxlength: 8", "maxlength: 0", "minlength: 129",
      "required: lower; required: upper; maxlength: 1", "allowed: [a]; max-consecutive: 1",
    ])
  mutating func impossible(text: String) throws {
    let rules = try #require(PasswordRules(text))
    let password = StrongPassword.make(rules: rules, using: &generator)
    #expect(password == nil)
  }

  @Test mutating func noTwoAreAlike() throws {
    for rules in ["", "required: special; maxlength: 16"] {
      let different = Set(try passwords(rules))
      #expect(different.count == 200)
    }
  }

  /// Every character of a set is drawn about equally often: within five standard deviations.
  @Test mutating func nothingIsFavoured() throws {
    var counts: [Character: Int] = [:]
    let all = try passwords("allowed: [0123456789]; minlength: 40; maxlength: 40").joined()
    for character in all { counts[character, default: 0] += 1 }
    #expect(counts.count == 10)
    // Of 8000 draws 800 each, with a deviation of 27.
    #expect(counts.values.allSatisfy { abs($0 - 800) < 135 }, "\(counts)")
  }
}
