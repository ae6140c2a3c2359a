import TextTraits
import Testing
import Typing

@testable import KeyboardService

@Suite("To which field a strong password is offered")
@MainActor
struct PasswordControllerTests {
  private let controller = PasswordController()
  private final class Memory {
    var offers: [String?] = []
  }
  private let memory = Memory()

  init() {
    let memory = memory
    controller.onOffer = { memory.offers.append($0) }
  }

  private func field(
    _ source: TraitSource, client: String = ":1.7",
    _ change: (inout PartialTraits) -> Void = { _ in }
  ) -> FocusedField {
    var traits = PartialTraits()
    traits.textContentType = .newPassword
    traits.savesPassword = true
    change(&traits)
    return FocusedField(
      resolved: TraitsResolver.resolve([source: traits]), appID: "",
      capabilities: Capabilities(), keyboardChoice: .asked, client: client)
  }

  private func content(_ type: TextContentType) -> PartialTraits {
    var traits = PartialTraits()
    traits.textContentType = type
    return traits
  }

  @Test func toARegisteredFieldWhoseApplicationRemembersIt() {
    controller.focus(field(.registeredField))
    #expect(memory.offers.count == 1)
    #expect(memory.offers.last??.count == 20)
  }

  @Test func aFieldThatOnlyLearnsOfItLaterToo() {
    controller.focus(field(.registeredField) { $0.savesPassword = nil })
    #expect(memory.offers.isEmpty)
    controller.change(field(.registeredField))
    #expect(memory.offers.count == 1)
  }

  @Test(arguments: [TraitSource.accessibility, .appRule, .textInput])
  func notOnAnybodyElsesWord(source: TraitSource) {
    controller.focus(field(source))
    #expect(memory.offers.isEmpty)
  }

  @Test func notToAnOldPasswordNorOneThatNobodyRemembers() {
    controller.focus(field(.registeredField) { $0.textContentType = .password })
    controller.focus(field(.registeredField) { $0.savesPassword = false })
    #expect(memory.offers.isEmpty)
  }

  @Test func theFieldsRulesShapeIt() {
    controller.focus(field(.registeredField) { $0.passwordRules = "required: digit; maxlength: 6" })
    let password = (memory.offers.last ?? nil) ?? ""
    #expect(password.count == 6 && password.allSatisfy(\.isNumber))
    controller.focus(field(.registeredField) { $0.passwordRules = "not rules at all" })
    #expect(memory.offers.last??.count == 20)
    controller.focus(field(.registeredField) { $0.passwordRules = "maxlength: 0" })
    #expect(memory.offers.last == .some(nil))
  }

  @Test func oneOfferAFocusAndAnotherOneTheNext() {
    controller.focus(field(.registeredField))
    controller.change(field(.registeredField) { $0.isEmpty = true })
    #expect(memory.offers.count == 1)
    controller.focus(field(.registeredField))
    #expect(memory.offers.count == 2)
    #expect(memory.offers[0] != memory.offers[1])
    controller.focus(nil)
    #expect(memory.offers.count == 2)
  }

  // MARK: The second field of a form

  private func offer(
    client: String = ":1.7", _ change: (inout PartialTraits) -> Void = { _ in }
  ) -> String? {
    controller.focus(
      field(.registeredField, client: client) {
        $0.isSecureTextEntry = true
        change(&$0)
      })
    return memory.offers.last ?? nil
  }

  @Test func whatWasTakenIsOfferedToTheNextFieldOnce() throws {
    let password = try #require(offer())
    controller.answered(isTaken: true)
    controller.focus(nil)
    #expect(offer() == password)
    controller.answered(isTaken: true)
    let third = offer()
    #expect(third != nil && third != password)
  }

  @Test func alsoWhereTheNextFieldSpeaksAfterItGotTheFocus() throws {
    let password = try #require(offer())
    controller.answered(isTaken: true)
    // All that is known at first is what the toolkit says: a password.
    controller.focus(
      field(.textInput, client: "") {
        $0.textContentType = nil
        $0.isSecureTextEntry = true
      })
    controller.change(field(.registeredField) { $0.isSecureTextEntry = true })
    #expect(memory.offers.last == .some(password))
  }

  @Test func whoTypesAPasswordIsNotOfferedAnotherInTheNextField() {
    #expect(offer() != nil)
    controller.answered(isTaken: false)
    _ = offer()
    #expect(memory.offers.last == .some(nil))
    controller.focus(field(.registeredField) { $0.textContentType = .name })
    #expect(offer() != nil)
  }

  @Test(
    "It is forgotten with another field, another application, and the keyboard",
    arguments: ["field", "application", "keyboard", "rules"])
  func forgotten(by what: String) throws {
    let password = try #require(offer())
    controller.answered(isTaken: true)
    switch what {
    case "field": controller.focus(field(.registeredField) { $0.textContentType = .name })
    case "keyboard":
      controller.focus(nil)
      controller.hidden()
    default: break
    }
    let next = offer(client: what == "application" ? ":1.8" : ":1.7") {
      // Rules that it would break.
      if what == "rules" { $0.passwordRules = "maxlength: 8" }
    }
    #expect(next != nil && next != password)
  }

  @Test func nothingIsOfferedBehindWhatStandsInTheField() throws {
    let password = try #require(offer { $0.isEmpty = true })
    controller.answered(isTaken: true)
    let full = field(.registeredField) { $0.isEmpty = false }
    controller.change(full)
    #expect(memory.offers.last == .some(nil))
    // The bar stays: keys must not move under the fingers.
    #expect(full.offersPassword)
    controller.change(field(.registeredField) { $0.isEmpty = true })
    #expect(memory.offers.last == .some(password))
  }

  @Test func cardsAndCodesAreNeverLearned() {
    for type in TextContentType.allCases
    where type == .oneTimeCode || type.name.hasPrefix("creditCard") {
      let traits = TraitsResolver.resolve([
        .registeredField: content(type)
      ]).traits
      #expect(!FieldPermissions(traits).allows(.learning), "\(type)")
    }
  }
}
