import TextTraits

/// Makes a strong password for a field whose application will remember it. A form asks for it
/// twice: a password that was taken is offered to the next field that asks for a new one, too. It
/// is kept nowhere else, and forgotten then, with the keyboard, or when another field has the focus.
final class PasswordController {
  /// Called with the password to offer, or nil where none is to be offered.
  var onOffer: ((String?) -> Void)?

  private var rules: String?
  private var client = ""
  /// What is offered now.
  private var offer: String?
  /// What the person did in this field, and in the one before.
  private var answer: Answer?
  private var answerBefore: Answer?

  private struct Answer {
    /// The application, by its bus name.
    let client: String
    /// The password that was taken; nil where the person has typed one.
    let password: String?
  }

  /// Another field has the focus, or none.
  func focus(_ field: FocusedField?) {
    (rules, offer) = (nil, nil)
    if let answer { (answerBefore, self.answer) = (answer, nil) }
    change(field)
  }

  /// The focused field says something else than before.
  func change(_ field: FocusedField?) {
    // A secret field may say only now that it asks for a new password.
    if let field, !field.offersPassword, !field.traits.isSecret { forget() }
    let wanted = field.flatMap { $0.wantsPassword ? $0.traits.passwordRules ?? "" : nil }
    guard wanted != rules else { return }
    rules = wanted
    client = field?.client ?? ""
    // Of rules that nobody understands nothing is known: as if there were none.
    offer = wanted.flatMap { password(PasswordRules($0) ?? PasswordRules()) }
    onOffer?(offer)
  }

  /// The person took what is offered, or typed something else.
  func answered(isTaken: Bool) {
    let isSecondTime = isTaken && offer == answerBefore?.password
    answerBefore = nil
    answer = isSecondTime ? nil : Answer(client: client, password: isTaken ? offer : nil)
    offer = nil
  }

  /// The keyboard has left the screen.
  func hidden() { forget() }

  private func forget() { (answer, answerBefore) = (nil, nil) }

  private func password(_ rules: PasswordRules) -> String? {
    if let before = answerBefore, before.client == client {
      // Whoever has typed a password of their own types that one again.
      guard let password = before.password else { return nil }
      if rules.accept(password) { return password }
    }
    // Of a field that was emptied again the password is the same.
    if let password = answer?.password, rules.accept(password) { return password }
    var generator = SystemRandomNumberGenerator()
    return StrongPassword.make(rules: rules, using: &generator)
  }
}

nonisolated extension FocusedField {
  /// Whether there is room for a strong password: the application itself says that the password is
  /// new and that it will remember it.
  var offersPassword: Bool {
    traits.textContentType == .newPassword && traits.savesPassword
      && ["textContentType", "savesPassword"].allSatisfy {
        resolved.sources[$0] == .registeredField
      }
  }

  /// Whether one is offered: not behind what stands in the field.
  fileprivate var wantsPassword: Bool { offersPassword && traits.isEmpty != false }
}
