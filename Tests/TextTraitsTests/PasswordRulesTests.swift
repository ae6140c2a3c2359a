import Testing

@testable import TextTraits

/// The grammar of reference 4.
@Suite("Rules for passwords")
struct PasswordRulesTests {
  @Test func everyPropertyIsRead() throws {
    let rules = try #require(
      PasswordRules(
        "required: lower; required: upper, digits; allowed: [-!]; max-consecutive: 2;"
          + " minlength: 12; maxlength: 24;"))
    #expect(rules.required.count == 2)
    #expect(rules.required[0] == Set("abcdefghijklmnopqrstuvwxyz"))
    #expect(rules.required[1].contains("A") && rules.required[1].contains("7"))
    #expect(rules.allowed == ["-", "!"])
    #expect(rules.maximumConsecutive == 2)
    #expect((rules.minimumLength, rules.maximumLength) == (12, 24))
    #expect(rules.characters == rules.required[0].union(rules.required[1]).union(["-", "!"]))
  }

  @Test(
    "Spaces, capitals and the last semicolon make no difference",
    arguments: ["minlength:8;required:digit", " MinLength : 8 ;; required : Digits ; "])
  func looseness(text: String) throws {
    let rules = try #require(PasswordRules(text))
    #expect(rules.minimumLength == 8)
    #expect(rules.required == [Set("0123456789")])
  }

  @Test func aBracketMayStandLastInItsSet() throws {
    #expect(try #require(PasswordRules("allowed: [a]];")).allowed == ["a", "]"])
    #expect(try #require(PasswordRules("allowed: [-]; maxlength: 9")).allowed == ["-"])
  }

  @Test func ofSeveralTheStrictestCounts() throws {
    let rules = try #require(
      PasswordRules("minlength: 4; minlength: 8; maxlength: 20; maxlength: 16; max-consecutive: 3"))
    #expect((rules.minimumLength, rules.maximumLength) == (8, 16))
  }

  @Test func withoutAWordAllThatASCIIPrintsIsAllowed() throws {
    let rules = try #require(PasswordRules("minlength: 8"))
    #expect(rules.characters.count == 95)
    #expect(try #require(PasswordRules("")).characters.count == 95)
  }

  @Test func aPropertyNobodyKnowsIsPassedOver() throws {
    let rules = try #require(PasswordRules("colour: blue; minlength: 8"))
    #expect(rules.minimumLength == 8)
  }

  @Test(
    "What breaks the grammar is no rules at all",
    arguments: [
      "minlength", "minlength:", "minlength: many", "required: 8", "allowed: [abc", "; : ;",
      "required: lower upper", "allowed: [ä]", "maxlength: 99999999999999999999",
      "required: lowre;",
    ])
  func broken(text: String) {
    #expect(PasswordRules(text) == nil)
  }

  @Test(
    "A password keeps rules or breaks them",
    arguments: [
      ("required: digit", "abc1", false), ("required: digit; allowed: lower", "abc1", true),
      ("required: digit; allowed: lower", "abc", false), ("max-consecutive: 2", "aab", true),
      ("max-consecutive: 2", "aaab", false), ("minlength: 4", "abc", false),
      ("maxlength: 2", "abc", false), ("", "any thing 1", true), ("", "ä", false),
    ])
  func accepts(rules: String, password: String, isAccepted: Bool) throws {
    #expect(try #require(PasswordRules(rules)).accept(password) == isAccepted)
  }
}
