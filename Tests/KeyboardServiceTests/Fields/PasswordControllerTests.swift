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
    _ source: TraitSource, _ change: (inout PartialTraits) -> Void = { _ in }
  ) -> FocusedField {
    var traits = PartialTraits()
    traits.textContentType = .newPassword
    traits.savesPassword = true
    change(&traits)
    return FocusedField(
      resolved: TraitsResolver.resolve([source: traits]), appID: "",
      capabilities: Capabilities(), keyboardChoice: .asked)
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
